// Demos with Emotion caches of their own, rendered one after the other by the same modules: each has all rules that it uses.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { recordingTrace } from '../../src/model/trace.ts';
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

it('share a cache, and none of them misses what another one has had', async () => {
  site = diskSite({
    'project/package.json': '{}',
    'project/content/cache.js':
      "import createCache from '@emotion/cache';\nexport const cache = createCache({ key: 'own' });\n",
    'project/content/One.js': ringing('One'),
    'project/content/Two.js': ringing('Two', '<div>{words}</div>'),
    'project/content/Plain.js': 'export default () => <b>Plain</b>;\n',
  });
  const names = ['One', 'Two', 'Plain'];
  const { modules, files } = await bundledDemos(
    site,
    names.map((name) => `project/content/${name}.js`),
    { side: 'server', templates: fileURLToPath(new URL('../../templates', import.meta.url)) },
  );
  folder = mkdtempSync(join(tmpdir(), 'xdocs-caches-'));
  for (const { path, contents } of files) writeFileSync(join(folder, path), contents);
  const trace = recordingTrace();
  const renderings = await renderDemos(
    [...modules].map(([id, module]) => ({
      id,
      module: join(folder!, module),
      idPrefix: id,
      file: `${id}.js`,
    })),
    { colors: {}, docs: { base: '', defaultLocale: 'en', locales: ['en'] } },
    trace,
  );
  // Of each occasion one: modules are loaded once, whatever caches demos have.
  expect(trace.spans.filter(({ kind }) => kind === 'worker')).toHaveLength(2);
  const [one, two, plain] = names.map((name) => renderings.find(({ id }) => id.endsWith(name))!);
  for (const { html, problems } of [one!, two!]) {
    expect(problems).toEqual([]);
    expect(html).toMatch(/<style data-emotion="own-global [^>]*>body\{margin:7px;\}<\/style>/);
    expect(html).toMatch(/<style data-emotion="own [^>]*>\.own-\w+\{color:red;\}<\/style>/);
  }
  expect(plain).toMatchObject({ html: '<b>Plain</b>', problems: [] });
});
