// The theme's variables, two hundred of them: the shell uses some, demos may use any.
import type { Theme } from '@mui/material/styles';

interface Variables {
  /** CSS of the variables that some text uses, and of those that they use in their turn. */
  readonly used: string;
  /** CSS of all others. */
  readonly others: string;
}

type Rule = readonly [selector: string, declarations: readonly (readonly [string, string])[]];

function namesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);
}

function cssOf(rules: readonly Rule[]): string {
  return rules
    .filter(([, declarations]) => declarations.length > 0)
    .map(([selector, declarations]) => `${selector}{${declarations.map((pair) => pair.join(':')).join(';')}}`)
    .join('\n');
}

/** The variables of a theme, told apart by what the style sheets and HTML in `text` use. */
export function themeVariables(theme: Theme, text: string): Variables {
  const rules: readonly Rule[] = (theme.generateStyleSheets() as Record<string, Record<string, unknown>>[])
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, declarations]) => [
      selector,
      Object.entries(declarations).map(([name, value]) => [name, String(value)] as const),
    ]);
  const used = new Set(namesIn(text));
  // The set grows during the loop.
  for (const name of used)
    for (const [, declarations] of rules)
      for (const [own, value] of declarations) if (own === name) for (const next of namesIn(value)) used.add(next);
  const part = (isIn: (name: string) => boolean) =>
    cssOf(rules.map(([selector, declarations]) => [selector, declarations.filter(([name]) => isIn(name))]));
  const isUsed = (name: string) => !name.startsWith('--') || used.has(name);
  return { used: part(isUsed), others: part((name) => !isUsed(name)) };
}
