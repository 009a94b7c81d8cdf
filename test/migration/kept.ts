// What the script keeps for CI: an index of each package, and the result of each snippet.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageIndex } from './package-index.ts';
import { indexedPackages, indexFileOf, packagesOf, versionSets } from './versions.ts';

export interface Checked {
  /** `migration-charts-v7` */
  readonly guide: string;
  /** `Before (v7)` */
  readonly title: string;
  readonly hash: string;
  readonly ok: boolean;
}

const folder = (root: string) => join(root, 'test', 'migration');

/** The results that are kept, of all guides. */
export function readChecked(root: string): Checked[] {
  const file = join(folder(root), 'checked.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Keeps results: one line each, in the order of the guides, so that changes are easy to read and to merge. */
export function writeChecked(root: string, results: readonly Checked[]): void {
  const lines = results.map((result) => JSON.stringify(result));
  writeFileSync(join(folder(root), 'checked.json'), `[\n${lines.join(',\n')}\n]\n`);
}

/** Keeps the index of a package: one line for each export. */
export function writeIndex(root: string, file: string, index: PackageIndex): void {
  mkdirSync(join(folder(root), 'indexes'), { recursive: true });
  writeFileSync(join(folder(root), 'indexes', file), `${JSON.stringify(index, null, 0).replaceAll('","', '",\n"')}\n`);
}

/** The file of the index that stands for a product in a version: `('charts', 'v7')`. */
export function indexFileFor(product: string, label: string, installed: Readonly<Record<string, string>>): string {
  const set = versionSets.find((each) => each.label === label);
  const name = indexedPackages[product]?.[label];
  if (!set || !name) throw new Error(`No package stands for ${product} ${label}: see test/migration/versions.ts.`);
  return indexFileOf(name, packagesOf(set, installed)[name]!);
}

/** A kept index, the members of each export as a set. */
export function readIndex(root: string, file: string): Map<string, Set<string>> {
  const index: PackageIndex = JSON.parse(readFileSync(join(folder(root), 'indexes', file), 'utf8'));
  return new Map(Object.entries(index).map(([name, members]) => [name, new Set(members.split(' ').filter(Boolean))]));
}
