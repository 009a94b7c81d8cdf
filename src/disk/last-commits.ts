// Finds the last commit of each file in one walk over the history. In: commits, children before parents. Out: times.
import type { CommitDiff } from './commit-log.ts';

/** A walk that follows files from the newest commit to older ones. */
interface LastCommits {
  /** Processes the next commit. */
  see(diff: CommitDiff): void;
  /** Whether all files have been found, so that the rest of the history is not needed. */
  done(): boolean;
  /** Ends the walk; returns times in seconds by path. */
  finish(): ReadonlyMap<string, number>;
}

/**
 * Finds for each file what `git log -1 -- FILE` finds, in one pass: a file is followed from commit to parent until a
 * commit changes it. At a merge it continues in the first parent with the same file, so that changes dropped by the
 * merge do not count; a file that differs from all parents was changed by the merge itself.
 */
export function lastCommits(head: string, files: Iterable<string>): LastCommits {
  const times = new Map<string, number>();
  const following = new Map<string, Set<string>>([[head, new Set(files)]]);
  let remaining = following.get(head)!.size;
  let current: CommitDiff[] = [];
  const followInto = (commit: string, paths: Set<string>) => {
    const existing = following.get(commit);
    const [small, large] = !existing || existing.size < paths.size ? [existing ?? [], paths] : [paths, existing];
    for (const path of small) large.add(path);
    following.set(commit, large);
  };
  const record = (paths: Set<string>, path: string, time: number) => {
    if (!paths.delete(path)) return;
    times.set(path, time);
    remaining--;
  };
  const processCommit = () => {
    const [first] = current;
    const paths = first && following.get(first.id);
    const diffs = current;
    current = [];
    if (!first || !paths) return;
    following.delete(first.id);
    const { parents, time } = first;
    if (parents.length < 2) {
      for (const path of first.paths) record(paths, path, time);
      if (parents[0]) followInto(parents[0], paths);
      return;
    }
    let changed = paths;
    for (const parent of parents) {
      const differing = new Set<string>();
      for (const path of diffs.find(({ from }) => from === parent)?.paths ?? [])
        if (changed.delete(path)) differing.add(path);
      // The remaining files are the same in this parent.
      followInto(parent, changed);
      changed = differing;
    }
    for (const path of changed) record(changed, path, time);
  };
  return {
    see(diff) {
      if (current[0] && current[0].id !== diff.id) processCommit();
      current.push(diff);
    },
    done: () => remaining === 0,
    finish() {
      processCommit();
      return times;
    },
  };
}
