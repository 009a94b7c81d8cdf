// The config's keys about what a site looks like: checked beyond their shape, and resolved.
import { resolve } from 'node:path';
import type { Config } from '../model/config.ts';
import { siteHeadElements } from '../model/head-elements.ts';
import {
  codeThemeNames,
  socialIconNames,
  type OwnCodeTheme,
  type OwnCss,
  type SiteFont,
  type SiteFonts,
  type ThemeColors,
} from '../model/identity.ts';
import { nearest } from '../model/nearest.ts';
import type { UserConfig } from '../model/user-config.ts';
import type { ConfigDisk } from './config-disk.ts';
import { describe } from './shape.ts';

type IdentityKeys = Pick<
  Config,
  'theme' | 'radius' | 'themeOptions' | 'fonts' | 'codeTheme' | 'css' | 'head' | 'favicon' | 'social' | 'banner'
>;

/** The first problem with the values, as a sentence with the key's path. */
export function identityProblem(user: UserConfig, root: string, disk: ConfigDisk): string | undefined {
  return (
    themeProblem(user, root, disk) ??
    fontProblem(user) ??
    codeThemeProblem(user) ??
    cssProblem(user, root, disk) ??
    headProblem(user) ??
    pathProblem(user) ??
    socialProblem(user) ??
    bannerProblem(user)
  );
}

/** The forms of colour that Material UI can make shades of. */
const color = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([^()]+\)|color\([^()]+\))$/i;

function themeProblem({ theme = {} }: UserConfig, root: string, disk: ConfigDisk): string | undefined {
  const { radius, options, ...colors } = theme;
  for (const [role, pair] of Object.entries(colors)) {
    for (const scheme of ['light', 'dark'] as const) {
      const value = pair?.[scheme];
      if (value !== undefined && !color.test(value))
        return `Unsupported colour format: "theme.${role}.${scheme}" is a colour such as "#0b6e63", "rgb(11 110 99)" or "hsl(173 82% 24%)", found ${describe(value)}.`;
    }
  }
  if (radius !== undefined && !(radius >= 0 && radius <= 64))
    return `"theme.radius" is a number of pixels between 0 and 64, found ${describe(radius)}.`;
  if (typeof options === 'string')
    return disk.exists(resolve(root, options))
      ? undefined
      : `"theme.options" names the module ${options}, which is not there.`;
  const place = codeIn(options, 'theme.options');
  return (
    place &&
    `"${place}" is a function, which cannot be in a config: put the options in a module, and name it: options: './theme.ts'.`
  );
}

/** Where in a value the first function is. */
function codeIn(value: unknown, path: string): string | undefined {
  if (typeof value === 'function') return path;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value)
    .map(([key, item]) => codeIn(item, `${path}.${key}`))
    .find(Boolean);
}

