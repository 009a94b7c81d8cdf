// What is remembered of content files and their pages between loads: after any change, a load that remembers finds what one
// finds that reads everything, and after most it reads nothing else.
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { readSources, type FoundSources } from '../../src/disk/read-sources.ts';
import { sourceMemory } from '../../src/disk/source-memory.ts';
import { demoMemory } from '../../src/load/demo-memory.ts';
import { loadSite, type Loaded } from '../../src/load/load-site.ts';
import { openProject } from '../../src/load/project.ts';
import { pageMemory } from '../../src/load/page-memory.ts';
import { diskSite, pageText, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

async function started(more: Readonly<Record<string, string>> = {}) {
  site = diskSite({
    'xdocs.config.js': "export default { locales: ['en', 'de'] };\n",
    'content/index.md': pageText('Velo'),
    'content/bells/index.md': pageText('Bells', '[Rings](rings.md)\n'),
    'content/bells/rings.md': pageText('Rings', '```text file=./words.txt\n```\n'),
    'content/bells/words.txt': 'Some words.\n',
    'content/bells/notes.txt': 'Nothing.\n',
    'content/lamps.md': pageText('Lamps', '```text file=./bells/words.txt\n```\n'),
    'content/lamps-de.md': pageText('Lampen'),
    ...more,
  });
  const project = await openProject(site.root);
  let readings = 0;
  const content = sourceMemory(project.config.root, () => {
    readings++;
    return project.disk.readSources();
  });
  const remembering = { ...project, disk: { ...project.disk, readSources: () => content.read() } };
  const memory = { demos: demoMemory(), pages: pageMemory() };
  /** Follows changes, and says how many readings of all files that took. */
  const follow = async (...changed: string[]): Promise<number> => {
    const before = readings;
    content.follow(changed.map((path) => site.path(path)));
    const loaded = await loadSite(remembering, { memory });
    const own = readings - before;
    expect(shown(loaded)).toEqual(shown(await loadSite(await openProject(site.root))));
    return own;
  };
  const save = (path: string, text: string) => {
    site.write({ [path]: text });
    return follow(path);
  };
  await follow();
  return { content, follow, save, load: () => loadSite(remembering, { memory }) };
}

/** All that a site says of its pages, and what is wrong with them. */
function shown({ site: { pages, navigation, problems }, bodies }: Loaded) {
  const all = [...pages].flatMap(([locale, own]) => [...own.values()].map((page) => ({ locale, page })));
  const texts = all.map(({ locale, page }) => [locale, page, bodies.of(page), bodies.proseOf(page)]);
  return { texts, navigation: [...navigation], problems };
}

it('reads a saved page alone', async () => {
  const { save, follow } = await started();
  expect(await save('content/bells/index.md', pageText('Bells', 'Other words.\n'))).toBe(0);
  expect(await save('content/lamps-de.md', pageText('Andere Lampen'))).toBe(0);
  expect(await save('content/bells/words.txt', 'Other words.\n')).toBe(0);
  // As it was before.
  expect(await save('content/bells/words.txt', 'Some words.\n')).toBe(0);
  expect(await save('content/bells/rings.md', '---\ntitle: 5\n---\n')).toBe(0);
  // Saved in several at once, and in one as it was.
  site.write({ 'content/index.md': pageText('Velos'), 'content/lamps.md': pageText('Lights') });
  expect(await follow('content/index.md', 'content/lamps.md', 'content/bells/index.md')).toBe(0);
});

it('keeps the pages of files that nobody has saved', async () => {
  const { save, load } = await started();
  const pageAt = ({ site: { pages } }: Loaded, pathname: string) => pages.get('en')!.get(pathname);
  const before = await load();
  await save('content/index.md', pageText('Velos'));
  const after = await load();
  expect(pageAt(after, '/lamps/')).toBe(pageAt(before, '/lamps/'));
  expect(pageAt(after, '/')?.title).toBe('Velos');
});

it('reads everything where a page comes or goes', async () => {
  const { save, follow } = await started();
  expect(await save('content/horns.md', pageText('Horns'))).toBe(1);
  rmSync(site.path('content/horns.md'));
  expect(await follow('content/horns.md')).toBe(1);
  renameSync(site.path('content/lamps.md'), site.path('content/lights.md'));
  expect(await follow('content/lamps.md', 'content/lights.md')).toBe(1);
  mkdirSync(site.path('content/horns'));
  site.write({ 'content/horns/index.md': pageText('Horns') });
  expect(await follow('content/horns')).toBe(1);
  rmSync(site.path('content/horns'), { recursive: true });
  expect(await follow('content/horns')).toBe(1);
  expect(await save('content/bells/_folder.yml', 'title: All bells\n')).toBe(1);
  expect(await save('content/bells/new.mdx', 'Text.\n')).toBe(1);
  expect(await save('content/lamps/page.js', 'export const frontMatter = {};\nexport default () => null;\n')).toBe(1);
});

it('reads everything where a page cannot be read, until it can', async () => {
  const { follow, save } = await started();
  site.write({ 'content/lamps.md': Buffer.from([0x23, 0x20, 0xff, 0xfe]) });
  expect(await follow('content/lamps.md')).toBe(1);
  expect(await save('content/index.md', pageText('Velos'))).toBe(1);
  expect(await save('content/lamps.md', pageText('Lamps'))).toBe(1);
  expect(await save('content/lamps.md', pageText('Lights'))).toBe(0);
  rmSync(site.path('content/lamps.md'));
  mkdirSync(site.path('content/lamps.md'));
  expect(await follow('content/lamps.md')).toBe(1);
});

it('reads nothing for files that are no pages', async () => {
  const { save, follow } = await started();
  expect(await save('content/bells/Ring.js', 'export default () => null;\n')).toBe(0);
  expect(await save('content/bells/index.md~', 'what an editor leaves\n')).toBe(0);
  rmSync(site.path('content/bells/index.md~'));
  expect(await follow('content/bells/index.md~')).toBe(0);
});

it('reads everything where pages lie behind links, which change with what they lead to', async () => {
  const { save, follow } = await started({ 'shared/horns.md': pageText('Horns') });
  symlinkSync(site.path('shared'), site.path('content/linked'));
  expect(await follow('content/linked')).toBe(1);
  expect(await save('content/index.md', pageText('Velos'))).toBe(1);
  expect(await save('shared/horns.md', pageText('Loud horns'))).toBe(1);
});

it('reads everything without a change, and where one was missed', async () => {
  const { content, follow, save } = await started();
  expect(await follow()).toBe(1);
  await save('content/index.md', pageText('Velos'));
  expect(await content.stands()).toBe(true);
  site.write({ 'content/lamps.md': pageText('Lights') });
  expect(await content.stands()).toBe(false);
  expect(await save('content/index.md', pageText('Velo'))).toBe(0);
  site.write({ 'content/horns.md': pageText('Horns') });
  expect(await content.stands()).toBe(false);
  expect(await save('content/index.md', pageText('Velos'))).toBe(0);
  expect(await content.stands()).toBe(true);
});

it('shows a page that is a module as it is, though its change was missed', async () => {
  const module = (title: string) => `export const frontMatter = { title: '${title}' };\nexport default () => null;\n`;
  const { follow, save } = await started({ 'content/horns/page.js': module('Horns') });
  expect(await follow('content/index.md')).toBe(0);
  site.write({ 'content/horns/page.js': module('Loud horns') });
  expect(await save('content/index.md', pageText('Velos'))).toBe(0);
});

it('keeps nothing of a reading that was begun before a change', async () => {
  site = diskSite({ 'content/index.md': pageText('Velo') });
  const readings: ((found: FoundSources) => void)[] = [];
  const content = sourceMemory(site.root, () => new Promise((done) => readings.push(done)));
  const readNow = () => readSources(site.root, [site.path('content')]);
  const first = content.read();
  const stale = await readNow();
  site.write({ 'content/index.md': pageText('Velos') });
  content.follow([site.path('content/index.md')]);
  readings[0]!(stale);
  await first;
  const second = content.read();
  expect(readings).toHaveLength(2);
  readings[1]!(await readNow());
  expect((await second).sources[0]!.text()).toBe(pageText('Velos'));
});
