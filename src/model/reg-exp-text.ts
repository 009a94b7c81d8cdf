// Text in regular expressions. In: any text. Out: the pattern that matches it alone.

/** A text with a backslash before each character that has a meaning in a regular expression. */
export function regExpText(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
