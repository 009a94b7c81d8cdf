// A workspace on disk, outside of any `node_modules`: packages of sources, linked as a package manager links them. In: files
// by path. Out: its root, with the types of React installed.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Workspace {
  readonly root: string;
  write(files: Readonly<Record<string, string>>): void;
  remove(): void;
}

/**
 * Writes it.
 *
 * @param links names under which folders are installed: `{ '@velo/ui': 'packages/ui' }`
 */
export function workspace(
  files: Readonly<Record<string, string>>,
  links: Readonly<Record<string, string>> = {},
): Workspace {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'xdocs-workspace-')));
  const write = (all: Readonly<Record<string, string>>): void => {
    for (const [path, text] of Object.entries(all)) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  };
  write({ 'package.json': '{ "name": "velo", "private": true, "workspaces": ["packages/*"] }', ...files });
  const types = join(process.cwd(), 'node_modules', '@types');
  for (const [name, target] of Object.entries({ '@types': types, ...links })) {
    const place = join(root, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(target === types ? types : join(root, target), place);
  }
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
