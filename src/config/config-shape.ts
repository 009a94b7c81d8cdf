// The schema of the config, as data, and the check of a value against it.
import { cssVariableNames } from '../model/css-variables.ts';
import { codeColorNames, type SiteFont, type ThemeColors } from '../model/identity.ts';
import { nearest } from '../model/nearest.ts';
import { isScriptAddress } from '../model/script-address.ts';
import { templateParts } from '../model/template-parts.ts';
import type { UserConfig } from '../model/user-config.ts';

/**
 * A shape: a primitive, alternatives, a list of one shape, a record of one shape with any keys, or an object with known
 * keys. What is an address of this site, or may be one, gets the base where all of the site lies below that
 * (`base-layout.ts`).
 */
export type Shape =
  /** No address: words, names, files of the project. */
  | 'text'
  /** A text that a link may lead to, or a file that pages ask for: on this site, or elsewhere. */
  | 'address'
  /** An address of another server: from the root it would be meant from that one's. */
  | 'elsewhere'
  /** Words with links in Markdown. */
  | 'linked text'
  | 'boolean'
  | 'number'
  | 'function'
  | 'anything'
  /** Anything, asked elsewhere; texts with these keys are addresses. */
  | { readonly addressesAt: readonly string[] }
  | readonly Shape[]
  | { readonly list: Shape }
  | { readonly record: Shape }
  | KeyedShape;

export interface KeyedShape {
  readonly keys: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  /** Objects from other tools may have further keys. */
  readonly open?: true;
}

/** A function, or a list of a function and its options. */
const markdownPlugin: Shape = ['function', { list: 'anything' }];
const link: Shape = { keys: { text: 'text', href: 'address' }, required: ['text', 'href'] };
const scheme: Shape = { keys: { light: 'text', dark: 'text' }, required: ['light', 'dark'] };
const fontKeys: Readonly<Record<keyof SiteFont, Shape>> = {
  family: 'text',
  src: 'address',
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
    logo: 'address',
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
      list: { keys: { id: 'text', title: 'text', text: 'text', href: 'address' }, required: ['id', 'title', 'text'] },
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
      list: { keys: { href: 'address', icon: 'address', name: 'text' }, required: ['icon', 'href'] },
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

/** The first problem with a value, as a sentence with the key's path. */
export function shapeProblem(value: unknown, shape: Shape, path: string): string | undefined {
  if (shape === 'anything' || (typeof shape === 'object' && 'addressesAt' in shape)) return undefined;
  if (typeof shape === 'string') {
    const isLink = shape === 'address' || shape === 'elsewhere';
    const expected = isLink || shape === 'linked text' ? 'text' : shape;
    const found = typeof value === 'string' ? 'text' : typeof value;
    if (found !== expected) return `"${path}" must be a ${expected}, found ${describe(value)}.`;
    return isLink ? addressProblem(value as string, path) : undefined;
  }
  if (Array.isArray(shape)) {
    const problems = (shape as readonly Shape[]).map((one) => shapeProblem(value, one, path));
    return problems.every(Boolean) ? problems[isKeyed(value) ? problems.length - 1 : 0] : undefined;
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return `"${path}" must be a list, found ${describe(value)}.`;
    return first(value.map((item, index) => [`${path}[${index}]`, item, shape.list]));
  }
  if (!isKeyed(value))
    return `${path ? `"${path}"` : 'the default export'} must be an object, found ${describe(value)}.`;
  if ('record' in shape)
    return first(Object.entries(value).map(([key, item]) => [`${path}.${key}`, item, shape.record]));
  const { keys, required, open } = shape as KeyedShape;
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(keys, key));
  if (unknown !== undefined && !open) return unknownKey(path, unknown, Object.keys(keys));
  const missing = required?.find((key) => value[key] === undefined);
  if (missing) return `"${join(path, missing)}" is missing.`;
  return first(
    Object.entries(value)
      .filter(([key, item]) => item !== undefined && Object.hasOwn(keys, key))
      .map(([key, item]) => [join(path, key), item, keys[key]!]),
  );
}

/** The problem with an address that is code, as a sentence. */
export function addressProblem(address: string, path: string): string | undefined {
  if (!isScriptAddress(address)) return undefined;
  return `"${path}" must be an address such as "/docs/" or "https://example.com", found ${describe(address)}, which would run as code.`;
}

function first(entries: readonly (readonly [path: string, value: unknown, shape: Shape])[]): string | undefined {
  for (const [path, value, shape] of entries) {
    const problem = shapeProblem(value, shape, path);
    if (problem) return problem;
  }
  return undefined;
}

/** The message about an unknown key. */
export function unknownKey(path: string, key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  return `unknown key "${join(path, key)}".${near ? ` Did you mean "${join(path, near)}"?` : ` Known keys: ${known.join(', ')}.`}`;
}

function join(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}

/** Whether a value is an object, and not an array. */
export function isKeyed(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value, formatted for a message. */
export function describe(value: unknown): string {
  const text =
    typeof value === 'function'
      ? 'a function'
      : value instanceof Promise
        ? 'a promise'
        : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
