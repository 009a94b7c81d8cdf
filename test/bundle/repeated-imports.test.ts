import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { withoutRepeatedImports } from '../../src/bundle/repeated-imports.ts';

const textOf = (files: ReturnType<typeof withoutRepeatedImports>, path: string) =>
  String(files.find((file) => file.path === path)?.contents);

it('drops an import for effects alone where an import above it has run the file', () => {
  const files = withoutRepeatedImports([
    { path: 'a.js', contents: 'import {\n  b\n} from "./b.js";\nimport "./c.js";\nimport "./d.js";\nb();\n' },
    { path: 'b.js', contents: 'import "./c.js";\nexport const b = () => 1;\n' },
    { path: 'c.js', contents: 'console.log("c");\n' },
    { path: 'd.js', contents: 'console.log("d");\n' },
    { path: 'a.css', contents: 'import "./c.js";\n' },
  ]);
  expect(textOf(files, 'a.js')).toBe('import {\n  b\n} from "./b.js";\nimport "./d.js";\nb();\n');
  expect(textOf(files, 'b.js')).toContain('import "./c.js";');
  expect(textOf(files, 'a.css')).toBe('import "./c.js";\n');
});

it('keeps imports of names, those of other packages, and the first one of two', () => {
  const code = 'import "./c.js";\nimport {\n  c\n} from "./c.js";\nimport "react";\nimport "./other.js";\nc();\n';
  const files = withoutRepeatedImports([
    { path: 'a.js', contents: Buffer.from(code) },
    { path: 'c.js', contents: 'export const c = () => 1;\n' },
  ]);
  expect(textOf(files, 'a.js')).toBe(code);
});

it('leaves modules in a circle as they are', () => {
  const files = [
    { path: 'a.js', contents: 'import "./b.js";\nimport "./c.js";\n' },
    { path: 'b.js', contents: 'import "./a.js";\n' },
    { path: 'c.js', contents: 'globalThis.ran.push("c");\n' },
  ];
  expect(withoutRepeatedImports(files)).toEqual(files);
});

it('has the chunks of a bundle run in the same order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xdocs-imports-'));
  const write = (files: readonly { readonly path: string; readonly contents: string | Uint8Array }[], to: string) => {
    for (const { path, contents } of files) writeFileSync(join(to, path), contents);
  };
  // Twelve parts in layers: each imports those of the layer below that its number picks, and says when it runs.
  const parts = Array.from({ length: 12 }, (_, index) => {
    const below = [0, 1, 2, 3].flatMap((bit) =>
      ((index * 7) >> bit) & 1 && index >= 4 ? [index - (index % 4) - 4 + bit] : [],
    );
    const imports = below.map((other) => `import { value as value${other} } from './part${other}.js';`).join('\n');
    const sum = below.map((other) => `value${other}`).join(' + ') || '1';
    return {
      path: `part${index}.js`,
      contents: `${imports}\nglobalThis.ran.push(${index});\nexport const value = ${sum};\n`,
    };
  });
  const entries = [0, 1, 2, 3, 4].map((entry) => ({
    path: `entry${entry}.js`,
    contents: [11 - entry, entry + 4, 8 + (entry % 4)]
      .map((part, place) => `import { value as v${place} } from './part${part}.js';`)
      .concat('export const all = [v0, v1, v2];')
      .join('\n'),
  }));
  try {
    write([...parts, ...entries], folder);
    const { outputFiles } = await build({
      entryPoints: entries.map(({ path }) => join(folder, path)),
      outdir: join(folder, 'out'),
      bundle: true,
      splitting: true,
      format: 'esm',
      chunkNames: 'chunk.[hash]',
      write: false,
    });
    const files = outputFiles.map(({ path, text }) => ({ path: path.split(/[\\/]/).at(-1)!, contents: text }));
    const pruned = withoutRepeatedImports(files);
    expect(pruned.map(({ contents }) => contents).join('').length).toBeLessThan(
      files.map(({ contents }) => contents).join('').length,
    );
    const runOf = async (modules: typeof pruned, name: string, entry: string) => {
      const own = mkdtempSync(join(folder, name));
      write([{ path: 'package.json', contents: '{"type":"module"}' }, ...modules], own);
      const ran: number[] = [];
      Object.assign(globalThis, { ran });
      const { all } = (await import(pathToFileURL(join(own, entry)).href)) as { all: number[] };
      return { ran, all };
    };
    for (const { path } of entries)
      expect(await runOf(pruned, 'pruned', path)).toEqual(await runOf(files, 'whole', path));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
