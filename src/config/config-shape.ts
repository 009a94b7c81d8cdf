// The schema of the config, as data.
import { cssVariableNames } from '../model/css-variables.ts';
import { codeColorNames, type SiteFont, type ThemeColors } from '../model/identity.ts';
import { templateParts } from '../model/template-parts.ts';
import type { UserConfig } from '../model/user-config.ts';
import type { Shape } from './shape.ts';

/** A function, or a list of a function and its options. */
const markdownPlugin: Shape = ['function', { list: 'anything' }];
const link: Shape = { keys: { text: 'text', href: 'link' }, required: ['text', 'href'] };
const scheme: Shape = { keys: { light: 'text', dark: 'text' }, required: ['light', 'dark'] };
const fontKeys: Readonly<Record<keyof SiteFont, Shape>> = {
  family: 'text',
  src: 'file address',
  weight: 'text',
  stylesheet: 'address',
};
const font: Shape = { keys: fontKeys, required: ['family'] };
const themeColors: Readonly<Record<keyof ThemeColors, Shape>> = {
  primary: scheme,
  secondary: scheme,
  error: scheme,
  warning: scheme,
  info: scheme,
  success: scheme,
  text: scheme,
  mutedText: scheme,
  background: scheme,
  paper: scheme,
  divider: scheme,
};
const codeColors: Shape = { keys: Object.fromEntries(codeColorNames.map((name) => [name, 'text'] as const)) };
const cssVariables: Shape = {
  keys: Object.fromEntries(cssVariableNames.map((name) => [name, ['text', scheme]] as const)),
};

export const userConfigShape: Shape = {
  keys: {
    name: 'text',
    description: 'text',
    logo: 'file address',
    base: 'text',
    outLayout: 'anything',
    origin: 'text',
    content: ['text', { list: 'text' }],
    out: 'text',
    public: 'text',
    readable: { list: 'text' },
    trust: 'text',
    trustedDemos: { list: 'text' },
    navigation: 'text',
    locales: { list: 'text' },
    interfaceLocales: { list: 'text' },
    translations: 'text',
    templates: { keys: Object.fromEntries(Object.keys(templateParts).map((part) => [part, 'text'] as const)) },
    translateUrl: 'elsewhere',
    notifications: {
      list: { keys: { id: 'text', title: 'text', text: 'text', href: 'link' }, required: ['id', 'title', 'text'] },
    },
    products: {
      list: {
        keys: {
          id: 'text',
          name: 'text',
          href: 'address',
          category: 'text',
          versions: {
            list: { keys: { text: 'text', href: 'address', current: 'boolean' }, required: ['text', 'href'] },
          },
          api: {
            keys: {
              pathname: 'address',
              packages: { list: ['text', { keys: { name: 'text', plan: 'text' }, required: ['name'] }] },
              include: { list: 'text' },
              exclude: { list: 'text' },
              selectors: 'text',
              events: 'text',
            },
            required: ['pathname', 'packages'],
          },
        },
        required: ['id', 'name'],
      },
    },
    aliases: { record: 'text' },
    moduleRoots: { list: 'text' },
    replacements: { record: 'text' },
    define: { record: 'text' },
    loaders: { record: 'text' },
    esbuildPlugins: { list: { keys: { name: 'text', setup: 'function' }, required: ['name', 'setup'], open: true } },
    remarkPlugins: { list: markdownPlugin },
    rehypePlugins: { list: markdownPlugin },
    route: 'function',
    externalPaths: { list: 'address' },
    severity: { record: 'anything' },
    productCategories: { record: 'text' },
    repository: { keys: { url: 'elsewhere', branch: 'text', tag: 'text' }, required: ['url'] },
    editUrl: 'elsewhere',
    // Either shape; which one is meant is asked in identity-keys.ts, for a message about that one.
    font: { keys: { ...fontKeys, text: font, headings: font, code: font } },
    theme: { keys: { ...themeColors, radius: 'number', options: ['text', { record: 'anything' }] } },
    codeTheme: ['text', { keys: { base: 'text', light: codeColors, dark: codeColors } }],
    css: ['text', { list: 'text' }, { keys: { files: ['text', { list: 'text' }], variables: cssVariables } }],
    head: { list: { record: { addressesAt: ['href', 'src'] } } },
    favicon: ['address', { keys: { light: 'address', dark: 'address' }, required: ['light', 'dark'] }],
    social: {
      list: { keys: { href: 'link', icon: 'file address', name: 'text' }, required: ['icon', 'href'] },
    },
    banner: { keys: { text: ['linked text', { record: 'linked text' }], dismissible: 'boolean' }, required: ['text'] },
    links: { list: link },
    footer: { keys: { text: 'text', links: { list: link } } },
    demoSetup: 'text',
    demoWrapper: ['text', { record: 'text' }],
    ads: ['text', { keys: { house: 'text', json: 'text', script: 'text', GADisplayRatio: 'number' } }],
    analytics: { keys: { id: 'text', script: 'text' }, required: ['id'] },
    consent: 'boolean',
    feedback: { keys: { endpoint: 'text' }, required: ['endpoint'] },
    serviceWorker: 'anything',
    redirects: 'text',
    playground: 'text',
    sandbox: {
      keys: {
        entry: 'text',
        theme: 'text',
        head: 'text',
        scripts: { record: 'text' },
        dependencies: { record: 'text' },
      },
    },
    productionErrors: { list: 'text' },
    chat: { keys: { name: 'text', endpoint: 'elsewhere' }, required: ['name', 'endpoint'] },
    fontHost: 'text',
    search: { keys: { synonyms: { list: { list: 'text' } }, aside: { list: 'address' } } },
    socialImages: 'text',
    csp: 'anything',
  } satisfies Readonly<Record<keyof UserConfig, Shape>>,
};

/** The object form of what `route` returns for a page. */
export const routeShape: Shape = {
  keys: { pathname: 'text', disableAd: 'boolean', disableToc: 'boolean', wideLayout: 'boolean' },
  required: ['pathname'],
};

/** A house ad. It is copied to the output with all its keys. */
export const houseAdShape: Shape = {
  keys: { name: 'text', link: 'address', img: 'text', description: 'text', poweredby: 'text', label: 'text' },
  required: ['name', 'link', 'img', 'description'],
  open: true,
};
