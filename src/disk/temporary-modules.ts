// Writes modules that are run once to a temporary folder, which is removed afterwards.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface ModuleFile {
  /** A file name without folders. */
  readonly path: string;
  readonly contents: string | Uint8Array;
}

/** Writes ES modules to a new folder, calls `work` with its absolute path, and removes it. */
export async function withTemporaryModules<T>(
  files: readonly ModuleFile[],
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'xdocs-'));
  try {
    await Promise.all(
      [{ path: 'package.json', contents: '{"type":"module"}' }, ...files].map(({ path, contents }) =>
        writeFile(join(folder, path), contents),
      ),
    );
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
