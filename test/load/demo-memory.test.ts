// What is remembered of demos between loads: after any change, a load that remembers finds what one finds that looks at
// everything.
import { mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { pageMemory } from '../../src/load/page-memory.ts';
import { demoMemory } from '../../src/load/demo-memory.ts';
import { demosStand } from '../../src/load/load-demos.ts';
import { loadSite } from '../../src/load/load-site.ts';
import { openProject } from '../../src/load/project.ts';
import type { Site } from '../../src/model/site.ts';
import { diskSite, pageText, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

const demo = (word: string, from = './rings.js') =>
  `import { rings } from '${from}';\nexport default () => <b>${word} {rings}</b>;\n`;
const directive = (name: string) => `{{"demo": "${name}"}}`;

/** Two pages with demos: in a file, in a folder of stylings, behind a link, one that is not there, and one of both pages. */
async function started() {
  site = diskSite({
    'package.json': '{ "name": "velo-docs" }',
    'xdocs.config.js': "export default { name: 'Velo' };\n",
    'content/index.md': pageText(
      'Velo',
      ['Bell.js', 'Linked.js', 'Missing.js', 'Styled.js'].map(directive).join('\n\n'),
    ),
    'content/index-de.md': pageText('Velo', directive('Bell.js')),
    'content/horns/horns.md': pageText('Horns', [directive('Horn.js'), directive('../Bell.js')].join('\n\n')),
    'content/Bell.js': demo('Bell'),
    'content/Styled/system/index.js': demo('Styled', '../../rings.js'),
    'content/rings.js': 'export const rings = 1;\n',
    'content/horns/Horn.js': demo('Horn', '../rings.js'),
    'shared/Real.js': demo('Linked', './other.js'),
    'shared/other.js': 'export const rings = 2;\n',
  });
  symlinkSync(site.path('shared/Real.js'), site.path('content/Linked.js'));
  const project = await openProject(site.root);
  const memory = demoMemory();
  const facts = ({ demos, problems }: Pick<Site, 'demos' | 'problems'>) => ({ demos: [...demos], problems });
  return {
    project,
    memory,
    async expectSame(changed: readonly string[]) {
      memory.follow(changed.map((path) => site.path(path)));
      const [remembered, fresh] = [
        await loadSite(project, { memory: { demos: memory, pages: pageMemory() } }),
        await loadSite(project),
      ];
      expect(facts(remembered.site)).toEqual(facts(fresh.site));
      return remembered;
    },
  };
}

it('finds after each change what a load finds that remembers nothing', async () => {
  const { expectSame } = await started();
  await expectSame([]);
  const write = (path: string, text: string) => {
    site.write({ [path]: text });
    return [path];
  };
  const steps: (() => readonly string[])[] = [
    () => write('content/Bell.js', demo('Rung')),
    () => write('content/rings.js', 'export const rings = 3;\n'),
    () => write('shared/Real.js', demo('Behind the link', './other.js')),
    () => write('shared/other.js', 'export const rings = 4;\n'),
    () => write('content/Missing.js', demo('There')),
    () => write('content/Missing.js', 'export default 5;\n'),
    () => (unlinkSync(site.path('content/Missing.js')), ['content/Missing.js']),
    // Another language of the same demo, which comes first.
    () => write('content/Bell.tsx', demo('Typed')),
    () => write('content/Styled/css/index.js', demo('In CSS', '../../rings.js')),
    () => write('content/index.md', pageText('Velo', directive('Bell.js'))),
    () => write('content/more.md', pageText('More', directive('Styled.js'))),
    () => (renameSync(site.path('content/horns/Horn.js'), site.path('content/horns/Moved.js')), ['content/horns']),
    () => write('content/horns/horns.md', pageText('Horns', directive('Moved.js'))),
    () => (rmSync(site.path('content/Styled'), { recursive: true }), ['content/Styled']),
    () => {
      rmSync(site.path('content/Bell.tsx'));
      mkdirSync(site.path('content/Bell.tsx'));
      return ['content/Bell.tsx'];
    },
    () => write('content/rings.js', 'export const rings = 6;\n'),
  ];
  for (const step of steps) await expectSame(step());
});

it('looks at a page’s demos alone where a file of theirs is saved', async () => {
  const { expectSame, memory } = await started();
  const { site: first } = await expectSame([]);
  const pages = [...first.pages.values()].flatMap((byPathname) => [...byPathname.values()]);
  const remembered = () =>
    pages.filter((page) => memory.of(page)).map(({ address: { locale, pathname } }) => `${locale} ${pathname}`);
  expect(remembered()).toHaveLength(pages.length);
  memory.follow([site.path('content/horns/Horn.js')]);
  expect(remembered()).toHaveLength(pages.length - 1);
  expect(remembered()).not.toContain('en /horns/');
  // A text says nothing of demos.
  memory.follow([site.path('content/index.md')]);
  expect(remembered()).toHaveLength(pages.length - 1);
  // What nobody knows may mean anything.
  site.write({ 'content/new.js': '' });
  memory.follow([site.path('content/new.js')]);
  expect(remembered()).toEqual([]);
});

it('says whether demos are what the disk has of them, whatever a watcher saw', async () => {
  const { expectSame, project } = await started();
  const { site: loaded } = await expectSame([]);
  const pages = [...loaded.pages.values()].flatMap((byPathname) => [...byPathname.values()]);
  expect(await demosStand(project, pages, loaded.demos)).toBe(true);
  await setTimeout(30);
  site.write({ 'content/rings.js': 'export const rings = 9;\n' });
  expect(await demosStand(project, pages, loaded.demos)).toBe(false);
});

it('says so of a site where another page has the address of one with demos', async () => {
  const { expectSame, project } = await started();
  site.write({
    'content/horns/index.md': pageText('Horns', directive('Lost.js')),
    'content/horns/Lost.js': demo('Lost', '../rings.js'),
  });
  const { site: loaded } = await expectSame(['content/horns/index.md']);
  const pages = [...loaded.pages.values()].flatMap((byPathname) => [...byPathname.values()]);
  // The demos of both are read, and one of the two is a page of the site.
  expect([...loaded.demos.keys()]).toEqual(expect.arrayContaining(['content/horns/Lost', 'content/horns/Horn']));
  expect(await demosStand(project, pages, loaded.demos)).toBe(true);
});
