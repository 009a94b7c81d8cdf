// What a page says of props that a component takes from elsewhere.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Api } from '../../src/model/api.ts';
import { ApiBlock } from '../../templates/blocks/api-block.tsx';
import { apiOf } from '../support/api-of.ts';
import { frameOf } from './views.ts';

const htmlOf = (parts: Partial<Api>) =>
  renderToStaticMarkup(<ApiBlock api={apiOf(parts)} demos={[]} frame={frameOf()} />);

it('links to what documents a native element, an SVG element and what all elements have', () => {
  const accepted = (name: string) => htmlOf({ accepts: [{ from: 'element', name, names: ['onClick'] }] });
  expect(accepted('button')).toMatch(/HTML\/Reference\/Elements\/button"><code>button<\/code><\/a> work, too/);
  expect(accepted('h2')).toContain('HTML/Reference/Elements/Heading_Elements"');
  expect(accepted('lineargradient')).toContain('SVG/Reference/Element/linearGradient"');
  expect(accepted('*')).toMatch(/HTML\/Reference\/Global_attributes"><code>HTML<\/code>/);
  // An element that only its name tells.
  expect(htmlOf({ inherits: { name: 'ul' } })).toContain('HTML/Reference/Elements/ul"');
});

it('says a native element once', () => {
  const html = htmlOf({ inherits: { name: 'ul' }, accepts: [{ from: 'element', name: 'ul', names: ['onClick'] }] });
  expect(html.match(/<code>ul<\/code>/g)).toHaveLength(1);
});

it('folds the props of a package: who declares them, where it is documented, and each with an anchor', () => {
  const html = htmlOf({
    name: 'Bell',
    accepts: [
      {
        from: 'package',
        name: '@velo/base',
        types: ['BaseProps'],
        href: 'https://velo.example/base',
        names: ['level'],
        members: [{ name: 'level', type: 'number', required: false, description: 'How loud.', default: '2' }],
      },
      { from: 'type', name: 'Spacing', names: ['m', 'p'] },
    ],
  });
  expect(html).toContain('<summary>Props of the package <code>@velo/base</code> work, too (1)</summary>');
  expect(html).toContain('<a href="https://velo.example/base">About @velo/base</a>');
  expect(html).toMatch(/<tr role="row" id="bell-prop-level"/);
  expect(html).toContain('Props of <code>Spacing</code>, which many components share, work, too (2)');
  expect(html).toContain('<code>m</code></span><span> <code>p</code>');
});

it('names the parts of a component with their pages', () => {
  const html = htmlOf({ name: 'Tabs', parts: [{ name: 'Tabs.List', href: '/api/kit/tabs-list/' }] });
  expect(html).toMatch(/<nav class="api-demos" aria-label="Parts">.*<a href="\/api\/kit\/tabs-list\/">Tabs\.List<\/a>/);
});

it('opens the props of a package that a component is mostly made of', () => {
  const row = (name: string) => ({ name, type: 'number', required: false, description: '' });
  const accepts = (from: string, ...members: string[]) => ({
    from: 'package' as const,
    name: from,
    names: members,
    members: members.map(row),
  });
  const html = htmlOf({
    members: [row('own')],
    accepts: [accepts('@velo/main', 'a', 'b'), accepts('@velo/side', 'c')],
  });
  expect(html).toMatch(/<details class="api-accepts" open=""><summary>[^/]*@velo\/main/);
  expect(html).toMatch(/<details class="api-accepts"><summary>[^/]*@velo\/side/);
});

it('shows the few values that a name stands for, unless the name leads to a page; longer types in lines', () => {
  const rows: Api['members'] = [
    { name: 'size', type: "'sm' | 'md'", shortType: 'Size', required: false, description: '' },
    { name: 'tone', type: "'low' | 'high'", shortType: 'Tone', required: false, description: '' },
    {
      name: 'ring',
      type: '{ at: Date; times: number; loud?: boolean; reason?: string; }',
      shortType: 'Ring',
      required: false,
      description: '',
    },
  ];
  const html = renderToStaticMarkup(
    <ApiBlock api={apiOf({ members: rows })} demos={[]} types={{ Tone: '/tone/' }} frame={frameOf()} />,
  );
  expect(html).toContain('<code class="api-type">&#x27;sm&#x27; | &#x27;md&#x27;</code>'.replaceAll('&#x27;', "'"));
  expect(html).toContain('<code class="api-type"><a href="/tone/">Tone</a></code><details class="api-full-type">');
  expect(html).toContain('<code>{\n  at: Date;\n  times: number;\n  loud?: boolean;\n  reason?: string;\n}</code>');
});

it('writes what a hook returns in lines, where it is a long object', () => {
  const returns = (type: string) => htmlOf({ kind: 'hook', returns: { type, description: '' } });
  expect(returns('boolean')).toContain('<p><code class="api-type">boolean</code></p>');
  expect(returns('{ open: boolean; onOpen: () => void; onClose: () => void; setOpen: Setter; }')).toContain(
    '<code>{\n  open: boolean;\n',
  );
});
