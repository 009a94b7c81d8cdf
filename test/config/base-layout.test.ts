// Which values of the config are addresses of its site. Every text of the config is listed here as one, or as none: a new
// key fails this test until somebody has decided.
import { describe, expect, it } from 'vitest';
import { onHostConfig, withAddresses } from '../../src/config/base-layout.ts';
import { userConfigShape } from '../../src/config/config-shape.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import { textsIn } from '../support/shape-texts.ts';

const layout = { base: '/docs', outLayout: 'base' } as const;
const onHost = (config: UserConfig) => onHostConfig(config, layout);

describe('the shape of the config', () => {
  const texts = textsIn(userConfigShape);
  const of = (kind: string) => texts.flatMap(([path, one]) => (one === kind ? [path] : []));

  it('says what is an address of the site', () =>
    expect(of('address')).toEqual([
      'products[].href',
      'products[].versions[].href',
      'products[].api.pathname',
      'externalPaths[]',
      'font.stylesheet',
      'font.text.stylesheet',
      'font.headings.stylesheet',
      'font.code.stylesheet',
      'favicon',
      'favicon.light',
      'favicon.dark',
      'search.aside[]',
    ]));

  it('says what readers may follow from any page', () =>
    expect(of('link')).toEqual(['notifications[].href', 'social[].href', 'links[].href', 'footer.links[].href']));

  it('says what is a file that pages ask for', () =>
    expect(of('file address')).toEqual([
      'logo',
      'font.src',
      'font.text.src',
      'font.headings.src',
      'font.code.src',
      'social[].icon',
    ]));

  it('says what holds some, and what is an address of other servers', () => {
    expect(of('linked text')).toEqual(['banner.text', 'banner.text.*']);
    expect(texts.filter(([, kind]) => kind.startsWith('address at'))).toEqual([['head[].*', 'address at href, src']]);
    expect(of('elsewhere')).toEqual(['translateUrl', 'repository.url', 'editUrl', 'chat.endpoint']);
  });

  it('says what is none: words, names, files of the project, addresses of services', () => {
    // Many of one kind, each with a list of its names elsewhere.
    const many = /^(?:theme\.\w+\.(?:light|dark)|css\.variables\..+|codeTheme\.(?:light|dark)\..+|templates\..+)$/;
    expect([...of('text'), ...of('anything')].filter((path) => !many.test(path)).sort()).toEqual([
      'ads',
      'ads.house',
      'ads.json',
      'ads.script',
      'aliases.*',
      'analytics.id',
      'analytics.script',
      'base',
      'chat.name',
      'codeTheme',
      'codeTheme.base',
      'content',
      'content[]',
      'csp',
      'css',
      'css.files',
      'css.files[]',
      'css[]',
      'define.*',
      'demoSetup',
      'demoWrapper',
      'demoWrapper.*',
      'description',
      'esbuildPlugins[].name',
      'feedback.endpoint',
      'font.code.family',
      'font.code.weight',
      'font.family',
      'font.headings.family',
      'font.headings.weight',
      'font.text.family',
      'font.text.weight',
      'font.weight',
      'fontHost',
      'footer.links[].text',
      'footer.text',
      'interfaceLocales[]',
      'links[].text',
      'loaders.*',
      'locales[]',
      'moduleRoots[]',
      'name',
      'navigation',
      'notifications[].id',
      'notifications[].text',
      'notifications[].title',
      'origin',
      'out',
      'outLayout',
      'playground',
      'productCategories.*',
      'productionErrors[]',
      'products[].api.events',
      'products[].api.exclude[]',
      'products[].api.include[]',
      'products[].api.packages[]',
      'products[].api.packages[].name',
      'products[].api.packages[].plan',
      'products[].api.selectors',
      'products[].category',
      'products[].id',
      'products[].name',
      'products[].versions[].text',
      'public',
      'readable[]',
      'redirects',
      'rehypePlugins[][]',
      'remarkPlugins[][]',
      'replacements.*',
      'repository.branch',
      'repository.tag',
      'sandbox.dependencies.*',
      'sandbox.entry',
      'sandbox.head',
      'sandbox.scripts.*',
      'sandbox.theme',
      'search.synonyms[][]',
      'serviceWorker',
      'severity.*',
      'socialImages',
      'social[].name',
      'theme.options',
      'theme.options.*',
      'translations',
      'trust',
      'trustedDemos[]',
    ]);
  });
});

describe('a site below its base', () => {
  it('has it in front of its own addresses, and of no other', () => {
    expect(
      onHost({
        logo: '/logo.svg',
        editUrl: '/edit/{path}',
        favicon: { light: '/a.svg', dark: 'https://example.com/b.svg' },
        font: { text: { family: 'Inter', src: '/inter.woff2' }, code: { family: 'Mono', stylesheet: '//host/m.css' } },
        head: [{ link: { rel: 'icon', href: '/i.png' } }, { script: { src: '/s.js', text: '/not/this', defer: true } }],
        banner: { text: { en: 'See [it](/new/) and [that](#x)', de: '/kein/Link' } },
        social: [
          { href: '/feed/', icon: '/feed.svg' },
          { href: 'https://example.com/', icon: 'github' },
        ],
        products: [{ id: 'kit', name: '/Kit', href: '/docs/kit/', api: { pathname: '/api/', packages: ['kit'] } }],
      }),
    ).toEqual({
      logo: '/docs/logo.svg',
      editUrl: '/edit/{path}',
      favicon: { light: '/docs/a.svg', dark: 'https://example.com/b.svg' },
      font: {
        text: { family: 'Inter', src: '/docs/inter.woff2' },
        code: { family: 'Mono', stylesheet: '//host/m.css' },
      },
      head: [
        { link: { rel: 'icon', href: '/docs/i.png' } },
        { script: { src: '/docs/s.js', text: '/not/this', defer: true } },
      ],
      banner: { text: { en: 'See [it](/docs/new/) and [that](#x)', de: '/kein/Link' } },
      social: [
        { href: '/docs/feed/', icon: '/docs/feed.svg' },
        { href: 'https://example.com/', icon: 'github' },
      ],
      products: [{ id: 'kit', name: '/Kit', href: '/docs/kit/', api: { pathname: '/docs/api/', packages: ['kit'] } }],
    });
    expect(onHost({ favicon: '/a.svg', banner: { text: '[a](/b)' }, font: { family: 'A', src: '/a.woff2' } })).toEqual({
      favicon: '/docs/a.svg',
      banner: { text: '[a](/docs/b)' },
      font: { family: 'A', src: '/docs/a.woff2' },
    });
  });

  it('leaves what holds no address as it is: plugins are objects of other tools', () => {
    class Plugin {
      name = 'own';
      setup() {}
    }
    const config: UserConfig = { logo: '/a.svg', esbuildPlugins: [new Plugin() as never], route: () => undefined };
    const { esbuildPlugins, route } = onHost(config);
    expect(esbuildPlugins).toBe(config.esbuildPlugins);
    expect(route).toBe(config.route);
    expect(withAddresses({ a: ['/x'] }, { record: { list: 'address' } }, (address) => `!${address}`)).toEqual({
      a: ['!/x'],
    });
  });
});
