// Which demos a dev server bundles when one is saved: those that have changed, and those that may share something with
// them; and it does not wait until the browser asks.
import { rmSync, symlinkSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { devApi } from '../../src/dev/dev-api.ts';
import { devSnapshots, type DevSnapshots } from '../../src/dev/dev-snapshots.ts';
import { openProject } from '../../src/load/project.ts';
import { pageDates } from '../../src/load/page-dates.ts';
import { diskSite, pageText, type DiskSite } from '../support/disk-site.ts';
import { plainRenderer, templatesOf } from '../support/site-renderer.ts';

const counted = (name: string) =>
  `import { rings } from './rings.js';\nexport default () => <b>${name} {rings.count}</b>;\n`;

let site: DiskSite;
let snapshots: DevSnapshots;
afterEach(() => {
  snapshots.close();
  site.remove();
});

/** A page with three demos, of which two share a module, behind a dev server without a network. */
async function started(follow = () => Promise.resolve()) {
  site = diskSite({
    'package.json': '{ "name": "velo-docs" }',
    // What a bundle for a browser begins with, in the order in which they begin.
    'xdocs.config.js': `globalThis.bundledInTest = [];
globalThis.endedInTest = [];
const plugin = { name: 'counting', setup({ initialOptions: { entryPoints, platform, sourcemap }, onEnd }) {
  if (platform !== 'browser' || !sourcemap) return;
  globalThis.bundledInTest.push(entryPoints.map((entry) => entry.in.split('/').pop()));
  onEnd(() => void globalThis.endedInTest.push(entryPoints.length));
} };
export default { name: 'Velo', esbuildPlugins: [plugin] };
`,
    'content/index.md': pageText('Velo', '{{"demo": "Alone.js"}}\n\n{{"demo": "First.js"}}\n\n{{"demo": "Second.js"}}'),
    'content/Alone.js': 'export default () => <b>Alone</b>;\n',
    'content/First.js': counted('First'),
    'content/Second.js': counted('Second'),
    'content/rings.js': 'export const rings = { count: 0 };\n',
  });
  rmSync(site.path('node_modules'), { recursive: true, force: true });
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), site.path('node_modules'));
  const project = await openProject(site.root);
  const sources = {
    project,
    api: devApi(project),
    templates: Promise.resolve(templatesOf(plainRenderer)),
    moduleRevision: 0,
    follow,
    contentStands: () => Promise.resolve(true),
  };
  snapshots = await devSnapshots({ sources, dates: pageDates(), onNews: () => undefined, onFailure: () => undefined });
  const { bundledInTest: bundles, endedInTest: ended } = globalThis as unknown as {
    bundledInTest: string[][];
    endedInTest: number[];
  };
  /** Of the module that a page has for a demo. */
  const addressOf = (name: string) => {
    const { loaded, output, pages } = snapshots.present();
    const page = pages.get('/')!;
    const { view } = output.renderer.viewOf({ page, body: loaded.bodies.of(page) });
    return view.blocks.flatMap((block) =>
      block.type === 'demo' && block.id.includes(name) ? [block.module!] : [],
    )[0]!;
  };
  return {
    sources,
    bundles,
    ended,
    addressOf,
    /** Asks for the module of a demo as its page does, and gives its code. */
    async ask(name: string) {
      const { body } = await snapshots.answer(addressOf(name), { referer: 'http://localhost/' });
      return String(body);
    },
    async save(file: string, text: string) {
      site.write({ [file]: text });
      // A watcher waits for the end of a burst, too.
      await setTimeout(40);
      await snapshots.retake([site.path(file)]);
    },
  };
}

it('bundles a saved demo alone before the page asks for it, and the whole page for who loads it anew', async () => {
  const { ask, bundles, save } = await started();
  expect(await ask('Alone')).toContain('Alone');
  await ask('First');
  expect(bundles).toEqual([['Alone', 'First', 'Second']]);
  await save('content/Alone.js', 'export default () => <b>Saved</b>;\n');
  await expect.poll(() => bundles.length).toBe(2);
  expect(bundles[1]).toEqual(['Alone']);
  expect(await ask('Alone')).toContain('Saved');
  expect(bundles).toHaveLength(2);
  // The rest of the page is what it was.
  await ask('First');
  expect(bundles[2]).toEqual(['Alone', 'First', 'Second']);
});

it('bundles with a saved demo those that share a module of the site’s with it', async () => {
  const { ask, bundles, save } = await started();
  await ask('First');
  await save('content/First.js', counted('Saved'));
  expect(await ask('First')).toContain('Saved');
  expect(bundles).toEqual([
    ['Alone', 'First', 'Second'],
    ['First', 'Second'],
  ]);
});

it('begins nothing where no page has asked for a demo', async () => {
  const { bundles, save } = await started();
  await save('content/Alone.js', 'export default () => <b>Saved</b>;\n');
  expect(bundles).toEqual([]);
});

it('does not show what was bundled before a second save as what was saved second', async () => {
  let between = () => Promise.resolve();
  const { ask, ended, save } = await started(() => between());
  await ask('Alone');
  const text = (word: string) => `export default () => <b>${word}</b>;\n`;
  between = async () => {
    // What was begun has the first text; the site is about to have the second.
    await expect.poll(() => ended.length).toBe(2);
    site.write({ 'content/Alone.js': text('savedSecond') });
  };
  await save('content/Alone.js', text('savedFirst'));
  // The address is that of the second text: a browser does not ask again.
  expect(await ask('Alone')).toContain('savedSecond');
});

it('has another address for a text that was saved before the one that its address showed', async () => {
  const { addressOf, ask, save } = await started();
  await save('content/Alone.js', 'export default () => <b>savedFirst</b>;\n');
  const address = addressOf('Alone');
  // It is bundled when it is asked for, with what was saved since.
  site.write({ 'content/Alone.js': 'export default () => <b>savedSecond</b>;\n' });
  expect(await ask('Alone')).toContain('savedSecond');
  await save('content/Alone.js', 'export default () => <b>savedFirst</b>;\n');
  expect(addressOf('Alone')).not.toBe(address);
  expect(await ask('Alone')).toContain('savedFirst');
});

it('lets go of what was begun for a save that changed nothing when something else is saved', async () => {
  const { ask, bundles, save, sources } = await started();
  await save('content/index.md', pageText('Velo', '{{"demo": "Alone.js"}}'));
  await ask('Alone');
  await save('content/Alone.js', 'export default () => <b>Alone</b>;\n');
  await expect.poll(() => bundles.length).toBe(2);
  // A file that a plugin reads: nobody names it, but all modules may be others.
  sources.moduleRevision++;
  await save('content/words.json', '{}');
  await ask('Alone');
  expect(bundles).toEqual([['Alone'], ['Alone'], ['Alone']]);
});
