// A page of the writer's in the place of the generated list of a product's API pages.
import { describe, expect, it } from 'vitest';
import type { UserConfig } from '../../src/model/user-config.ts';
import { loadSite } from '../../src/load/load-site.ts';
import { apiOf } from '../support/api-of.ts';
import { emittedTexts } from '../support/emitted-texts.ts';
import { pageText, projectFrom, siteFrom } from '../support/site-from.ts';

const api = apiOf();
const config: UserConfig = {
  locales: ['en', 'zh'],
  products: [{ id: 'kit', name: 'Kit', api: { pathname: '/api/kit', packages: ['@velo/kit'] } }],
};
const navigation =
  "export default [{ pathname: '/', title: 'Home' }, { pathname: '/api', title: 'API', children: [{ pathname: '/api/kit/', title: 'All' }, { pathname: '/api/kit/bell/', title: 'Bell' }] }];";
const home = { 'index.md': pageText('See [all](/api/kit/#parts).', 'Home') };
const own = {
  ...home,
  'api/kit/index.md': `---\nproductId: kit\n---\n\n${pageText('## Parts\n\nText.', 'The whole kit')}`,
};
const extras = { apis: [api], translations: { zh: { 'pages./': '家', 'pages./api': '接口' } } };

describe('a guide at the place of the API index', () => {
  it('stands, and nothing is said', async () => {
    const { site, problems } = await siteFrom({ ...own, 'navigation.ts': navigation }, config, extras);
    expect(problems).toEqual([]);
    expect([...site.pages.get('en')!.values()].map(({ address, kind }) => [address.pathname, kind])).toEqual([
      ['/api/kit/', 'guide'],
      ['/', 'guide'],
      ['/api/kit/bell/', 'api'],
    ]);
    const files = emittedTexts(site);
    expect(files.get('llms.txt')).toContain(
      '## API\n\n- [The whole kit](/api/kit/index.md): What this page is about.\n- [Bell]',
    );
    expect(JSON.parse(files.get('api/index.json')!)).toMatchObject({
      pages: [{ name: 'Bell', pathname: '/api/kit/bell/' }],
    });
  });

  it('takes its place in the navigation made from folders, once', async () => {
    const outline = async (files: Record<string, string>) => {
      const { site, problems } = await siteFrom({ ...files, 'index.md': pageText('Text.', 'Home') }, config, {
        ...extras,
        translations: { zh: { 'pages./': '家' } },
      });
      expect(problems).toEqual([]);
      return site.navigation
        .get('en')!
        .nodes.map(({ title, children }) => [title, children.map((child) => child.href)]);
    };
    const { 'index.md': _, ...written } = own;
    expect(await outline(written)).toEqual([
      ['Home', []],
      ['Kit API', ['/api/kit/', '/api/kit/bell/']],
    ]);
    expect(await outline(written)).toEqual(await outline({}));
  });

  it('is there before the types are read, and stays when they are', async () => {
    const project = projectFrom({ ...own, 'navigation.ts': navigation }, config);
    for (const apis of [[], [api]]) {
      const loaded = await loadSite(project, { api: { apis, problems: [] }, wanted: () => false });
      for (const { site } of [loaded, await loaded.unread!.read('/api/kit/')]) {
        expect(site.pages.get('en')!.get('/api/kit/')).toMatchObject({ kind: 'guide', title: 'The whole kit' });
        expect(site.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      }
    }
  });
});

it('without such a guide, the list is generated; two guides there are a problem', async () => {
  const { site } = await siteFrom(home, config, extras);
  expect(site.pages.get('en')!.get('/api/kit/')?.kind).toBe('api-index');
  const { problems } = await siteFrom({ ...own, 'api/kit.md': pageText('Text.', 'Again') }, config, extras);
  expect(problems.filter(({ rule }) => rule === 'route-conflict')).toEqual([
    expect.objectContaining({ pathname: '/api/kit/', file: 'content/api/kit/index.md', other: 'content/api/kit.md' }),
  ]);
});
