// The bar of a demo as the server writes it: what it offers, and what it does not where that would do nothing.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DemoBlock } from '../../templates/blocks/demo-block.tsx';
import { demoOf, frameOf } from './views.ts';

type Parts = Parameters<typeof demoOf>[0];

function htmlOf(parts: Parts, frame: Parameters<typeof frameOf>[0] = {}): string {
  return renderToStaticMarkup(<DemoBlock demo={demoOf({ module: '/basic.js', ...parts })} frame={frameOf(frame)} />);
}
const toolsIn = (html: string) =>
  [...html.matchAll(/class="demo-tool[^"]*" data-tool="(\w+)"/g)].map(([, name]) => name);
const both = [
  { styling: 'system', language: 'ts' },
  { styling: 'system', language: 'js' },
] as const;
const stylings = (['system', 'tailwind', 'css'] as const).flatMap((styling) => [
  { styling, language: 'ts' as const },
  { styling, language: 'js' as const },
]);

describe('the tools', () => {
  it('are what a demo can do, in a toolbar to which the unfolding belongs', () => {
    const html = htmlOf({ variants: both });
    expect(toolsIn(html)).toEqual(['js', 'ts', 'copy', 'stackblitz', 'codesandbox', 'focus', 'reset', 'edit']);
    expect(html).toContain('role="toolbar" aria-label="Tools of the demo Basic" aria-owns="Basic-code"');
    expect(html).toContain('<summary class="demo-bar" id="Basic-code">');
  });

  it('have no choice of a language where there is one only', () => {
    expect(toolsIn(htmlOf({ variants: [{ styling: 'system', language: 'js' }] }))).not.toContain('js');
    expect(htmlOf({ variants: [{ styling: 'system', language: 'ts' }] })).not.toContain('#Basic.js');
  });

  it('do not try a demo that does not run', () => {
    expect(toolsIn(htmlOf({ error: { title: 'Basic', message: 'It broke.' } }))).toEqual([
      'copy',
      'stackblitz',
      'codesandbox',
    ]);
  });

  it('do not edit a demo on a page of its own, which runs there', () => {
    const html = htmlOf({ module: undefined, frameUrl: '/demos/basic/' });
    expect(toolsIn(html)).toEqual(['copy', 'stackblitz', 'codesandbox', 'focus', 'reset']);
  });

  it('open a chat where the site has one', () => {
    const html = htmlOf({}, { chat: { name: 'MUI Chat', endpoint: 'https://chat.example/demos' } });
    expect(html).toContain(
      'data-tool="chat" aria-label="Open in MUI Chat" data-endpoint="https://chat.example/demos" data-name="MUI Chat"',
    );
  });

  it('choose a styling where there are several; the summary names the one of each choice', () => {
    const html = htmlOf({ variants: stylings });
    expect(html).toContain('<span data-for="tailwind-ts tailwind-js">Tailwind</span>');
    expect(html).toContain('data-tool="css" aria-pressed="false">Plain CSS</button>');
    expect(htmlOf({ variants: both })).not.toContain('demo-stylings');
  });
});

describe('the menu', () => {
  it('leads to the source, links to it in both languages, and says what the demo costs', () => {
    const html = htmlOf({ variants: both, sourceUrl: 'https://example.com/blob/Basic.tsx', cost: 41_700 });
    expect(html).toContain('<a href="https://example.com/blob/Basic.tsx">View source in the repository</a>');
    expect(html).toMatch(/<a href="#Basic\.js"[^>]*>Copy link to JavaScript source/);
    expect(html).toMatch(/<a href="#Basic\.tsx"[^>]*>Copy link to TypeScript source/);
    expect(html).toContain('Loads 42 kB of scripts, compressed');
    expect(htmlOf({})).not.toContain('demo-cost');
  });

  it('has every tool of the bar for narrow demos', () => {
    const html = htmlOf({ variants: stylings });
    for (const tool of ['stackblitz', 'codesandbox', 'focus', 'reset', 'edit'])
      expect(html).toContain(`<button type="button" class="demo-narrow" data-tool="${tool}"`);
    expect(html).toContain('<div class="demo-narrow" role="group" aria-label="Code styling">');
  });
});

describe('what the first paint shows', () => {
  it('is the preview of each choice where they differ', () => {
    const previews = [
      { html: '<b>ts</b>', shownFor: 'ts' },
      { html: '<b>js</b>', shownFor: 'js' },
    ];
    const html = htmlOf({ variants: both, preview: '<b>ts</b>', previews });
    expect(html).toContain('<div class="demo-lines" data-for="js"><b>js</b></div>');
    expect(htmlOf({ variants: both, preview: '<b>ts</b>' })).toContain('<div class="demo-lines"><b>ts</b></div>');
  });

  it('is the name of a file in either language, and room for an open source in JavaScript', () => {
    const files = [{ name: 'Basic.tsx', jsName: 'Basic.js', path: 'Basic.tsx', code: '', html: '' }];
    const html = htmlOf({
      files,
      variants: both,
      jsRoom: { lines: 12, columns: 80 },
      options: { defaultCodeOpen: true },
    });
    expect(html).toContain('data-js="Basic.js">Basic.tsx</button>');
    expect(html).toContain('data-variants="system-ts system-js" style="--js-lines:12;--js-columns:80"');
  });
});
