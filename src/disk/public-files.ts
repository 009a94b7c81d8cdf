// The public folder. In: its path. Out: its files, each to be copied to the output's root.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../model/output-file.ts';

/** The files of the public folder, which go to the output's root as they are. */
export function publicFiles(folder: string | undefined): OutputFile[] {
  if (!folder) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(folder.length + 1).replaceAll('\\', '/'), copyFrom: file }));
}
