// Whether a version has a name that a guide gives. In: the index of a package, and the name as a table gives it.

type Index = ReadonlyMap<string, ReadonlySet<string>>;

/** `Owner.member`; `.MuiThing-part`, a class; or an export, or a member of any. */
export function hasName(index: Index, name: string): boolean {
  const part = /^\.Mui\w+?-([\w-]+)$/.exec(name)?.[1];
  if (part) return [...index].some(([owner, members]) => /Class(?:es|Key)$/.test(owner) && members.has(part));
  const [owner, member] = name.split('.');
  if (member !== undefined) return index.get(owner!)?.has(member) ?? false;
  return index.has(name) || [...index.values()].some((members) => members.has(name));
}

/** What is not so of one row of a table of changes. */
export function faultsOf(
  { before, after, isKept }: { before: readonly string[]; after: readonly string[]; isKept: boolean },
  { from, to }: { from: Index; to: Index },
): string[] {
  const stays = (name: string) => isKept || after.some((each) => each === name || name.endsWith(`.${each}`));
  return [
    ...before.filter((name) => !hasName(from, name)).map((name) => `${name} is not in the old version`),
    ...before.filter((name) => !stays(name) && hasName(to, name)).map((name) => `${name} is still in the new version`),
    ...(isKept ? before : after)
      .filter((name) => !hasName(to, name))
      .map((name) => `${name} is not in the new version`),
  ];
}