function fontProblem({ font }: UserConfig): string | undefined {
  if (!font) return undefined;
  const named = Object.keys(font).filter((key) => ['text', 'headings', 'code'].includes(key));
  const own = Object.keys(font).filter((key) => !named.includes(key));
  if (named.length > 0 && own.length > 0)
    return `"font" is either one font, with "family", or several, with "text", "headings" and "code"; found both "${own[0]}" and "${named[0]}".`;
  if (named.length === 0 && !('family' in font)) return '"font.family" is missing.';
  for (const [path, one] of Object.entries(named.length > 0 ? (font as SiteFonts) : { '': font as SiteFont })) {
    const key = path ? `font.${path}` : 'font';
    if (one.src !== undefined && one.stylesheet !== undefined)
      return `"${key}" has both "src", a file, and "stylesheet", which names its files itself; leave one out.`;
    if (one.src !== undefined && !/^\/(?!\/).+\.woff2$/i.test(one.src))
      return `"${key}.src" is the URL path of a WOFF2 file below the public folder, such as "/fonts/inter.woff2", found ${describe(one.src)}.`;
    if (one.stylesheet !== undefined && !/^(?:https?:\/)?\//.test(one.stylesheet))
      return `"${key}.stylesheet" is an address that begins with "https://" or "/", found ${describe(one.stylesheet)}.`;
  }
  return undefined;
}

function codeThemeProblem({ codeTheme }: UserConfig): string | undefined {
  const [path, name] =
    typeof codeTheme === 'string' ? ['codeTheme', codeTheme] : ['codeTheme.base', codeTheme?.base ?? 'meadow'];
  if ((codeThemeNames as readonly string[]).includes(name)) return undefined;
  return `"${path}" is "${name}", which is no theme. ${suggestion(name, codeThemeNames)}`;
}

function suggestion(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return near ? `Did you mean "${near}"?` : `There are ${known.join(', ')}.`;
}

function cssFilesOf({ css }: UserConfig): readonly string[] {
  if (css === undefined || typeof css === 'string') return css === undefined ? [] : [css];
  const { files = [] } = Array.isArray(css) ? { files: css as readonly string[] } : (css as OwnCss);
  return typeof files === 'string' ? [files] : files;
}

/** The absolute path of a style sheet, or the name of a package, which the bundler looks for. */
function cssFileOf(file: string, root: string, disk: ConfigDisk): string {
  const path = resolve(root, file);
  return disk.exists(path) || /^\.{0,2}\//.test(file) || /^[^@/]+\.css$/.test(file) ? path : file;
}

function cssProblem(user: UserConfig, root: string, disk: ConfigDisk): string | undefined {
  for (const file of cssFilesOf(user)) {
    const path = cssFileOf(file, root, disk);
    if (path !== file && !disk.exists(path)) return `"css" names the style sheet ${file}, which is not there.`;
  }
  const variables = typeof user.css === 'object' && 'variables' in user.css ? user.css.variables : {};
  for (const [name, value] of Object.entries(variables ?? {})) {
    for (const text of typeof value === 'string' ? [value] : Object.values(value as object)) {
      if (/[;{}]|<\//.test(String(text)))
        return `"css.variables.${name}" is one value, without ";", "{" and "}", found ${describe(text)}.`;
    }
  }
  return undefined;
}

function headProblem({ head = [] }: UserConfig): string | undefined {
  const elements = siteHeadElements(head, 'head');
  return typeof elements === 'string' ? elements : undefined;
}

/** Marks are files of the site or of another host. */
function pathProblem({ favicon }: UserConfig): string | undefined {
  const wrong = (typeof favicon === 'string' ? [favicon] : Object.values(favicon ?? {})).find(
    (path) => !/^(?:https?:\/)?\//.test(path),
  );
  return wrong === undefined
    ? undefined
    : `"favicon" is the URL path of a file below the public folder, such as "/favicon.svg", found ${describe(wrong)}.`;
}

function socialProblem({ social = [] }: UserConfig): string | undefined {
  for (const [index, { icon, name }] of social.entries()) {
    const isOwn = icon.startsWith('/');
    if (!isOwn && !(socialIconNames as readonly string[]).includes(icon))
      return `"social[${index}].icon" is "${icon}", which is no mark, nor the URL path of an SVG file below the public folder. ${suggestion(icon, socialIconNames)}`;
    if (isOwn && !name?.trim())
      return `"social[${index}].name" is missing: readers who do not see the mark ${icon} are told what it is.`;
  }
  return undefined;
}

function bannerProblem({ banner, locales = ['en'] }: UserConfig): string | undefined {
  if (!banner) return undefined;
  const { text } = banner;
  if (typeof text === 'string') return text.trim() ? undefined : '"banner.text" is empty; leave "banner" out for none.';
  const foreign = Object.keys(text).find((locale) => !locales.includes(locale));
  if (foreign !== undefined)
    return `"banner.text.${foreign}" is for a language that is none of "locales": ${locales.join(', ')}.`;
  return text[locales[0]!]?.trim()
    ? undefined
    : `"banner.text.${locales[0]}" is missing: languages without a text of their own have that of the first one.`;
}

/** The resolved keys of a config without problems: absolute paths, defaults filled in. */
export function identityOf(user: UserConfig, root: string, disk: ConfigDisk): IdentityKeys {
  const { radius, options, ...colors } = user.theme ?? {};
  const { codeTheme, css, font, favicon, banner } = user;
  const shape = typeof options === 'object' ? (options['shape'] as { borderRadius?: unknown } | undefined) : undefined;
  const shellRadius = radius ?? (typeof shape?.borderRadius === 'number' ? shape.borderRadius : undefined);
  return {
    theme: colors satisfies ThemeColors,
    ...(shellRadius !== undefined && { radius: shellRadius }),
    ...(options !== undefined && {
      themeOptions:
        typeof options === 'string' ? { module: resolve(root, options) } : { json: JSON.stringify(options) },
    }),
    fonts: font === undefined ? {} : 'family' in font ? { text: font } : font,
    ...(codeTheme !== undefined && {
      codeTheme: (typeof codeTheme === 'string' ? { base: codeTheme } : codeTheme) satisfies OwnCodeTheme,
    }),
    css: {
      files: cssFilesOf(user).map((file) => cssFileOf(file, root, disk)),
      variables: typeof css === 'object' && 'variables' in css ? (css.variables ?? {}) : {},
    },
    head: siteHeadElements(user.head ?? [], 'head') as Exclude<ReturnType<typeof siteHeadElements>, string>,
    ...(favicon !== undefined && { favicon }),
    social: user.social ?? [],
    ...(banner && { banner }),
  };
}
