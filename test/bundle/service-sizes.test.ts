// How many bytes the services of a site send to each reader before anybody touches the page, gzipped.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compileServices, type CompiledServices } from '../../src/bundle/service-scripts.ts';
import type { Services } from '../../src/model/services.ts';

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
const compiled = (services: Services): Promise<CompiledServices> =>
  compileServices(
    {
      root,
      templates: `${root}/templates`,
      aliases: {},
      define: { 'process.env': '{}' },
      readText: (path) => readFile(path, 'utf8'),
    },
    services,
  );
const analytics = { id: 'G-TEST', script: 'https://tag.example/tag.js?id=G-TEST' };

describe('analytics and consent', () => {
  it.each<[number, Services]>([
    [2700, { analytics, consent: 'analytics' }],
    [1880, { analytics }],
  ])('take at most %i bytes, in one request, and not much less', async (budget, services) => {
    const { entry, parts } = await compiled(services);
    expect(gzipSync(entry!.text).length).toBeLessThanOrEqual(budget);
    expect(gzipSync(entry!.text).length).toBeGreaterThan(budget * 0.9);
    // The rest is for readers whose draw says so: nothing of the entry waits for it.
    expect(entry!.text).not.toMatch(/\bimport\s*["{]|\bfrom\s*"/);
    expect(parts.map(({ name }) => name.split('.')[0])).toEqual(['vitals']);
  });

  it('are no code where a site has none', async () => {
    expect((await compiled({})).entry).toBeUndefined();
    const others = await compiled({ feedback: { endpoint: 'https://velo.example/feedback' } });
    const all = [others.entry!, ...others.parts].map(({ text }) => text).join('\n');
    expect(all).not.toMatch(/dataLayer|gtag|data-ga|doNotTrack/);
  });
});
