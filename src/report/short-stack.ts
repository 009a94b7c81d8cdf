// The stack of an error, fit to be shown. In: whatever was thrown. Out: a text without the code that it was thrown by.

/** Modules that are evaluated from their text have it as their address, which Node repeats in every line of a stack. */
const inlineModule = /data:text\/javascript;base64,[\w+/=]*/g;

/**
 * The stack of an error, or what else was thrown, as text; the address of compiled templates is the word `templates`.
 */
export function shortStack(error: unknown): string {
  return String(error instanceof Error ? (error.stack ?? error) : error).replace(inlineModule, 'templates');
}
