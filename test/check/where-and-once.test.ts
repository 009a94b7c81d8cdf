// What the check says of faults that are alike or hard to see, and what it must leave alone: each told once, where it
// is, with a proposal only where one helps.
import { expect, it } from 'vitest';
import { apiOf } from '../support/api-of.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

const bell = apiOf();

it('leaves links to files beside a page alone: they are copied to where the link leads', async () => {
  const { problems, site } = await siteFrom({
    'index.md': pageText('The [prices](./prices.pdf).'),
    'prices.pdf': new Uint8Array([37, 80, 68, 70]),
  });
  expect(problems).toEqual([]);
  expect(site.pages.get('en')!.get('/')!.links).toEqual([
    expect.objectContaining({ href: expect.stringMatching(/^\/_assets\/prices\.\w+\.pdf$/) }),
  ]);
});

it('leaves links to an id in another script alone, which a browser finds encoded', async () => {
  const { problems } = await siteFrom({ 'index.md': pageText('<a id="自行车"></a>Bikes.\n\n[a](#自行车) [b](#自行)') });
  expect(problems).toEqual([expect.objectContaining({ rule: 'anchor-broken' })]);
});

it('says where in a list of names the one without an API page stands', async () => {
  const { problems } = await siteFrom(
    { 'index.md': `---\nproductId: kit\ncomponents:\n  - Bell\n  - Bel\nhooks: useBell\n---\n\n${pageText('Text.')}` },
    { products: [{ id: 'kit', name: 'Kit', api: { pathname: '/api/kit/', packages: ['@velo/kit'] } }] },
    { apis: [bell] },
  );
  expect(problems).toEqual([
    expect.objectContaining({ rule: 'api-unknown', name: 'Bel', suggestion: 'Bell', line: 5, column: 5 }),
    expect.objectContaining({ rule: 'api-unknown', name: 'useBell', line: 6, column: 8 }),
  ]);
});

it('proposes no page for a redirect whose page is there and whose anchor is not', async () => {
  const { problems } = await siteFrom(
    { 'index.md': pageText('## Start\n'), 'redirects.ts': 'export default { "/a/": "/#end" };' },
    { redirects: 'content/redirects.ts' },
  );
  expect(problems).toEqual([expect.objectContaining({ rule: 'redirect-broken', to: '/#end', suggestion: undefined })]);
});

it('tells a fault of a file once, though the file makes two pages', async () => {
  const { problems } = await siteFrom(
    { 'index.md': pageText('[Nowhere](/nowhere/)') },
    { route: () => ['/', '/again/'] },
  );
  expect(problems).toEqual([expect.objectContaining({ rule: 'link-broken', line: 5 })]);
});

it('tells of sources that are one file on many disks, whatever they are', async () => {
  const demo = 'export default () => null;\n';
  const { problems } = await siteFrom({
    'index.md': pageText('{{"demo": "Bell.js"}}\n\n[one](./prices.pdf) [two](./Prices.pdf)'),
    'case.md': pageText('{{"demo": "bell.js"}}', 'One'),
    'Case.md': pageText('Text.', 'Two'),
    'Bell.js': demo,
    'bell.js': demo,
    'prices.pdf': '%',
    'Prices.pdf': '%PDF',
  });
  const twin = (file: string, other: string) => ({ rule: 'case-conflict', severity: 'warning', file, other });
  expect(problems).toEqual([
    twin('content/case.md', 'content/Case.md'),
    twin('content/Prices.pdf', 'content/prices.pdf'),
    twin('content/Bell.js', 'content/bell.js'),
  ]);
});
