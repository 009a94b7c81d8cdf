// Names for files that lay in several folders and come to lie in one. In: files, the demo's own first. Out: a name each.
import { posix } from 'node:path';
import type { DemoFile } from '../model/demo.ts';
import { takenNames } from '../model/sandbox-project.ts';
import { sourceExtensions } from './demo-imports.ts';

/**
 * A name for each file by its path: its own, that of its folder before it where another file has it, or a number behind
 * it. The first is `Demo`. Names that differ in capitals only are the same to some disks, and modules that differ in
 * their extension only to their imports.
 */
export function demoFileNames(files: readonly DemoFile[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    const extension = extensionOf(file);
    const candidates = index === 0 ? ['Demo'] : stemsOf(file.path);
    let stem = candidates.find((one) => !isTaken(one, extension, index, taken));
    for (let number = 2; stem === undefined; number += 1) {
      const numbered = `${candidates[0]}-${number}`;
      if (!isTaken(numbered, extension, index, taken)) stem = numbered;
    }
    taken.add(keyOf(stem, extension));
    names.set(file.path, stem + extension);
  }
  return names;
}

function isTaken(stem: string, extension: string, index: number, taken: ReadonlySet<string>): boolean {
  const isReserved = index > 0 && takenNames.includes(stem.toLowerCase());
  return isReserved || taken.has(keyOf(stem, extension));
}

function keyOf(stem: string, extension: string): string {
  return (sourceExtensions.includes(extension) ? stem : stem + extension).toLowerCase();
}

/** `station`, then `parts-station`; the `index` of a folder has the folder's name. */
function stemsOf(path: string): string[] {
  const folders = posix
    .dirname(path)
    .split('/')
    .filter((name) => /\w/.test(name));
  const stem = clean(posix.basename(path, posix.extname(path)));
  const folder = clean(folders.at(-1) ?? '');
  if (stem === 'index' && sourceExtensions.includes(posix.extname(path)) && folder)
    return [folder, ...(folders.length > 1 ? [`${clean(folders.at(-2)!)}-${folder}`] : [])];
  return [stem, ...(folder ? [`${folder}-${stem}`] : [])];
}

/** Without characters that mean something in a URL. */
function clean(name: string): string {
  return name.replace(/[#?%\\\s]+/g, '-');
}

/** The extension in the project: Vite reads JSX in files that say so. */
function extensionOf({ path, code }: DemoFile): string {
  const extension = posix.extname(path);
  return extension === '.js' && /<\/|\/>/.test(code) ? '.jsx' : extension;
}
