// A tiny site on disk, in a folder of its own. In: files by path. Out: its root, and ways to change and read it.
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  mkdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { inject } from 'vitest';
import { warmPacks } from './compiled-package.ts';

export interface DiskSite {
  /** Absolute path of the project's folder. */
  readonly root: string;
  path(file: string): string;
  write(files: Readonly<Record<string, string | Uint8Array>>): void;
  read(file: string): string;
  remove(): void;
}

/**
 * Writes a project. Paths are relative to its root: `content/index.md`. In tests of whole sites the repository's
 * packages are above it, and its cache has the templates.
 */
export function diskSite(files: Readonly<Record<string, string | Uint8Array>>): DiskSite {
  const work = inject('workFolder') as string | undefined;
  const root = mkdtempSync(work ? join(work, 'sites', 'site-') : join(tmpdir(), 'xdocs-site-'));
  const path = (file: string) => join(root, file);
  const site: DiskSite = {
    root,
    path,
    write(more) {
      for (const [file, content] of Object.entries(more)) {
        mkdirSync(dirname(path(file)), { recursive: true });
        writeFileSync(path(file), content);
      }
    },
    read: (file) => readFileSync(path(file), 'utf8'),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  };
  const cache = Object.keys(files).some((file) => file.startsWith('node_modules/'))
    ? 'node_modules/.cache/xdocs'
    : '.xdocs';
  if (work && !('.xdocs' in files)) {
    mkdirSync(path(cache), { recursive: true });
    for (const pack of warmPacks) copyFileSync(join(work, pack), path(`${cache}/${basename(pack)}`));
  }
  site.write(files);
  return site;
}

/** A page that breaks no rule. */
export function pageText(title: string, body = ''): string {
  return `# ${title}\n\n<p class="description">About ${title.toLowerCase()}.</p>\n\n${body}\n`;
}

/** The files of an installed package of one module. */
export function packageFiles(
  name: string,
  declarations: string,
  code: string,
  version = '1.0.0',
): Record<string, string> {
  const folder = `node_modules/${name}`;
  return {
    [`${folder}/package.json`]: JSON.stringify({
      name,
      version,
      type: 'module',
      exports: { '.': { types: './index.d.ts', default: './index.js' } },
    }),
    [`${folder}/index.d.ts`]: declarations,
    [`${folder}/index.js`]: code,
  };
}

/** Every file below a folder, by path: its content and its inode. */
export function snapshotOf(folder: string): Map<string, { readonly content: string; readonly inode: number }> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(
    paths.map((path) => [
      path.slice(folder.length + 1),
      { content: readFileSync(path, 'base64'), inode: statSync(path).ino },
    ]),
  );
}

/** Contents alone, for comparisons. */
export function contentsOf(folder: string): Record<string, string> {
  return Object.fromEntries([...snapshotOf(folder)].map(([path, { content }]) => [path, content]));
}
