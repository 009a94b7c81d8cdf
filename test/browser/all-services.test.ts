// A page with every service on: what that adds to its scripts before anybody touches it, and what a site without any has
// of them, which is nothing.
import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite, type VisitedSite } from '../support/visited-site.ts';

/** The limit of all services together, gzipped. */
const limit = 12_000;

const pages = {
  'content/index.md': `---\nproductId: kit\n---\n${pageText('Velo', '## Bells\n\nThey ring.\n\n{{"demo": "Bell.tsx"}}')}`,
  'content/Bell.tsx': 'export default function Bell() {\n  return <button type="button">Ring</button>;\n}\n',
};
const config = (services: string) =>
  `export default { origin: 'https://velo.example', products: [{ id: 'kit', name: 'Kit' }], ${services} };`;
const house =
  "export default [{ name: 'bells', link: 'https://velo.example/bells/', img: '/static/house/bell.svg', description: 'Bells.', poweredby: 'Velo', label: 'in-house-bells' }];";

const full = visitedSite({
  ...pages,
  'ads.ts': house,
  'public/static/house/bell.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 13 10"/>',
  'xdocs.config.ts': config(
    "ads: { house: 'ads.ts', json: '/ads.json' }, analytics: { id: 'G-TEST', script: '/tag.js' }, consent: true, feedback: { endpoint: '/feedback' }, serviceWorker: true",
  ),
});
const bare = visitedSite({ ...pages, 'xdocs.config.ts': config('') });

/** Gzipped bytes of the site's scripts that a page loads, until what fills its slots is there. */
async function scriptBytes(site: VisitedSite, isThere: string): Promise<number> {
  const bodies: Promise<number>[] = [];
  const { page } = await site.open('/', {
    prepare: (empty) =>
      empty.on('response', (answer) => {
        if (answer.request().resourceType() === 'script' && answer.url().includes('/_assets/'))
          bodies.push(answer.body().then((body) => gzipSync(body).length));
      }),
  });
  await page.locator(isThere).first().waitFor({ state: 'attached' });
  // The demo's scripts, React's among them, may come later than the services.
  await page.locator('[data-xd-demo][data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  return (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0);
}

it('adds at most 12 kB of script before anybody touches the page', async () => {
  const [all, none] = [await scriptBytes(full, '.backing a'), await scriptBytes(bare, 'main')];
  expect(all - none).toBeGreaterThan(limit / 2);
  expect(all - none).toBeLessThanOrEqual(limit);
});

it('leaves nothing of itself in a site without services', () => {
  const build = bare.built().site.path('build');
  const texts = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|js)$/.test(file))
    .map((file) => readFileSync(`${build}/${file}`, 'utf8'));
  const traces =
    /services\.\w+\.js|dataLayer|data-ga-|data-xd-page|serviceWorker\.register|class="(?:backing|feedback|consent)/;
  expect(texts.filter((text) => traces.test(text))).toEqual([]);
});
