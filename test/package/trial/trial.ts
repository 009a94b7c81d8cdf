// What a stranger does with xdocs in a workspace of a small library: init, own words and looks, check, build, preview. The
// installation is another test's, linked: npm runs once.
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '../../support/compiled-package.ts';
import { libraryFiles, ownConfig, ownFiles } from './library.ts';

/** Writes the workspace. Its packages are links to those of an installation, one by one, and to its own library. */
export function trialWorkspace(root: string, installed: string): void {
  write(root, libraryFiles);
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@acme'), { recursive: true });
  for (const name of readdirSync(installed))
    if (!name.startsWith('.') && name !== '@types') symlinkSync(join(installed, name), join(modules, name), 'junction');
  symlinkSync(join(root, 'packages/ui'), join(modules, '@acme/ui'), 'junction');
  // A TypeScript library has the types of React.
  symlinkSync(join(repository, 'node_modules/@types'), join(modules, '@types'), 'junction');
}

/** What the author makes of what `init` has written. */
export function makeOwn(docs: string): void {
  const file = join(docs, 'xdocs.config.ts');
  const text = readFileSync(file, 'utf8');
  const withHooks = text.replace("packages: ['@acme/ui'] }", "packages: ['@acme/ui'], include: ['*', 'use*'] }");
  writeFileSync(file, withHooks.replace('defineConfig({\n', `defineConfig({\n${ownConfig}`));
  write(docs, ownFiles);
}

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
