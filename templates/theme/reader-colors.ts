// The colours a reader may choose from, and the style rules of a choice. Each passes AA as text on the page of its scheme.
import type { ThemeColors } from '../../src/model/config.ts';
import { createDemoTheme } from './theme.ts';

export interface ReaderColor {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

export const readerColors: readonly ReaderColor[] = [
  { name: 'teal', light: '#0b6e63', dark: '#5cc9b6' },
  { name: 'green', light: '#1e6b3a', dark: '#7fd19c' },
  { name: 'blue', light: '#1f5fa8', dark: '#8fc0f5' },
  { name: 'indigo', light: '#4a4fb5', dark: '#aab0ff' },
  { name: 'violet', light: '#7a3fa8', dark: '#cfa6f0' },
  { name: 'rose', light: '#a8325e', dark: '#f29ab8' },
  { name: 'orange', light: '#94481c', dark: '#f0a878' },
  { name: 'amber', light: '#7a5600', dark: '#eabf60' },
];

type Rules = Readonly<Record<string, unknown>>;

/** The variables of a theme by selector, flat. */
function variablesOf(colors: ThemeColors): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  const walk = (rules: Rules, selector: string) => {
    for (const [key, value] of Object.entries(rules)) {
      if (typeof value === 'object' && value !== null) walk(value as Rules, key);
      else if (key.startsWith('--')) found.set(selector, (found.get(selector) ?? new Map<string, string>()).set(key, String(value)));
    }
  };
  for (const sheet of createDemoTheme(colors).generateStyleSheets()) walk(sheet as Rules, '');
  return found;
}

/**
 * The variables that differ between the site's colours and the reader's, as rules that win over the site's style sheet
 * wherever they stand.
 */
export function cssOfColors(site: ThemeColors, own: ThemeColors): string {
  const before = variablesOf(site);
  const rules = [...variablesOf({ ...site, ...own })].map(([selector, variables]) => {
    const differing = [...variables].filter(([name, value]) => before.get(selector)?.get(name) !== value);
    const selectors = selector.split(',').map((part) => `${part.trim()}:root:root`);
    return differing.length > 0 ? `${selectors.join(',')}{${differing.map(([name, value]) => `${name}:${value}`).join(';')}}` : '';
  });
  return rules.join('');
}
