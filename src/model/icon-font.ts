// The icon font of Material Icons: which demos use it, and the URL of its style sheet.
import type { Demo } from './demo.ts';

/**
 * The component that renders ligatures, its class used directly, and the component imported from the package's index.
 */
const usePatterns = [
  /from ['"]@mui\/material\/Icon['"]/,
  /\bmaterial-icons\b/,
  /import\s*\{[^}]*\bIcon\b[^}]*\}\s*from\s*['"]@mui\/material['"]/,
];

/** The font's style sheet for pages that are not on a site of their own. */
export const iconFontSheet = 'https://fonts.googleapis.com/icon?family=Material+Icons';

/** What is known of demos: a dev server asks again and again. */
const users = new WeakMap<Demo['variants'], boolean>();

/** Whether the files that a demo shows use the icon font. */
export function usesIconFont({ variants }: Pick<Demo, 'variants'>): boolean {
  const known = users.get(variants);
  if (known !== undefined) return known;
  const uses = variants.some(({ ts, js }) => (ts ?? js ?? []).some(({ code }) => hasIconFont(code)));
  users.set(variants, uses);
  return uses;
}

/** Whether a module uses the icon font. */
export function hasIconFont(code: string): boolean {
  return usePatterns.some((pattern) => pattern.test(code));
}

/** URL of the font's style sheet: on the host that the config sets, else on the site itself. */
export function iconFontUrl({
  fontHost,
  base,
}: {
  readonly fontHost?: string | undefined;
  readonly base: string;
}): string {
  return fontHost ? `${fontHost}/icon?family=Material+Icons` : `${base}/fonts/material-icons.css`;
}
