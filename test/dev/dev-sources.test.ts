// How a dev server follows changes of what all pages are made from, and what it does with those that it cannot follow
// yet.
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { Snapshot } from '../../src/dev/snapshot.ts';
import { devSources, type DevSources } from '../../src/dev/dev-sources.ts';
import { diskSite, pageText, type DiskSite } from '../support/disk-site.ts';

const footer = (words: string) => `export default function Footer() {\n  return <footer>${words}</footer>;\n}\n`;

let site: DiskSite;
let sources: DevSources;
let projects: number;
const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
/** What the cache of a project has of the templates, for the next one. */
const warm = mkdtempSync(join(tmpdir(), 'xdocs-warm-'));
afterAll(() => rmSync(warm, { recursive: true }));

beforeEach(async () => {
  site = diskSite({
    'xdocs.config.ts': config("templates: { Footer: './Footer.tsx' }"),
    'Footer.tsx': footer('Ring'),
    'content/index.md': pageText('Velo'),
  });
  // A folder of its own, for the cache.
  cpSync(warm, site.path('node_modules'), { recursive: true });
  for (const name of readdirSync(packages).filter((one) => !one.startsWith('.')))
    symlinkSync(join(packages, name), site.path(join('node_modules', name)));
  projects = 0;
  sources = await devSources({ cwd: site.root, onTypes: () => projects++ });
  await sources.templates;
  sources.project.cache.save();
  cpSync(site.path('node_modules/.cache'), join(warm, '.cache'), { recursive: true });
});
afterEach(() => {
  sources.api.close();
  site.remove();
});

function config(more: string, name = 'Velo'): string {
  return `export default { name: '${name}', ${more} };\n`;
}

/** Saves a file and follows it; gives the reason why it could not be followed. */
async function save(file: string, text: string): Promise<string> {
  site.write({ [file]: text });
  const present = {
    project: sources.project,
    loaded: { site: { demos: new Map() } },
    templates: await sources.templates,
  } as unknown as Snapshot;
  return sources.follow([site.path(file)], present).then(
    () => '',
    (error: Error) => error.message,
  );
}

/** Changes with what the shell is made from. */
const shell = async () => (await sources.templates).version;

it('keeps project and types where the config is broken, and takes the next that works', async () => {
  const { project, api } = sources;
  expect(await save('xdocs.config.ts', config("nam: 'Velo'"))).toContain('unknown key "nam"');
  // Another change brings the reason again.
  expect(await save('content/index.md', pageText('Bells'))).toContain('unknown key "nam"');
  expect([sources.project, sources.api, projects]).toEqual([project, api, 0]);
  expect(await save('xdocs.config.ts', config('', 'Bells'))).toBe('');
  expect([sources.project.config.name, projects]).toEqual(['Bells', 1]);
  expect(sources.api).not.toBe(api);
  expect(await save('content/index.md', pageText('Bells'))).toBe('');
  expect(projects).toBe(1);
});

it('takes a config with the parts of the shell that it names or not at all, and waits for the broken one', async () => {
  const before = await shell();
  site.write({ 'parts/Sidebar.tsx': 'export default <' });
  expect(await save('xdocs.config.ts', config("templates: { Footer: './parts/Sidebar.tsx' }", 'Bells'))).toContain(
    'Sidebar.tsx',
  );
  expect([sources.project.config.name, projects]).toEqual(['Velo', 0]);
  expect(sources.awaited).toContain(site.path('parts/Sidebar.tsx'));
  // Content is followed meanwhile.
  await sources.project.disk.readSources();
  await save('content/index.md', pageText('Velos'));
  const { sources: files } = await sources.project.disk.readSources();
  expect([files[0]!.text(), await sources.contentStands()]).toEqual([pageText('Velos'), true]);
  expect(await save('parts/Sidebar.tsx', footer('Bells'))).toBe('');
  expect([sources.project.config.name, projects]).toEqual(['Bells', 1]);
  expect(sources.awaited).not.toContain(site.path('parts/Sidebar.tsx'));
  expect(await shell()).not.toBe(before);
});

it('shows a saved part of the shell though the config is broken', async () => {
  const before = await shell();
  expect(await save('xdocs.config.ts', config("nam: 'Velo'"))).toContain('unknown key');
  expect(await save('Footer.tsx', footer('Louder'))).toContain('unknown key');
  expect(await shell()).not.toBe(before);
});

it('counts a module behind demos once a save, whatever else cannot be followed', async () => {
  await save('xdocs.config.ts', config("nam: 'Velo'"));
  const before = sources.moduleRevision;
  await save('content/stations.ts', 'export const station = 1;\n');
  expect(sources.moduleRevision).toBe(before + 1);
  await save('content/index.md', pageText('Bells'));
  expect(sources.moduleRevision).toBe(before + 1);
});

it('takes a public folder that comes, and lets go of one that goes', async () => {
  expect(sources.project.config.public).toBeUndefined();
  expect(sources.awaited).toEqual([site.path('public')]);
  expect(await save('public/bell.svg', '<svg/>')).toBe('');
  expect([sources.project.config.public, projects, sources.awaited]).toEqual([site.path('public'), 1, []]);
  expect(await save('public/horn.svg', '<svg/>')).toBe('');
  expect(projects).toBe(1);
  rmSync(site.path('public'), { recursive: true });
  expect(await save('content/index.md', pageText('Bells'))).toBe('');
  expect([sources.project.config.public, projects]).toEqual([undefined, 2]);
});

it('takes a config that comes to a project without one, and does without one that goes', async () => {
  rmSync(site.path('xdocs.config.ts'));
  const present = {
    project: sources.project,
    loaded: { site: { demos: new Map() } },
    templates: await sources.templates,
  } as unknown as Snapshot;
  await sources.follow([site.path('xdocs.config.ts')], present);
  expect(sources.project.config.file).toBeUndefined();
  expect(sources.awaited).toContain(site.path('xdocs.config.ts'));
  expect(await save('xdocs.config.ts', config('', 'Bells'))).toBe('');
  expect(sources.project.config.name).toBe('Bells');
  expect(sources.awaited).not.toContain(site.path('xdocs.config.ts'));
});
