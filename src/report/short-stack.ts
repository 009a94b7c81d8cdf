// The stack of an error, shortened for display. In: whatever was thrown. Out: text without inlined code.

/** The URL of a module evaluated from text contains the whole text, and Node repeats it in every line of a stack. */
const inlineModule = /data:text\/javascript;base64,[\w+/=]*/g;

/**
 * The stack of an error, or any other thrown value, as text; the URL of compiled templates is replaced by `templates`.
 */
export function shortStack(error: unknown): string {
  return String(error instanceof Error ? (error.stack ?? error) : error).replace(inlineModule, 'templates');
}
