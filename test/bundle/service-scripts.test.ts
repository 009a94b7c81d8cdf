// The script of a site's services: only of those that are asked for, with their options, in as few files as can be.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compileServices } from '../../src/bundle/service-scripts.ts';
import type { Services } from '../../src/model/services.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ads = {
  house: '/house.json',
  json: 'https://ads.example/list.json?for=velo',
  script: 'https://ads.example/place.js?for=velo',
  GADisplayRatio: 0.25,
};
const feedback = { endpoint: 'https://velo.example/feedback' };

async function compiled(services: Services) {
  const { entry, parts } = await compileServices(
    {
      root,
      templates: `${root}templates`,
      aliases: {},
      define: { 'process.env': '{}' },
      readText: (path) => readFile(path, 'utf8'),
    },
    services,
  );
  const size = [...(entry ? [entry] : []), ...parts].reduce((sum, { text }) => sum + gzipSync(text).length, 0);
  return { entry: entry?.text, parts: parts.map(({ name }) => name.split('.')[0]!), size };
}

it('is none where a site has no services', async () => {
  expect(await compiled({})).toEqual({ entry: undefined, parts: [], size: 0 });
});

it('is one file, and one for later, where a site has ads: 3 kB in all, with the options in the first', async () => {
  const { entry, parts, size } = await compiled({ ads });
  expect(parts).toEqual(['page-slots']);
  expect(entry).toContain('https://ads.example/place.js?for=velo');
  expect(entry).toContain('.25');
  expect(size).toBeGreaterThan(2500);
  expect(size).toBeLessThan(3300);
});

it('has nothing of a service that nobody asked for, what that loads later included', async () => {
  const { entry, parts } = await compiled({ feedback });
  expect(parts).toContain('feedback-form');
  expect(parts).not.toContain('page-slots');
  expect(entry).not.toContain('backing');
});

it('has no name that blockers know: they would take the house’s own ads with the others', async () => {
  const { parts } = await compiled({ ads, feedback });
  for (const name of parts) expect(name).not.toMatch(/(?:^|[-_.])ads?(?:[-_.]|$)|advert|banner|sponsor/i);
});
