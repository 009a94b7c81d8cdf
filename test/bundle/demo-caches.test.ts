// Demos with Emotion caches of their own, rendered one after the other by the same modules: each has all rules that it uses.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { recordingTrace } from '../../src/model/trace.ts';
import type { DemoRendering } from '../../src/model/demo.ts';
import { renderDemos } from '../../src/render/render-demos.ts';
import { bundledDemos } from '../support/bundled-demos.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
let folder: string | undefined;
afterEach(() => {
  site.remove();
  if (folder) rmSync(folder, { recursive: true });
});

const ringing = (words: string, around = 'words') => `import { CacheProvider, Global, css, jsx } from '@emotion/react';
import { cache } from './cache';
const words = jsx('p', { css: css({ color: 'red' }) }, '${words}');
export default () => <CacheProvider value={cache}><Global styles={{ body: { margin: 7 } }} />{${around}}</CacheProvider>;
`;

/** Renders demos of a project, and says in how many workers. */
async function rendered(files: Readonly<Record<string, string>>, names: readonly string[]) {
  site = diskSite({ 'project/package.json': '{}', ...files });
  const { modules, files: made } = await bundledDemos(
    site,
    names.map((name) => `project/content/${name}.js`),
    { side: 'server', templates: fileURLToPath(new URL('../../templates', import.meta.url)) },
  );
  folder = mkdtempSync(join(tmpdir(), 'xdocs-caches-'));
  for (const { path, contents } of made) writeFileSync(join(folder, path), contents);
  const trace = recordingTrace();
  const renderings = await renderDemos(
    [...modules].map(([id, module]) => ({ id, module: join(folder!, module), idPrefix: id, file: `${id}.js` })),
    { colors: {}, docs: { base: '', defaultLocale: 'en', locales: ['en'] } },
    trace,
  );
  return {
    renderings: names.map((name) => renderings.find(({ id }) => id.endsWith(name))!),
    workers: trace.spans.filter(({ kind }) => kind === 'worker').length,
  };
}

function expectRules({ html, problems }: DemoRendering): void {
  expect(problems).toEqual([]);
  expect(html).toMatch(/<style data-emotion="own-global [^>]*>body\{margin:7px;\}<\/style>/);
  expect(html).toMatch(/<style data-emotion="own [^>]*>\.own-\w+\{color:red;\}<\/style>/);
}

const cacheFrom = (module: string) =>
  `import createCache from '${module}';\nexport const cache = createCache({ key: 'own' });\n`;

it('share a cache, and none of them misses what another one has had', async () => {
  const { renderings, workers } = await rendered(
    {
      'project/content/cache.js': cacheFrom('@emotion/cache'),
      'project/content/One.js': ringing('One'),
      'project/content/Two.js': ringing('Two', '<div>{words}</div>'),
      'project/content/Plain.js': 'export default () => <b>Plain</b>;\n',
    },
    ['One', 'Two', 'Plain'],
  );
  const [one, two, plain] = renderings;
  expectRules(one!);
  expectRules(two!);
  expect(plain).toMatchObject({ html: '<b>Plain</b>', problems: [] });
  // Of each occasion one: modules are loaded once, whatever caches demos have.
  expect(workers).toBe(2);
});

it('may have one of another copy of Emotion, which is not known and has modules loaded anew', async () => {
  const copy = fileURLToPath(import.meta.resolve('@emotion/cache'));
  const { renderings, workers } = await rendered(
    {
      'project/content/cache.js': cacheFrom(copy),
      'project/content/One.js': ringing('One'),
      'project/content/Two.js': ringing('Two'),
      // Of the same key, and known.
      'project/content/known.js': cacheFrom('@emotion/cache'),
      'project/content/Three.js': ringing('Three').replace('./cache', './known'),
    },
    ['One', 'Two', 'Three'],
  );
  for (const rendering of renderings) expectRules(rendering);
  expect(workers).toBeGreaterThan(2);
});
