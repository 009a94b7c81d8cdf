// Files that a page names: each is read, or it is a problem of the page why not. In: a name as written, and the path it
// stands for. Out: the file.
import type { Node } from 'unist';
import type { FileUse } from '../model/file-refusal.ts';
import { nearestFile } from '../model/nearest-file.ts';
import { positionOf, type FoundFile, type ParseContext } from './parse-context.ts';

interface NamedFile {
  /** As the writer wrote it. */
  readonly written: string;
  /** Project path. */
  readonly path: string;
  readonly use: FileUse;
}

/**
 * Reads a file, on which the page depends from now on. One that the page may not use is reported and not even looked at.
 *
 * @param onMissing is told of a file that is not there, and of the nearest name beside it
 */
export function readNamed(
  { written, path, use }: NamedFile,
  node: Node,
  context: ParseContext,
  onMissing: (suggestion: string | undefined) => void,
): FoundFile | undefined {
  const { host, file, problems, reads } = context;
  const refusal = host.refusalOf(path, file, use);
  if (refusal) {
    const place = { severity: 'error', file, ...positionOf(node, context) } as const;
    problems.push({ rule: 'file-refused', ...place, found: written, ...refusal });
    return undefined;
  }
  const found = host.readFile(path);
  reads.push({ path, hash: found?.hash ?? null });
  if (!found) onMissing(nearestFile(host.listFolder, path));
  return found;
}
