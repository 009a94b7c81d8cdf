// Code as a Markdown fence, for the Markdown twins of pages.

interface FencedCode {
  readonly code: string;
  readonly language?: string;
  readonly title?: string;
}

/** The fenced code; the fence is longer than any run of backticks in the code. */
export function fencedCode({ code, language = '', title }: FencedCode): string {
  const longest = (code.match(/`{3,}/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  const info = title ? `${language || 'text'} title="${title.replaceAll('"', "'")}"` : language;
  return `${fence}${info}\n${code}\n${fence}`;
}
