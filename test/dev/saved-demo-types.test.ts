// Whose types are checked while a site is served: demos that were saved, and none that were only read later than others.
import { expect, it } from 'vitest';
import { savedDemoTypes } from '../../src/dev/saved-demo-types.ts';
import { loadSite } from '../../src/load/load-site.ts';
import type { Loaded } from '../../src/load/load-site.ts';
import { pageText, projectFrom } from '../support/site-from.ts';

const demo = (word: string) => `export default () => <b>${word}</b>;\n`;
const files = (words: Readonly<Record<string, string>>) => ({
  'index.md': pageText('{{"demo": "Bell.tsx"}}', 'Velo'),
  'horns.md': pageText('{{"demo": "Horn.tsx"}}', 'Horns'),
  ...Object.fromEntries(Object.entries(words).map(([name, word]) => [`${name}.tsx`, demo(word)])),
});

/** Follows loads; says after which of them something was to be checked. */
async function checkedAfter(loads: readonly Loaded[]): Promise<boolean[]> {
  let asked = 0;
  const types = savedDemoTypes(
    () => undefined,
    () => undefined,
    () => void asked++,
  );
  const project = projectFrom(files({}));
  return loads.map((loaded) => {
    const before = asked;
    types.follow(project, loaded);
    return asked > before;
  });
}

const whole = (words: Readonly<Record<string, string>>) => loadSite(projectFrom(files(words)), { drafts: true });
const ofPage = (page: string, words: Readonly<Record<string, string>>) =>
  loadSite(projectFrom(files(words)), { drafts: true, wanted: (pathname) => pathname === page });

it('checks none of a new site that is read page by page', async () => {
  const words = { Bell: 'Ring', Horn: 'Honk' };
  const first = await ofPage('/', words);
  expect([...first.site.demos.keys()]).toEqual(['content/Bell']);
  expect(await checkedAfter([first, await whole(words)])).toEqual([false, false]);
});

it('checks what was saved, what is new, and what was saved before its page was read again', async () => {
  const words = { Bell: 'Ring', Horn: 'Honk' };
  const [all, saved] = [await whole(words), await whole({ ...words, Horn: 'Toot' })];
  expect(await checkedAfter([all, saved])).toEqual([false, true]);
  expect(await checkedAfter([await whole({ Bell: 'Ring' }), all])).toEqual([false, true]);
  expect(await checkedAfter([all, await ofPage('/', words), saved])).toEqual([false, false, true]);
});

it('checks what was saved after its page was read, though others are not read yet', async () => {
  const words = { Bell: 'Ring', Horn: 'Honk' };
  const saved = await ofPage('/horns/', { ...words, Horn: 'Toot' });
  const [home, horns] = [await ofPage('/', words), await ofPage('/horns/', words)];
  expect(await checkedAfter([home, horns, saved])).toEqual([false, false, true]);
});
