// Which chunks of a bundle are joined to one file. esbuild makes a chunk of whatever the same entry points need, however
// small it is, so that an entry point among many asks for dozens of files. In: what each entry point loads. Out: groups.
import type { Metafile } from 'esbuild';
import {
  bitSet,
  commonCount,
  difference,
  differenceCount,
  intersection,
  union,
  without,
  type BitSet,
} from './bit-set.ts';
import { Pairs } from './chunk-pairs.ts';

type Outputs = Metafile['outputs'];

/** What the inputs of a bundle are like, by their paths in the metafile. */
export interface InputTraits {
  /** Whether running a module is without effect but for what it exports, so that it may also run where nobody needs it. */
  isPure(input: string): boolean;
  /** The package that a module belongs to; `undefined` for the site's own. */
  packageOf(input: string): string | undefined;
}

interface Group {
  /** Names in the metafile. */
  readonly members: readonly string[];
  readonly bytes: number;
  /** The entry points that load it, by their places in the list of all. More do where a group is joined that imports it. */
  loaders: BitSet;
  loaderCount: number;
  readonly isPure: boolean;
  /** The entry points that use all packages of which it has code. */
  readonly users: BitSet;
}

/** Minified bytes that one request less is worth to an entry point. They are compressed to about a third. */
const requestBytes = 6000;

/**
 * Groups of two files or more, in an order that is the same for the same bundle. Joining costs an entry point bytes that
 * it does not need; two groups are joined while this costs less than the requests that are saved. Three things are kept:
 * a module with effects runs only where it is needed, an entry point gets no code of a package that it does not use, and
 * no two files import each other. What a single entry point loads goes into its own file: that group has the entry point
 * among its members.
 *
 * @param outputs the metafile's, keyed by the names that its imports are given by
 */
export function chunkGroups(outputs: Outputs, traits: InputTraits): readonly (readonly string[])[] {
  const entries = Object.keys(outputs).filter((name) => outputs[name]!.entryPoint !== undefined);
  // Each entry point asks for those of all that it loads.
  const packages = new Map<string, ReadonlySet<string>>();
  const packagesIn = (name: string) => {
    const known =
      packages.get(name) ??
      new Set(Object.keys(outputs[name]!.inputs).flatMap((input) => traits.packageOf(input) ?? []));
    packages.set(name, known);
    return known;
  };
  const loaders = new Map<string, number[]>();
  /** What some entry point needs and has already. */
  const spared = new Set<string>();
  const thereFor = alreadyThere(outputs);
  const packagesOf = entries.map((entry, index) => {
    const closure = staticClosure(entry, outputs);
    for (const name of closure) {
      if (thereFor.get(entry)?.has(name)) spared.add(name);
      else if (loaders.has(name)) loaders.get(name)!.push(index);
      else loaders.set(name, [index]);
    }
    return new Set(closure.flatMap((name) => [...packagesIn(name)]));
  });
  const usersOf = new Map<string, BitSet>();
  for (const name of new Set(packagesOf.flatMap((own) => [...own]))) {
    const users = entries.flatMap((_, index) => (packagesOf[index]!.has(name) ? [index] : []));
    usersOf.set(name, bitSet(entries.length, users));
  }
  const everybody = bitSet(entries.length, entries.keys());
  const single = [...loaders]
    .filter(([name]) => outputs[name]!.entryPoint === undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, own]): Group => ({
      members: [name],
      bytes: outputs[name]!.bytes,
      loaders: bitSet(entries.length, own),
      loaderCount: own.length,
      isPure: Object.keys(outputs[name]!.inputs).every(traits.isPure),
      users: [...packagesIn(name)].map((each) => usersOf.get(each)!).reduce(intersection, everybody),
    }));
  const different = withSameLoaders(single, spared);
  const isOwn = ({ members: [name = ''], loaderCount }: Group) => loaderCount === 1 && !spared.has(name);
  const own = different.filter(isOwn).map(({ members, loaders: its }): readonly string[] => {
    const [entry] = difference(its, bitSet(entries.length));
    return [...members, entries[entry!]!].sort();
  });
  let groups = different.filter((group) => !isOwn(group));
  const imports = new GroupImports(groups, outputs);
  /** Bytes that entry points load more with a group and all that it imports; not a number where they may not have it. */
  const addedBytes = (group: Group, newcomers: BitSet, other: Group): number => {
    let bytes = 0;
    for (const one of [group, ...imports.closureOf(group)]) {
      const count = one === other ? 0 : differenceCount(newcomers, one.loaders);
      if (count === 0) continue;
      if (!one.isPure || differenceCount(without(newcomers, one.loaders), one.users) > 0) return Number.NaN;
      bytes += one.bytes * count;
    }
    return bytes;
  };
  /** Bytes gained by joining two groups; 0 where they may not or need not be joined. */
  const gainOf = (a: Group, b: Group): number => {
    const both = commonCount(a.loaders, b.loaders);
    const most = both * requestBytes - a.bytes * (b.loaderCount - both) - b.bytes * (a.loaderCount - both);
    if (most <= 0) return 0;
    const added = addedBytes(a, without(b.loaders, a.loaders), b) + addedBytes(b, without(a.loaders, b.loaders), a);
    return Math.max(both * requestBytes - added, 0) || 0;
  };
  const pairs = new Pairs(groups, gainOf);
  for (let pair = pairs.take(); pair; pair = pairs.take()) {
    const [a, b] = pair;
    if (imports.wouldCircle(a, b)) continue;
    const joined = joinedOf(a, b);
    groups = [...groups.filter((group) => group !== a && group !== b), joined];
    imports.replace(joined);
    for (const one of imports.closureOf(joined)) {
      one.loaders = union(one.loaders, joined.loaders);
      one.loaderCount = commonCount(one.loaders, one.loaders);
    }
    pairs.replace(a, b, joined, groups);
  }
  return [...groups.filter(({ members }) => members.length > 1).map(({ members }) => [...members].sort()), ...own];
}

