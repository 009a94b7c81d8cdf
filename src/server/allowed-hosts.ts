// Whom a dev server answers. A page of a stranger can make its own domain name lead to this machine (DNS rebinding); the
// browser then takes what the server answers for that page's own. Such requests carry the stranger's name in their Host
// header. An IP address cannot be led elsewhere. In: a Host header. Out: whether it is answered.
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

/** How many refused names are told of: a page can invent any number. */
const toldNames = 20;

/**
 * Returns a function that says whether a Host header is answered: loopback names (`localhost`, `*.localhost`), IP
 * addresses, and the given names, each with any port.
 *
 * @param names as a user types them: capitals and letters of all alphabets are fine
 */
export function hostCheck(names: readonly string[]): (header: string | undefined) => boolean {
  const allowed = new Set(names.map((name) => domainToASCII(withoutDot(name)) || name.toLowerCase()));
  return (header) => {
    const host = hostOf(header);
    if (host === undefined) return false;
    if (isIP(host)) return true;
    const name = withoutDot(host);
    return name === 'localhost' || /^[^.].*\.localhost$/.test(name) || allowed.has(name);
  };
}

/**
 * Returns a function that calls a listener with each refused name, once, and with some at most.
 *
 * @param onRefused gets the name in quotes where it is more than letters, digits, dots and hyphens
 */
export function refusalNotes(onRefused: (name: string) => void): (header: string | undefined) => void {
  const told = new Set<string>();
  return (header) => {
    const name = shownHost(header);
    if (told.has(name) || told.size >= toldNames) return;
    told.add(name);
    onRefused(name);
  };
}

/** The name in a Host header for a terminal or a message: it may hold anything, and be long. */
export function shownHost(header: string | undefined): string {
  const host = hostOf(header) ?? header ?? '';
  return /^[\w.-]{1,100}$/.test(host) ? host : JSON.stringify(host.slice(0, 100));
}

/** Host without port and brackets, in lower case; `undefined` where the header is malformed. */
function hostOf(header: string | undefined): string | undefined {
  const [, address, name] = /^(?:\[([\da-f:.]+)\]|([^\s:/?#@[\]\\,]+))(?::\d+)?$/i.exec(header ?? '') ?? [];
  // Brackets hold addresses of version 6 and nothing else.
  if (address !== undefined) return isIP(address) === 6 ? address : undefined;
  return name?.toLowerCase();
}

/** A name may end with the dot of the root. */
function withoutDot(name: string): string {
  return name.replace(/\.$/, '');
}
