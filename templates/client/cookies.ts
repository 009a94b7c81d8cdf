// Cookies by name. The inline script of the head has its own way to them: every page carries it.

/**
 * The value of a cookie; `null` where there is none.
 *
 * @throws Error on the server, which has no reader: what it rendered by a cookie would be wrong for everybody else
 */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') throw new Error(`The cookie ${name} was read on the server`);
  return new URLSearchParams(document.cookie.replace(/;\s*/g, '&')).get(name);
}
