// The rules that a site's config adds to xdocs's own style sheet: values of variables, by colour scheme. In: a config.
// Out: CSS. Files of the site's own are bundled apart (bundle/own-css.ts).
import { schemeAttribute } from '../model/browser-storage.ts';
import { codeThemes } from '../model/code-themes.ts';
import type { Config } from '../model/config.ts';
import type { CodeColors, OwnCodeTheme, SchemePair } from '../model/identity.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** As heavy as rules of a language in tokens.css, and later. */
const root = ':root:root';
const dark = `:root[${schemeAttribute}='dark']`;

/** The rules; empty where the site has no own values. Later ones win: the site's variables over its theme of code. */
export function siteCss({
  codeTheme,
  css,
  theme,
  radius,
}: Pick<Config, 'codeTheme' | 'css' | 'theme' | 'radius'>): string {
  const grounds = (theme.background ?? theme.text) ? groundValues : {};
  return [
    rule(root, { ...grounds, ...radiusValues(radius) }),
    rule(dark, grounds),
    rule(root, codeValues(codeTheme, 'light')),
    rule(dark, codeValues(codeTheme, 'dark')),
    rule(root, schemeValues(css.variables, 'light')),
    rule(dark, schemeValues(css.variables, 'dark')),
  ].join('');
}

/** What is a shade of the ground by default would not fit another one: it is mixed from ground and text. */
const groundValues: Values = {
  subtle: 'color-mix(in srgb, var(--ink) 4%, var(--canvas))',
  hover: 'color-mix(in srgb, var(--ink) 7%, var(--canvas))',
  'line-strong': 'color-mix(in srgb, var(--ink) 26%, var(--canvas))',
  'code-bg': 'color-mix(in srgb, var(--ink) 4%, var(--canvas))',
};

function radiusValues(radius: number | undefined): Values {
  if (radius === undefined) return {};
  const of = (share: number) => `${Math.round(radius * share)}px`;
  return { 'radius-s': of(0.5), 'radius-m': of(2 / 3), 'radius-l': of(1) };
}

function codeValues(theme: OwnCodeTheme | undefined, scheme: 'light' | 'dark'): Values {
  const { base = 'meadow' } = theme ?? {};
  const colors: Partial<CodeColors> = {
    ...(base !== 'meadow' && codeThemes[base][scheme]),
    ...theme?.[scheme],
  };
  return Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [name === 'background' ? 'code-bg' : `tk-${name}`, color]),
  );
}

/** A value for both schemes is one of the light rule, which holds in the dark, too. */
function schemeValues(variables: Config['css']['variables'], scheme: 'light' | 'dark'): Values {
  return Object.fromEntries(
    Object.entries(variables as Readonly<Record<string, string | SchemePair>>).flatMap(([name, value]) =>
      typeof value === 'object' ? [[name, value[scheme]]] : scheme === 'light' ? [[name, value]] : [],
    ),
  );
}

function rule(selector: string, values: Values): string {
  const list = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}:${value}`]));
  return list.length > 0 ? `${selector}{${list.join(';')}}\n` : '';
}