function joinedOf(a: Group, b: Group): Group {
  return {
    members: [...a.members, ...b.members],
    bytes: a.bytes + b.bytes,
    loaders: union(a.loaders, b.loaders),
    loaderCount: a.loaderCount + b.loaderCount - commonCount(a.loaders, b.loaders),
    isPure: a.isPure && b.isPure,
    users: intersection(a.users, b.users),
  };
}

/**
 * Joins chunks that the same entry points load, which costs nobody anything. What lies between two of them on a way of
 * imports is loaded by the same ones, too, so that no circle comes of it; that does not hold for what entry points have
 * already.
 */
function withSameLoaders(groups: readonly Group[], spared: ReadonlySet<string>): Group[] {
  const joined = new Map<string, Group>();
  for (const group of groups) {
    const [name = ''] = group.members;
    const key = spared.has(name) ? name : group.loaders.join();
    const same = joined.get(key);
    joined.set(key, same ? joinedOf(same, group) : group);
  }
  return [...joined.values()];
}

/** An output and all that it imports statically, itself first. */
export function staticClosure(name: string, outputs: Outputs): string[] {
  const found = new Set([name]);
  // Grows while it is walked.
  for (const each of found) {
    for (const { path, kind } of outputs[each]?.imports ?? []) {
      if (kind === 'import-statement' && outputs[path]) found.add(path);
    }
  }
  return [...found];
}

/** For outputs that are imported dynamically, what every file that does has loaded before. */
function alreadyThere(outputs: Outputs): ReadonlyMap<string, ReadonlySet<string>> {
  const there = new Map<string, ReadonlySet<string>>();
  for (const [importer, { imports }] of Object.entries(outputs)) {
    const dynamic = new Set(imports.flatMap(({ path, kind }) => (kind === 'dynamic-import' ? path : [])));
    if (dynamic.size === 0) continue;
    const closure = new Set(staticClosure(importer, outputs));
    for (const name of dynamic) {
      const others = there.get(name);
      there.set(name, others ? new Set([...others].filter((each) => closure.has(each))) : closure);
    }
  }
  return there;
}

/** Which groups import which. */
class GroupImports {
  readonly #outputs: Outputs;
  #groupOf = new Map<string, Group>();
  #imports = new Map<Group, ReadonlySet<Group>>();
  #closures = new Map<Group, ReadonlySet<Group>>();

  constructor(groups: readonly Group[], outputs: Outputs) {
    this.#outputs = outputs;
    for (const group of groups) this.#keep(group);
  }

  #keep(group: Group): void {
    for (const member of group.members) this.#groupOf.set(member, group);
  }

  /** Puts a joined group in the place of those that it was made of. */
  replace(joined: Group): void {
    this.#keep(joined);
    this.#imports = new Map();
    this.#closures = new Map();
  }

  #importsOf(group: Group): ReadonlySet<Group> {
    const known = this.#imports.get(group);
    if (known) return known;
    const found = new Set<Group>();
    for (const member of group.members) {
      for (const { path, kind } of this.#outputs[member]!.imports) {
        const other = kind === 'import-statement' ? this.#groupOf.get(path) : undefined;
        if (other && other !== group) found.add(other);
      }
    }
    this.#imports.set(group, found);
    return found;
  }

  /** The groups that a group imports, through others, too, without itself. */
  closureOf(group: Group): ReadonlySet<Group> {
    const known = this.#closures.get(group);
    if (known) return known;
    const closure = new Set(this.#importsOf(group));
    // Grows while it is walked.
    for (const each of closure) for (const next of this.#importsOf(each)) if (next !== group) closure.add(next);
    this.#closures.set(group, closure);
    return closure;
  }

  /** Whether a file between the two groups would import the joined one and be imported by it. */
  wouldCircle(a: Group, b: Group): boolean {
    const leads = (from: Group, to: Group) =>
      [...this.#importsOf(from)].some((between) => between !== to && this.closureOf(between).has(to));
    return leads(a, b) || leads(b, a);
  }
}
