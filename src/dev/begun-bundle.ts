// The bundle of demos that an open page will ask for after a save, begun before the site is loaded anew: the bundler works
// in a process of its own. It is used where the demos turn out to be bundled in the same way, and where no file of theirs
// was written meanwhile.
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { projectPath } from '../disk/read-sources.ts';
import type { Project } from '../load/project.ts';
import type { Island } from '../model/island.ts';
import { entriesOf, servedBundle, type LinkedModules } from '../output/island-bundle.ts';

type ServedBundle = Awaited<ReturnType<typeof servedBundle>>;

export interface BegunBundle {
  /** Begins the bundle of islands as they were before a save. */
  begin(project: Project, islands: readonly Island[], linked: LinkedModules | undefined): void;
  /** Waits for what was begun, for so many milliseconds at most. */
  ready(atMost: number): Promise<void>;
  /** Lets go of what was begun: something was saved since. */
  drop(): void;
  /** The bundle of islands: what was begun, where it is that; else it is made now. */
  take(
    project: Project,
    islands: readonly Island[],
    view: FileSnapshot,
    linked: LinkedModules | undefined,
  ): Promise<ServedBundle>;
}

/** Nothing begun. */
export function begunBundle(): BegunBundle {
  let begun:
    | {
        readonly project: Project;
        readonly entries: string;
        readonly linked: LinkedModules | undefined;
        /** Of the disk, before anything was bundled. */
        readonly view: FileSnapshot;
        readonly bundle: Promise<ServedBundle | undefined>;
      }
    | undefined;
  const entriesIn = (project: Project, islands: readonly Island[], view: FileSnapshot) =>
    JSON.stringify(entriesOf(islands, view, project.config));
  return {
    begin(project, islands, linked) {
      const view = project.disk.files();
      // Whoever takes what fails makes it again, and hears why.
      const bundle = servedBundle(project, islands, view, linked).catch(() => undefined);
      begun = { project, entries: entriesIn(project, islands, view), linked, view, bundle };
    },
    async ready(atMost) {
      if (!begun) return;
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([begun.bundle, new Promise((done) => (timer = setTimeout(done, atMost)))]);
      clearTimeout(timer);
    },
    drop: () => void (begun = undefined),
    async take(project, islands, view, linked) {
      const known = begun;
      const isIt =
        known?.project === project && known.linked === linked && known.entries === entriesIn(project, islands, view);
      if (!isIt) return servedBundle(project, islands, view, linked);
      begun = undefined;
      const made = await known.bundle;
      // Looked at now, when the site is loaded: what the site has read is then what the bundler has read.
      return made && made.problems.size === 0 && isUntouched(made, islands, project, known.view)
        ? made
        : servedBundle(project, islands, view, linked);
    },
  };
}

/** Whether no file of a bundle's islands was written since a view of the disk was taken. */
function isUntouched(
  bundle: ServedBundle,
  islands: readonly Island[],
  { config }: Project,
  view: FileSnapshot,
): boolean {
  const paths = islands.flatMap(({ module }) => bundle.sourcesOf(module).map((file) => projectPath(config.root, file)));
  return view.readsSince(paths) !== undefined;
}
