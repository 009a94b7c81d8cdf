// The default of a prop as its comment states it: a value or prose. In: the text. Out: which of the two.

/** The value as code; `undefined` where the text is prose: `true` on desktop, `false` on mobile. */
export function codeOfDefault(text: string): string | undefined {
  const code = /^`([^`]+)`$/.exec(text)?.[1] ?? text;
  const isProse =
    /`[^`]+`|^[-*] /.test(code) ||
    (/[a-z]\s+[a-z]/i.test(code) && !/^(?:[[{('"]|\w+\()/.test(code)) ||
    /[a-z)]\.$/.test(code) ||
    /^\{\w+\} [A-Z]/.test(code);
  return isProse ? undefined : code;
}
