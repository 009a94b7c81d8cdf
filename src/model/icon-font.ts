// The icon font of Material Icons: which demos use it, and where its style sheet is.
import type { Demo } from './demo.ts';

/** The component that writes ligatures, its class by itself, and the same from the package's index. */
const signs = [
  /from ['"]@mui\/material\/Icon['"]/,
  /\bmaterial-icons\b/,
  /import\s*\{[^}]*\bIcon\b[^}]*\}\s*from\s*['"]@mui\/material['"]/,
];

/** Whether a demo, in the files that it shows, uses the icon font. */
export function usesIconFont({ variants }: Pick<Demo, 'variants'>): boolean {
  return variants.some(({ ts, js }) => (ts ?? js ?? []).some(({ code }) => signs.some((sign) => sign.test(code))));
}

/** URL of the font's style sheet: of the host that the config names, else of the site itself. */
export function iconFontUrl({
  fontHost,
  base,
}: {
  readonly fontHost?: string | undefined;
  readonly base: string;
}): string {
  return fontHost ? `${fontHost}/icon?family=Material+Icons` : `${base}/fonts/material-icons.css`;
}
