// The style rules of the colours that a reader may choose: what the theme makes of each, worked out at build.
import type { ThemeColors } from '../../src/model/identity.ts';
import { readerColors, type ReaderColorRules } from '../../src/model/reader-colors.ts';
import { createDemoTheme } from './theme.ts';

type Rules = Readonly<Record<string, unknown>>;

/** The variables of a theme by selector, flat. */
function variablesOf(colors: ThemeColors): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  const walk = (rules: Rules, selector: string) => {
    for (const [key, value] of Object.entries(rules)) {
      if (typeof value === 'object' && value !== null) walk(value as Rules, key);
      else if (key.startsWith('--'))
        found.set(selector, (found.get(selector) ?? new Map<string, string>()).set(key, String(value)));
    }
  };
  for (const sheet of createDemoTheme(colors).generateStyleSheets()) walk(sheet as Rules, '');
  return found;
}

/**
 * The variables that differ between the site's colours and the reader's, as rules that win over the site's style sheet
 * wherever they stand.
 *
 * @param before the site's own variables
 */
export function cssOfColors(site: ThemeColors, own: ThemeColors, before = variablesOf(site)): string {
  const rules = [...variablesOf({ ...site, ...own })].map(([selector, variables]) => {
    const differing = [...variables].filter(([name, value]) => before.get(selector)?.get(name) !== value);
    const selectors = selector.split(',').map((part) => `${part.trim()}:root:root`);
    return differing.length > 0
      ? `${selectors.join(',')}{${differing.map(([name, value]) => `${name}:${value}`).join(';')}}`
      : '';
  });
  return rules.join('');
}

/** The rules of every choice. Those of the two roles say nothing of each other, and may stand side by side. */
export function readerColorRules(site: ThemeColors): ReaderColorRules {
  const before = variablesOf(site);
  const of = (role: 'primary' | 'secondary') =>
    Object.fromEntries(
      readerColors.map(({ name, light, dark }) => [name, cssOfColors(site, { [role]: { light, dark } }, before)]),
    );
  return { primary: of('primary'), secondary: of('secondary') };
}
