// Controls as the server renders them: fields that say what they are for, and start as the demo does.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DemoControlsView } from '../../src/model/view.ts';
import { DemoControls } from '../../templates/blocks/demo-controls.tsx';
import { bellControls } from './bell-controls.ts';
import { frameOf } from './views.ts';

const htmlOf = (view: DemoControlsView) =>
  renderToStaticMarkup(<DemoControls demo={{ id: 'Play' }} view={view} frame={frameOf()} />);
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!);

it('have a label, a hint and a name in the address each', () => {
  const html = htmlOf(bellControls);
  const ids = all(html, /\sid="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  const names = bellControls.controls.map(({ name }) => name);
  for (const reference of all(html, / (?:for|aria-labelledby|aria-describedby)="([^"]+)"/g))
    expect(ids).toContain(reference);
  expect(all(html, /<p class="control-hint" id="Play-control-(\w+)-hint"/g)).toEqual(names);
  expect([...new Set(all(html, /name="Play\.(\w+)"/g))]).toEqual(names);
  expect(all(html, /aria-label="About the prop (\w+)"/g)).toEqual(names);
});

it('start as the demo does', () => {
  const html = htmlOf(bellControls);
  expect(html).toMatch(/<input type="radio" name="Play.size" checked="" value=""\/>|value="" checked=""/);
  expect(html).toContain('<option value="brass" selected="">brass</option>');
  expect(html).toMatch(/<input [^>]*type="number" min="0" max="50" step="any"[^>]* value="6"/);
  expect(html).not.toMatch(/role="switch"[^>]*checked/);
  const code = /<code class="language-tsx">(.*?)<\/code>/s.exec(html)![1]!.replace(/<[^>]+>/g, '');
  expect(code).toBe('&lt;Bell gap={6} /&gt;');
});

it('that are many are there in part, and the others unfold', () => {
  const [first] = bellControls.controls;
  const many = (count: number) =>
    htmlOf({
      ...bellControls,
      controls: Array.from({ length: count }, (_, index) => ({ ...first!, name: `part${index}` })),
    });
  expect(many(10)).not.toContain('<details');
  const [shown, folded] = many(20).split('<details');
  expect(all(shown!, /(class="control )/g)).toHaveLength(8);
  expect(folded).toContain('<summary>12 more props</summary>');
});
