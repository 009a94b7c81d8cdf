// What a page says, as the search reads it: its sentences by section, without what is no sentence.
import { expect, it } from 'vitest';
import { pageText, siteFrom } from '../support/site-from.ts';

async function proseOf(body: string, more: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const { site, bodies } = await siteFrom({ 'index.md': pageText(body), ...more });
  return bodies.proseOf(site.pages.get('en')!.get('/')!);
}

it('is the text before the first heading, then that of each section', async () => {
  expect(
    await proseOf(
      'Bells *ring*.\nTwice, `onRing` says.\n\n## Mounting\n\nOn the [handlebar](/).\n\n### Tools\n\n- A key\n- A hammer\n\n## Volume',
    ),
  ).toEqual(['Bells ring. Twice, onRing says.', 'On the handlebar.', 'A key\nA hammer', '']);
});

it('has rows of tables as lines, and words of callouts, summaries and raw HTML', async () => {
  expect(
    await proseOf(
      '| Bell | Sound |\n| :-- | :-- |\n| Brass | Ding |\n\n:::warning\nLoud.\n:::\n\n<details><summary>More</summary>\n\nMuch <kbd>Shift</kbd> more.\n\n</details>',
    ),
  ).toEqual(['Bell · Sound\nBrass · Ding\nLoud.\nMore\nMuch Shift more.']);
});

it('goes on after a demo', async () => {
  const demo = { 'Bell.tsx': 'export default function Bell() {\n  return <p>Ding</p>;\n}\n' };
  expect(await proseOf('## Bells\n\nBefore.\n\n{{"demo": "Bell.tsx"}}\n\nAfter.', demo)).toEqual([
    '',
    'Before.\nAfter.',
  ]);
});

it('has no code blocks, styles, drawings, comments, nor what is hidden', async () => {
  expect(
    await proseOf(
      'Seen.\n\n```ts\nconst unseen = 1;\n```\n\n<style>\n.unseen {}\n</style>\n\n<svg><text>unseen</text></svg>\n\n<p hidden>unseen</p>\n\n<!-- unseen -->\n\nSeen, too.',
    ),
  ).toEqual(['Seen.\nSeen, too.']);
});

it('ends where a page is longer than any index should carry', async () => {
  const prose = await proseOf(`${'A bell is a bell. '.repeat(5000)}\n\n## Late\n\nUnheard.`);
  expect(prose.join('').length).toBeLessThanOrEqual(60_000);
  expect(prose[0]!.length).toBeGreaterThan(50_000);
});

it('of a page that is a component is nothing', async () => {
  const { site, bodies } = await siteFrom({
    'index.md': pageText('Text.'),
    'tour/page.tsx':
      "export const frontMatter = { title: 'Tour', description: 'All stops.' };\nexport default function Tour() {\n  return <p>Ding</p>;\n}\n",
  });
  expect(bodies.proseOf(site.pages.get('en')!.get('/tour/')!)).toEqual([]);
});
