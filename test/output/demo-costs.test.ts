// What a demo costs: the compressed bytes of its module and of all that it imports, each file once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openCache } from '../../src/load/cache.ts';
import { bundleFile } from '../../src/output/bundle-files.ts';
import { demoCosts } from '../../src/output/demo-costs.ts';

const files = ['ride.a.js', 'lock.b.js', 'chunk.c.js', 'ride.d.css'].map((path, index) => ({
  path,
  contents: Buffer.from(`${path} `.repeat(40 * (index + 1))),
}));
const bytesOf = (...names: string[]) =>
  files.filter(({ path }) => names.includes(path)).reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);

it('sums what a browser loads, and keeps the size of each file', async () => {
  const cache = openCache(undefined, { release: '', place: '', plugins: '' });
  const bundle = {
    files,
    modules: new Map([
      ['Ride', 'ride.a.js'],
      ['Lock', 'lock.b.js'],
    ]),
    imports: new Map([['ride.a.js', ['chunk.c.js', 'chunk.c.js']]]),
  };
  const costs = new Map([
    ['Ride', bytesOf('ride.a.js', 'chunk.c.js')],
    ['Lock', bytesOf('lock.b.js')],
  ]);
  expect(await demoCosts({ ...bundle, files: files.map(bundleFile) }, cache)).toEqual(costs);
  // A name stands for its content.
  const emptied = files.map(({ path }) => bundleFile({ path, contents: new Uint8Array() }));
  expect(await demoCosts({ ...bundle, files: emptied }, cache)).toEqual(costs);
});

it('weighs files anew where the site has another base: it is part of their contents, and not of their names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xdocs-costs-'));
  const costAt = async (base: string) => {
    const cache = openCache(folder, { release: '', place: base, plugins: '' });
    const file = { path: 'ride.a.js', contents: Buffer.from(`import("${base}/_assets/demos/chunk.b.js");`) };
    const bundle = { files: [bundleFile(file)], modules: new Map([['Ride', 'ride.a.js']]), imports: new Map() };
    const cost = (await demoCosts(bundle, cache)).get('Ride');
    cache.save();
    return { cost, size: gzipSync(file.contents).length };
  };
  for (const base of ['', '/velo', '/velo/of/all', '']) {
    const { cost, size } = await costAt(base);
    expect(cost).toBe(size);
  }
  rmSync(folder, { recursive: true });
});
