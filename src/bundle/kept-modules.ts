// What builds of demos leave for later ones. In: what was made, and from what. Out: the same, while it is made from the same.
import type { BundledFiles, FinishedModules } from './finished-modules.ts';
import type { KeptJoins } from './joined-modules.ts';
import type { OwnGraph } from './own-graph.ts';
import type { ShakenModules } from './shaken-modules.ts';

/** What an earlier build has made of files of which some have changed. */
interface Outdated<T> {
  readonly made: T;
  readonly from: BundledFiles;
  /** Absolute paths. */
  readonly changed: readonly string[];
}

/** What earlier builds have made, by name: one of each. */
export interface KeptModules<T> {
  /** What is kept, if it was made from the same and its files are as they were. */
  get(name: string, madeFrom: string): T | undefined;
  /** What is kept of the same, if some of its files are others than they were, and none is gone or has come. */
  outdated(name: string, madeFrom: string): Outdated<T> | undefined;
  /** Keeps it, with the absolute paths of the files that it was made from, and of those that were not there. */
  set(name: string, madeFrom: string, made: T, from: BundledFiles): void;
}

/** The floors of a site's demos, from earlier builds. */
export interface KeptFloors {
  /** What the demos of a group import. */
  readonly graphs: KeptModules<OwnGraph>;
  readonly libraries: KeptModules<ShakenModules>;
  /** The site's own modules that several groups share. */
  readonly shared: KeptModules<ShakenModules>;
  /** The demos of a group. */
  readonly groups: KeptModules<FinishedModules>;
  /** Lists of style sheets. */
  readonly sheets: KeptModules<FinishedModules>;
  readonly joins?: KeptJoins;
}
