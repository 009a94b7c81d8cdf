// The pairs of chunks that are worth joining, best first. In: groups of chunks, and what joining two of them gains. Out: a
// pair after the other, while pairs are joined.

/** The pairs that gain something. A gain may become another one where groups are joined: it is looked at again. */
export class Pairs<Group extends object> {
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
    for (;;) {
      let found: [Group, Group] | undefined;
      let most = 0;
      for (const [group, { other, gain }] of this.#best) if (gain > most) [found, most] = [[group, other], gain];
      if (!found) return undefined;
      const [group, other] = found;
      const isAsFound = this.#gainOf(group, other) === most;
      if (isAsFound) this.#passed.set(group, (this.#passed.get(group) ?? new WeakSet()).add(other));
      this.#look(group);
      if (isAsFound) return found;
    }
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
