// Parses the output of `git log -m --name-only -z --format=raw`. In: the output in chunks. Out: commits, in its order.

/** A commit compared with one of its parents. A merge appears once for each parent that it differs from. */
export interface CommitDiff {
  readonly id: string;
  readonly parents: readonly string[];
  /** The parent compared with, for a merge; a merge without it is equal to all of its parents. */
  readonly from?: string;
  /** Commit time, in seconds since 1970. */
  readonly time: number;
  /** Paths that differ, relative to the repository's root. */
  readonly paths: readonly string[];
}

const headerPattern = /^commit ([0-9a-f]+)(?: \(from ([0-9a-f]+)\))?$/m;

/**
 * Parses a log as a stream.
 *
 * @returns a function that takes the next chunk and returns the commits completed by it; `''` completes the last one
 */
export function commitLogReader(): (chunk: string) => CommitDiff[] {
  let rest = '';
  let current: Omit<CommitDiff, 'paths'> | undefined;
  let paths: string[] = [];
  return (chunk) => {
    const found: CommitDiff[] = [];
    const close = () => {
      if (current) found.push({ ...current, paths });
      current = undefined;
      paths = [];
    };
    const parts = (rest + chunk).split('\0');
    rest = chunk === '' ? '' : parts.pop()!;
    for (const part of parts) {
      if (current && part === '') close();
      else if (current) paths.push(part);
      else {
        current = headerOf(part);
        // The first path follows the message after a newline; a commit without paths ends there.
        const path = part.slice(part.lastIndexOf('\n') + 1);
        if (path) paths.push(path);
        else close();
      }
    }
    if (chunk === '') close();
    return found;
  };
}

function headerOf(text: string): Omit<CommitDiff, 'paths'> | undefined {
  const head = text.slice(0, text.indexOf('\n\n'));
  const [, id, from] = headerPattern.exec(head) ?? [];
  const time = /^committer .*> (\d+) [+-]\d+$/m.exec(head)?.[1];
  if (!id || time === undefined) return undefined;
  return {
    id,
    parents: [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1]!),
    ...(from && { from }),
    time: Number(time),
  };
}
