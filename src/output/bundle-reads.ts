// What a bundle was made from, for its record: its files, those that direct the bundler from above them
// (`tsconfig.json` with what it extends, `package.json`), and those that were not there and would have been taken
// first.
import { dirname, join, resolve, sep } from 'node:path';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { projectPath } from '../disk/read-sources.ts';
import type { FileRead } from '../model/source-file.ts';
import { pathsByLinks } from './linked-packages.ts';

/** Absolute paths, as a bundle tells them. */
interface BundleFiles {
  readonly inputs: readonly string[];
  readonly absent: readonly string[];
}

/**
 * The files with their hashes; `undefined` where one was written while the bundle was made, for then nobody knows what
 * is in it, and where one of them is no file.
 */
export function bundleReads(
  { inputs: named, absent }: BundleFiles,
  root: string,
  files: FileSnapshot,
): readonly FileRead[] | undefined {
  const inputs = [...new Set(named.map((file) => withoutSuffix(file, root, files)))];
  const directing = directingFiles(inputs, (file) => files.readText(projectPath(root, file))?.text);
  const paths = (...lists: readonly (readonly string[])[]) =>
    [...new Set(lists.flat())].map((file) => projectPath(root, file));
  return files.readsSince(
    paths(inputs, pathsByLinks(inputs, root, files), directing.inputs),
    paths(absent, directing.absent),
  );
}

/**
 * The project paths of inputs that are no files, so that nobody can tell whether they have changed: a plugin of the
 * site's made them up.
 */
export function inputsWithoutFile(
  { inputs }: Pick<BundleFiles, 'inputs'>,
  root: string,
  files: FileSnapshot,
): string[] {
  return inputs
    .map((file) => projectPath(root, withoutSuffix(file, root, files)))
    .filter((path) => files.readFile(path) === undefined);
}

/** The file of an input to whose path a plugin has added a suffix, such as `icon.svg?raw`. */
function withoutSuffix(input: string, root: string, files: FileSnapshot): string {
  if (!/[?#]/.test(input)) return input;
  const paths = [...input.matchAll(/[?#]|$/g)].map(({ index }) => input.slice(0, index));
  // The whole name first: a file may have such a character in its own.
  const isFile = (path: string) => files.readFile(projectPath(root, path)) !== undefined;
  return [input, ...paths].find(isFile) ?? input;
}

/** The nearest configs above each own file. */
function directingFiles(inputs: readonly string[], read: (file: string) => string | undefined): BundleFiles {
  const found = { inputs: [] as string[], absent: [] as string[] };
  const isThere = (file: string) => {
    const text = read(file);
    found[text === undefined ? 'absent' : 'inputs'].push(file);
    return text !== undefined;
  };
  const folders = new Set(inputs.filter((file) => !file.includes(`${sep}node_modules${sep}`)).map(dirname));
  for (const name of ['tsconfig.json', 'package.json']) {
    const seen = new Set<string>();
    for (const start of folders) {
      for (let folder = start; !seen.has(folder); folder = dirname(folder)) {
        seen.add(folder);
        if (isThere(join(folder, name))) break;
      }
    }
  }
  // Grows while it is walked.
  const configs = found.inputs.filter((file) => file.endsWith('tsconfig.json'));
  for (const config of configs) {
    for (const base of basesOf(read(config)!)) {
      const file = placesOf(base, dirname(config)).find(isThere);
      if (file && !configs.includes(file)) configs.push(file);
    }
  }
  return found;
}

/** What a config extends. It is no plain JSON; a name in a comment is one file more to look at, and no harm. */
function basesOf(config: string): string[] {
  return [...config.matchAll(/"extends"\s*:\s*("[^"]*"|\[[^\]]*\])/g)].flatMap(([, names]) =>
    [...names!.matchAll(/"([^"]+)"/g)].map(([, name]) => name!),
  );
}

/** Where a config may lie that another one names: a path, or a file of a package. */
function placesOf(name: string, folder: string): string[] {
  const folders = /^\.{0,2}\/|^\.\.?$|^[a-z]:/i.test(name)
    ? [folder]
    : above(folder).map((one) => join(one, 'node_modules'));
  return folders
    .map((one) => resolve(one, name))
    .flatMap((place) => [place, `${place}.json`, join(place, 'tsconfig.json')]);
}

function above(folder: string): string[] {
  return dirname(folder) === folder ? [folder] : [folder, ...above(dirname(folder))];
}
