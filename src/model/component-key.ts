// How the name in a component directive is looked up.

/** What a name is looked up by. One that begins with a dot is relative to its page's source, like a demo's. */
export function componentKey(source: string, name: string): string {
  if (!/^\.{1,2}\//.test(name)) return name;
  const parts = source.split('/').slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
