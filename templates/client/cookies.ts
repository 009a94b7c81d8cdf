// Cookies by name. The inline script of the head has its own way to them: every page carries it.

/**
 * The value of a cookie; `undefined` where there is none.
 *
 * @throws Error on the server, which has no reader: what it rendered by a cookie would be wrong for everybody else
 */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined')
    throw new Error(`The cookie ${name} was read on the server, where there is none.`);
  for (const pair of document.cookie.split(/;\s*/)) {
    const [key, ...value] = pair.split('=');
    if (key === name) return decoded(value.join('='));
  }
  return undefined;
}

/** Somebody else's cookie of the same name may hold anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
