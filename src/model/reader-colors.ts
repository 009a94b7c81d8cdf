// The colours a reader may choose from. Each passes AA as text on the page background of its scheme.

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

/** CSS rules of each choice, by role and colour name. */
export type ReaderColorRules = Readonly<Record<'primary' | 'secondary', Readonly<Record<string, string>>>>;

/** URL path of the rules of the colours that a reader may choose. */
export function readerColorsUrl(base: string): string {
  return `${base}/reader-colors.json`;
}
