// What bundles remember of each other, in memory, and how much of it was made. In: nothing. Out: floors for `bundleDemos`.
import { readFileSync } from 'node:fs';
import type { KeptFloors, KeptModules } from '../../src/bundle/bundle-demos.ts';

/** How often each floor was made. */
type Counts = Record<'graphs' | 'libraries' | 'shared' | 'groups', number>;

const none: Counts = { graphs: 0, libraries: 0, shared: 0, groups: 0 };

/** Floors that are empty at first. */
export function keptInMemory() {
  const counts = { ...none };
  const joins = new Map<string, string>();
  const textAt = (path: string) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return undefined;
    }
  };
  const kept = <T>(floor?: keyof Counts): KeptModules<T> => {
    const records = new Map<string, { madeFrom: string; made: T; texts: ReadonlyMap<string, string | undefined> }>();
    return {
      get(name, madeFrom) {
        const record = records.get(name);
        if (record?.madeFrom !== madeFrom) return undefined;
        return [...record.texts].every(([path, text]) => textAt(path) === text) ? record.made : undefined;
      },
      outdated(name, madeFrom) {
        const record = records.get(name);
        if (record?.madeFrom !== madeFrom) return undefined;
        const { made, texts } = record;
        const changed = [...texts].filter(([path, text]) => textAt(path) !== text);
        if (changed.some(([path, text]) => text === undefined || textAt(path) === undefined)) return undefined;
        const paths = (isThere: boolean) =>
          [...texts].flatMap(([path, text]) => ((text !== undefined) === isThere ? path : []));
        return { made, from: { inputs: paths(true), absent: paths(false) }, changed: changed.map(([path]) => path) };
      },
      set(name, madeFrom, made, { inputs, absent }) {
        if (floor) counts[floor] += 1;
        const texts = new Map([...inputs, ...absent].map((path) => [path, textAt(path)]));
        records.set(name, { madeFrom, made, texts });
      },
    };
  };
  const floors: KeptFloors = {
    graphs: kept('graphs'),
    libraries: kept('libraries'),
    shared: kept('shared'),
    groups: kept('groups'),
    sheets: kept(),
    joins,
  };
  return { floors, counts, forgetCounts: () => void Object.assign(counts, none) };
}
