// The text of `git log -m --name-only -z --format=raw` as commits. In: the text in pieces. Out: commits, in its order.

/** A commit compared with one of its parents. A merge comes once for each parent that it differs from. */
export interface CommitDiff {
  readonly id: string;
  readonly parents: readonly string[];
  /** The parent compared with, where a merge says which; a merge that says none is equal to all of them. */
  readonly from?: string;
  /** When it was committed, in seconds since 1970. */
  readonly time: number;
  /** Paths that differ, relative to the repository's top. */
  readonly paths: readonly string[];
}

const headerPattern = /^commit ([0-9a-f]+)(?: \(from ([0-9a-f]+)\))?$/m;

/**
 * Reads a log as it arrives.
 *
 * @returns a function that takes the next piece and gives the commits that are whole; the last is whole when it gets ''
 */
export function commitLogReader(): (piece: string) => CommitDiff[] {
  let rest = '';
  let open: Omit<CommitDiff, 'paths'> | undefined;
  let paths: string[] = [];
  return (piece) => {
    const found: CommitDiff[] = [];
    const close = () => {
      if (open) found.push({ ...open, paths });
      open = undefined;
      paths = [];
    };
    const parts = (rest + piece).split('\0');
    rest = piece === '' ? '' : parts.pop()!;
    for (const part of parts) {
      if (open && part === '') close();
      else if (open) paths.push(part);
      else {
        open = headerOf(part);
        // The first path follows the message, which ends with a line of its own; a commit without paths ends there.
        const path = part.slice(part.lastIndexOf('\n') + 1);
        if (path) paths.push(path);
        else close();
      }
    }
    if (piece === '') close();
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
