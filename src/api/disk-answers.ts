// What lies on the disk, asked once: module resolution asks for the same files and folders again with each import, and all
// products of a reading ask for the same. In: a compiler's host. Out: the host, with a memory.
import type ts from 'typescript';

/** Answers by path; as old as the reading that they are kept for. */
export interface DiskAnswers {
  readonly files: Map<string, boolean>;
  readonly folders: Map<string, boolean>;
  readonly realPaths: Map<string, string>;
}

/** No answers yet. */
export function noAnswers(): DiskAnswers {
  return { files: new Map(), folders: new Map(), realPaths: new Map() };
}

/** Lets a host answer from memory where it can, and remember the rest. */
export function rememberAnswers(host: ts.CompilerHost, { files, folders, realPaths }: DiskAnswers): void {
  const { fileExists, directoryExists, realpath } = host;
  host.fileExists = remembering(files, (path) => fileExists.call(host, path));
  if (directoryExists) host.directoryExists = remembering(folders, (path) => directoryExists.call(host, path));
  if (realpath) host.realpath = remembering(realPaths, (path) => realpath.call(host, path));
}

function remembering<T>(known: Map<string, T>, ask: (path: string) => T): (path: string) => T {
  return (path) => {
    const found = known.get(path);
    if (found !== undefined) return found;
    const answer = ask(path);
    known.set(path, answer);
    return answer;
  };
}
