// Which commit touched each file last, from one walk over the history. In: commits, children before parents. Out:
// times.
import type { CommitDiff } from './commit-log.ts';

/** Follows files from the newest commit down. */
interface LastCommits {
  /** Takes the next commit. */
  see(diff: CommitDiff): void;
  /** Whether every file is found: the rest of the history need not be read. */
  done(): boolean;
  /** Ends the walk; times in seconds by path. */
  finish(): ReadonlyMap<string, number>;
}

/**
 * Finds for each file what `git log -1 -- FILE` finds, in one pass: a file is followed from commit to parent until a
 * commit changes it. At a merge it goes on in the first parent that has the same file, so that what a merge dropped on
 * its other side does not count; a file that differs from all parents was made by the merge itself.
 */
export function lastCommits(head: string, files: Iterable<string>): LastCommits {
  const times = new Map<string, number>();
  const following = new Map<string, Set<string>>([[head, new Set(files)]]);
  let left = following.get(head)!.size;
  let current: CommitDiff[] = [];
  const goOn = (commit: string, paths: Set<string>) => {
    const there = following.get(commit);
    const [small, large] = !there || there.size < paths.size ? [there ?? [], paths] : [paths, there];
    for (const path of small) large.add(path);
    following.set(commit, large);
  };
  const found = (paths: Set<string>, path: string, time: number) => {
    if (!paths.delete(path)) return;
    times.set(path, time);
    left--;
  };
  const settle = () => {
    const [first] = current;
    const paths = first && following.get(first.id);
    const diffs = current;
    current = [];
    if (!first || !paths) return;
    following.delete(first.id);
    const { parents, time } = first;
    if (parents.length < 2) {
      for (const path of first.paths) found(paths, path, time);
      if (parents[0]) goOn(parents[0], paths);
      return;
    }
    let changed = paths;
    for (const parent of parents) {
      const differing = new Set<string>();
      for (const path of diffs.find(({ from }) => from === parent)?.paths ?? [])
        if (changed.delete(path)) differing.add(path);
      // What is left is the same in this parent.
      goOn(parent, changed);
      changed = differing;
    }
    for (const path of changed) found(changed, path, time);
  };
  return {
    see(diff) {
      if (current[0] && current[0].id !== diff.id) settle();
      current.push(diff);
    },
    done: () => left === 0,
    finish() {
      settle();
      return times;
    },
  };
}
