// What edited code may import: whatever some demo of the site imports. In: what the modules of demos hand on. Out: the
// module and the exported name of a value.
import type { DemoEditing } from '../../src/model/demo-editing.ts';
import { handedOnName } from '../../src/model/handed-on.ts';

/** A value that the module of some demo hands on. */
export interface KnownValue {
  /** URL path of that module. */
  readonly module: string;
  /** The name that it is exported by. */
  readonly key: string;
}

/** Values by specifier and name. */
export type KnownValues = ReadonlyMap<string, ReadonlyMap<string, KnownValue>>;

/** Where the demo is that is edited. */
export interface EditedPlace {
  readonly site: Pick<DemoEditing, 'demos' | 'shared'>;
  /** URL path of the demo's own module. */
  readonly own: string;
  /** Those of the demos of its page. */
  readonly ofPage: readonly string[];
}

/**
 * The values that can be imported. Of several modules that hand one on, the demo's own is taken, then one of its page,
 * because their code is there already, then the lightest. Paths lead from the demo's own files only.
 */
export function knownValues({ site, own, ofPage }: EditedPlace): KnownValues {
  const rankOf = (module: string) => (module === own ? 0 : ofPage.includes(module) ? 1 : 2);
  const modules = site.demos
    .map((demo) => ({ ...demo, rank: rankOf(demo.module) }))
    .filter(({ rank }) => site.shared || rank < 2)
    .sort((a, b) => a.rank - b.rank);
  const known = new Map<string, Map<string, KnownValue>>();
  for (const { module, values } of modules) {
    for (const [place, [specifier, ...names]] of values.entries()) {
      if (specifier.startsWith('.') && module !== own) continue;
      const all = known.get(specifier) ?? new Map<string, KnownValue>();
      known.set(specifier, all);
      for (const [index, name] of names.entries())
        if (!all.has(name)) all.set(name, { module, key: handedOnName(place, index) });
      // What is only run has no names; the module that runs it is known all the same.
      if (all.size === 0) all.set('', { module, key: '' });
    }
  }
  return known;
}

/**
 * A value by specifier and name. A component of Material UI can be had by its package or by a path of its own: one
 * spelling stands for the other.
 */
export function valueOf(known: KnownValues, specifier: string, name: string): KnownValue | undefined {
  const found = known.get(specifier)?.get(name);
  if (found || !specifier.startsWith('@mui/')) return found;
  const [, parent, last] = /^(.*)\/([^/]+)$/.exec(specifier)!;
  const apart = known.get(`${specifier}/${name}`);
  const together = name === 'default' || name === last ? known.get(parent!)?.get(last!) : undefined;
  return apart?.get('default') ?? apart?.get(name) ?? together;
}
