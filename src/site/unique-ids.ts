// Makes DOM ids in the server HTML of demos unique. A library may render incomplete ids on the server (if React
// provides the id only in the browser), and two demos of a page may use the same ids.

const references =
  /\s(id|for|headers|list|aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns)|href|xlink:href)="([^"]*)"|url\(#([^)"']+)\)/g;

/**
 * Renames ids that the page already has, or that occur twice in the HTML, along with the references to them. React
 * keeps the new ids when it hydrates, because it does not compare attributes.
 *
 * @param prefix prepended to renamed ids
 * @param taken the page's ids so far; those of the HTML are added
 */
export function withUniqueIds(html: string, prefix: string, taken: Set<string>): string {
  const renamed = new Map<string, string>();
  const seen = new Map<string, number>();
  for (const [, id = ''] of html.matchAll(/\sid="([^"]+)"/g)) {
    seen.set(id, (seen.get(id) ?? 0) + 1);
    if (taken.has(id)) renamed.set(id, freeName(prefix + id, taken));
  }
  const repeated = [...seen].some(([, count]) => count > 1);
  for (const id of seen.keys()) taken.add(renamed.get(id) ?? id);
  if (renamed.size === 0 && !repeated) return html;
  const placed = new Set<string>();
  return html.replace(
    references,
    (found, attribute: string | undefined, value: string | undefined, target: string | undefined) => {
      if (attribute === undefined) return `url(#${renamed.get(target!) ?? target})`;
      if (attribute === 'id') {
        const name = renamed.get(value!) ?? value!;
        const own = placed.has(name) ? freeName(prefix + name, taken) : name;
        placed.add(own).add(name);
        taken.add(own);
        return ` id="${own}"`;
      }
      if (attribute.endsWith('href'))
        return value!.startsWith('#') && renamed.has(value!.slice(1))
          ? ` ${attribute}="#${renamed.get(value!.slice(1))}"`
          : found;
      return ` ${attribute}="${value!
        .split(' ')
        .map((id) => renamed.get(id) ?? id)
        .join(' ')}"`;
    },
  );
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`;
  return free;
}
