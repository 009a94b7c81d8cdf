// What a page holds of a demo's variants: previews and names where they differ, room for what is open.
import { expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { siteFrom, type SiteFiles } from '../support/site-from.ts';
import { viewFrom } from '../support/views-from.ts';

async function demoIn(files: SiteFiles, directive: string, config = {}) {
  const site = await siteFrom({ 'content/index.md': pageText('Velo', directive), ...files }, config);
  const demo = viewFrom(site, '/').blocks.find((block) => block.type === 'demo');
  if (demo?.type !== 'demo') throw new Error('no demo');
  return demo;
}
const ride = (jsx: string) => `export default function Ride() {\n  const fee: number = 3;\n  return ${jsx};\n}\n`;
const fee = '<p>{fee}</p>';

it('a preview that both languages share stands there once', async () => {
  const demo = await demoIn({ 'content/Ride.tsx': ride(fee) }, '{{"demo": "Ride.tsx"}}');
  expect([demo.preview, demo.previews]).toEqual([fee, undefined]);
  expect(demo.files[0]!.jsName).toBe('Ride.js');
});

it('a preview that has types stands there in both', async () => {
  const demo = await demoIn({ 'content/Ride.tsx': ride('<p>{fee as number}</p>') }, '{{"demo": "Ride.tsx"}}');
  expect(demo.previews).toEqual([
    { html: '<p>{fee as number}</p>', shownFor: 'ts' },
    { html: fee, shownFor: 'js' },
  ]);
});

it('each styling has its preview, and a styling that a demo lacks the first one', async () => {
  const demo = await demoIn(
    { 'content/Ride/system/index.tsx': ride(fee), 'content/Ride/css/index.tsx': ride('<b>{fee}</b>') },
    '{{"demo": "Ride"}}',
  );
  expect(demo.previews).toEqual([
    { html: fee, shownFor: 'system-ts tailwind-ts system-js tailwind-js' },
    { html: '<b>{fee}</b>', shownFor: 'css-ts css-js' },
  ]);
});

it('an open source has the room of its JavaScript, a closed one needs none', async () => {
  const files = { 'content/Ride.tsx': `interface Fee {\n  value: number;\n}\n\n${ride(fee)}` };
  const open = await demoIn(files, '{{"demo": "Ride.tsx", "defaultCodeOpen": true}}');
  expect([open.jsRoom, open.previews]).toEqual([{ lines: 4, columns: 32 }, undefined]);
  expect((await demoIn(files, '{{"demo": "Ride.tsx"}}')).jsRoom).toBeUndefined();
});

it('a source is found in the repository of the page', async () => {
  const editUrl = 'https://example.com/velo/edit/main/{path}';
  const demo = await demoIn({ 'content/Ride.tsx': ride(fee) }, '{{"demo": "Ride.tsx"}}', { editUrl });
  expect(demo.sourceUrl).toBe('https://example.com/velo/blob/main/content/Ride.tsx');
});
