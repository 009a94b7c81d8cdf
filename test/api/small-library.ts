// A tiny component library on disk, for tests of the API reader. In: files by path. Out: a project root that has it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readApi, type ApiReadingWithFiles } from '../../src/api/read-api.ts';
import type { Product } from '../../src/model/config.ts';

export interface SmallLibrary {
  readonly root: string;
  readonly product: Product;
  remove(): void;
}

/**
 * Writes packages below a fresh root inside this project's node_modules, where the types of React are found.
 *
 * @param files paths such as `@bikes/kit/index.d.ts`; a package.json is made for each package
 */
export function smallLibrary(
  files: Readonly<Record<string, string>>,
  api: Omit<NonNullable<Product['api']>, 'pathname'>,
): SmallLibrary {
  const base = join(process.cwd(), 'node_modules', '.xdocs-test');
  mkdirSync(base, { recursive: true });
  const root = mkdtempSync(join(base, 'library-'));
  const write = (path: string, text: string): void => {
    const file = join(root, 'node_modules', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const name of new Set(Object.keys(files).map((path) => path.split('/').slice(0, 2).join('/')))) {
    write(
      `${name}/package.json`,
      JSON.stringify({
        name,
        version: '1.0.0',
        type: 'module',
        exports: {
          '.': { types: './index.d.ts', default: './index.js' },
          './*': { types: './*/index.d.ts', default: './*/index.js' },
        },
      }),
    );
  }
  for (const [path, text] of Object.entries(files)) write(path, text);
  return {
    root,
    product: { id: 'bikes', name: 'Bikes', api: { pathname: '/api/bikes/', ...api } },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Reads one tiny library after the other; what the last one wrote is removed by `clear`. */
export function libraryReader() {
  let library: SmallLibrary | undefined;
  return {
    read(files: Readonly<Record<string, string>>, api: Partial<NonNullable<Product['api']>> = {}): ApiReadingWithFiles {
      library = smallLibrary(files, { packages: ['@bikes/kit'], ...api });
      return readApi({ root: library.root, products: [library.product], base: '' })[0]!;
    },
    clear(): void {
      library?.remove();
      library = undefined;
    },
  };
}
