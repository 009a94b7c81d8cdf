// What `npm run migration` does: makes the indexes, checks the snippets, keeps both; or tells what changed between two versions.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSnippets, indexPackage, type Installed } from './check-snippets.ts';
import { hashOf, readGuides } from './guides.ts';
import { indexFileFor, readChecked, readIndex, writeChecked, writeIndex, type Checked } from './kept.ts';
import { install, installedBy } from './scratch.ts';
import { indexedPackages, versionSets } from './versions.ts';

export interface MigrationOptions {
  readonly root: string;
  /** Names of guides; all if none is named. */
  readonly pages: readonly string[];
  /** Make the indexes anew that are there. */
  readonly indexes: boolean;
}

/** Makes missing indexes, type-checks the snippets of the guides and keeps the results; returns what is wrong. */
export function runMigration({ root, pages, indexes }: MigrationOptions): string[] {
  const sets = installer(root);
  for (const [product, byLabel] of Object.entries(indexedPackages))
    for (const [label, name] of Object.entries(byLabel)) {
      const file = indexFileFor(product, label, installedBy(root));
      if (!indexes && existsSync(join(root, 'test/migration/indexes', file))) continue;
      writeIndex(root, file, indexPackage(sets(label)!, name));
      console.log(`index   ${file}`);
    }

  const all = readGuides(root);
  const guides = all.filter(({ name }) => pages.length === 0 || pages.includes(name));
  const faults = pages
    .filter((page) => !all.some(({ name }) => name === page))
    .map((page) => `There is no guide ${page} in content/migration.`);
  const snippets = guides.flatMap((guide) => guide.snippets.map((snippet) => ({ guide, ...snippet })));
  const ok = new Set<unknown>();
  for (const label of new Set(snippets.map((snippet) => snippet.label))) {
    const ofSet = snippets.filter((snippet) => snippet.label === label);
    const installed = sets(label);
    const found =
      installed &&
      checkSnippets(
        installed,
        ofSet.map(({ code }) => code),
      );
    ofSet.forEach((snippet, index) => {
      const errors = found?.[index] ?? [
        `0: its title "${snippet.title}" names no version of test/migration/versions.ts`,
      ];
      if (errors.length === 0) ok.add(snippet);
      for (const error of errors) {
        const [, line, message] = /^(\d+): (.*)$/s.exec(error)!;
        faults.push(`${snippet.guide.file}:${snippet.line + Number(line)}  ${snippet.title}: ${message}`);
      }
    });
    console.log(`checked ${ofSet.length} snippets ${label}`);
  }

  const results = new Map(snippets.map((snippet) => [snippet, resultOf(snippet, ok.has(snippet), sets)]));
  const others = readChecked(root).filter(({ guide }) => !guides.some(({ name }) => name === guide));
  const kept = [...others, ...results.values()];
  const names = all.map(({ name }) => name);
  writeChecked(
    root,
    names.flatMap((name) => kept.filter(({ guide }) => guide === name)),
  );
  return faults;
}

type Sets = (label: string) => Installed | undefined;

/** Installs a set when it is first asked for. */
function installer(root: string): Sets {
  const done = new Map<string, Installed>();
  return (label) => {
    const set = versionSets.find((each) => each.label === label);
    if (set && !done.has(label)) done.set(label, install(set, root));
    return done.get(label);
  };
}

function resultOf(
  { guide, title, label, code }: { guide: { name: string }; title: string; label: string; code: string },
  ok: boolean,
  sets: Sets,
): Checked {
  return { guide: guide.name, title, hash: hashOf(code, sets(label)?.packages ?? {}), ok };
}

/** Prints what `xdocs api-diff` says of two kept indexes: `('charts', 'v7', 'v8')`. */
export function printDifference(root: string, product: string, from: string, to: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'xdocs-migration-diff-'));
  try {
    const [before, after] = [from, to].map((label) => {
      const file = join(folder, `${label}.json`);
      const index = readIndex(root, indexFileFor(product, label, installedBy(root)));
      writeFileSync(file, JSON.stringify({ pages: [...index].map(pageOf) }));
      return file;
    });
    const command = [join(root, 'bin/xdocs.js'), 'api-diff', before!, after!, '--format', 'markdown'];
    spawnSync(process.execPath, command, { stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An export in the form that the API of a site is published in. */
function pageOf([name, members]: readonly [string, ReadonlySet<string>]) {
  const properties = [...members].map((member) => ({ name: member, type: '', required: false }));
  return { name, kind: 'interface', pathname: `/${name}/`, product: '', json: '', imports: [], properties };
}
