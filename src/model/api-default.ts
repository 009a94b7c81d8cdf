// The default of a prop as its comment has it: a value, or words about it. In: the text. Out: which of the two.

/** The value as code; nothing where the text is words: `true` on desktop, `false` on mobile. */
export function codeOfDefault(text: string): string | undefined {
  const code = /^`([^`]+)`$/.exec(text)?.[1] ?? text;
  const isWords =
    /`[^`]+`|^[-*] /.test(code) ||
    (/[a-z]\s+[a-z]/i.test(code) && !/^(?:[[{('"]|\w+\()/.test(code)) ||
    /[a-z)]\.$/.test(code) ||
    /^\{\w+\} [A-Z]/.test(code);
  return isWords ? undefined : code;
}
