// Which chunks of a bundle are joined to one file. esbuild makes a chunk of whatever the same entry points need, however
// small it is, so that an entry point among many asks for dozens of files. In: what each entry point loads. Out: groups.
import type { Metafile } from 'esbuild';
import { bitSet, commonCount, difference, union, type BitSet } from './bit-set.ts';

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
  /** The entry points that load it, by their places in the list of all. */
  readonly loaders: BitSet;
  readonly loaderCount: number;
  readonly isPure: boolean;
  readonly packages: ReadonlySet<string>;
}

/** Minified bytes that one request less is worth to an entry point. They are compressed to about a third. */
const requestBytes = 4000;

/**
 * Groups of two chunks or more, in an order that is the same for the same bundle. Joining costs an entry point bytes that
 * it does not need; two groups are joined while this costs less than the requests that are saved. Three things are kept:
 * a module with effects runs only where it is needed, an entry point gets no code of a package that it does not use, and
 * no two files import each other.
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
  const packagesOf = entries.map((entry, index) => {
    const closure = staticClosure(entry, outputs);
    const there = alreadyThere(entry, outputs);
    for (const name of closure) if (!there.has(name)) loaders.set(name, [...(loaders.get(name) ?? []), index]);
    return new Set(closure.flatMap((name) => [...packagesIn(name)]));
  });
  let groups = [...loaders]
    .filter(([name]) => outputs[name]!.entryPoint === undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, own]): Group => ({
      members: [name],
      bytes: outputs[name]!.bytes,
      loaders: bitSet(entries.length, own),
      loaderCount: own.length,
      isPure: Object.keys(outputs[name]!.inputs).every(traits.isPure),
      packages: packagesIn(name),
    }));
  const mayGoTo = (group: Group, others: readonly number[]) =>
    others.length === 0 ||
    (group.isPure && others.every((entry) => [...group.packages].every((name) => packagesOf[entry]!.has(name))));
  /** Bytes gained by joining two groups; 0 where they may not or need not be joined. */
  const gainOf = (a: Group, b: Group): number => {
    const both = commonCount(a.loaders, b.loaders);
    const gain = both * requestBytes - a.bytes * (b.loaderCount - both) - b.bytes * (a.loaderCount - both);
    if (gain <= 0) return 0;
    return mayGoTo(a, difference(b.loaders, a.loaders)) && mayGoTo(b, difference(a.loaders, b.loaders)) ? gain : 0;
  };
  const pairs = new Pairs(groups, gainOf);
  for (let pair = pairs.take(); pair; pair = pairs.take()) {
    const [a, b] = pair;
    if (wouldCircle(a, b, groups, outputs)) continue;
    const joined: Group = {
      members: [...a.members, ...b.members],
      bytes: a.bytes + b.bytes,
      loaders: union(a.loaders, b.loaders),
      loaderCount: a.loaderCount + b.loaderCount - commonCount(a.loaders, b.loaders),
      isPure: a.isPure && b.isPure,
      packages: new Set([...a.packages, ...b.packages]),
    };
    groups = [...groups.filter((group) => group !== a && group !== b), joined];
    pairs.replace(a, b, joined, groups);
  }
  return groups.filter(({ members }) => members.length > 1).map(({ members }) => [...members].sort());
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

/** What every file that imports an output dynamically has loaded before. */
function alreadyThere(name: string, outputs: Outputs): ReadonlySet<string> {
  const closures = Object.entries(outputs)
    .filter(([, { imports }]) => imports.some(({ path, kind }) => path === name && kind === 'dynamic-import'))
    .map(([importer]) => staticClosure(importer, outputs));
  const [first = [], ...others] = closures;
  return new Set(first.filter((each) => others.every((closure) => closure.includes(each))));
}

/** Whether a file between the two groups would import the joined one and be imported by it. */
function wouldCircle(a: Group, b: Group, groups: readonly Group[], outputs: Outputs): boolean {
  const groupOf = new Map(groups.flatMap((group) => group.members.map((member) => [member, group] as const)));
  const importsOf = (group: Group) =>
    new Set(group.members.flatMap((member) => outputs[member]!.imports.flatMap(({ path }) => groupOf.get(path) ?? [])));
  const leads = (from: Group, to: Group) => {
    const seen = new Set([...importsOf(from)].filter((group) => group !== from && group !== to));
    for (const each of seen) {
      for (const next of importsOf(each)) {
        if (next === to) return true;
        if (next !== from) seen.add(next);
      }
    }
    return false;
  };
  return leads(a, b) || leads(b, a);
}

/** The pairs of groups that are worth joining, best first. */
class Pairs {
  #best = new Map<Group, { other: Group; gain: number }>();
  #passed = new WeakMap<Group, WeakSet<Group>>();
  #groups: readonly Group[];
  readonly #gainOf: (a: Group, b: Group) => number;

  constructor(groups: readonly Group[], gainOf: (a: Group, b: Group) => number) {
    this.#groups = groups;
    this.#gainOf = gainOf;
    for (const group of groups) this.#look(group);
  }

  /** The best pair; it is not given again. */
  take(): readonly [Group, Group] | undefined {
    let found: [Group, Group] | undefined;
    let most = 0;
    for (const [group, { other, gain }] of this.#best) if (gain > most) [found, most] = [[group, other], gain];
    if (!found) return undefined;
    const [group, other] = found;
    this.#passed.set(group, (this.#passed.get(group) ?? new WeakSet()).add(other));
    this.#look(group);
    return found;
  }

  /** Puts a joined group in the place of the two that it was made of. */
  replace(a: Group, b: Group, joined: Group, groups: readonly Group[]): void {
    this.#groups = groups;
    this.#best.delete(a);
    this.#best.delete(b);
    for (const [group, { other }] of this.#best) if (other === a || other === b) this.#look(group);
    this.#look(joined);
  }

  /** Finds a group's best partner among those before it in the list, so that each pair is looked at from one side. */
  #look(group: Group): void {
    this.#best.delete(group);
    let most = 0;
    for (const other of this.#groups) {
      if (other === group) break;
      if (this.#passed.get(group)?.has(other)) continue;
      const gain = this.#gainOf(group, other);
      if (gain > most) {
        most = gain;
        this.#best.set(group, { other, gain });
      }
    }
  }
}
