// Options of a theme over others, at any depth. In: two plain objects. Out: a third one; lists and functions are taken
// whole.

type Tree = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

export function mergedOptions<Base extends object, More extends object>(base: Base, more: More): Base & More {
  const merged: Record<string, unknown> = { ...(base as Tree) };
  for (const [key, value] of Object.entries(more)) {
    const before = merged[key];
    merged[key] = isTree(before) && isTree(value) ? mergedOptions(before, value) : value;
  }
  return merged as Base & More;
}
