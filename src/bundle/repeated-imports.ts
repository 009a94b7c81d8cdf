// Imports that change nothing. esbuild has a module import every chunk that it needs, those too that one of its other imports
// brings already: five of six imports of a large site's modules, each of which Node looks up on the disk.
import { bitSet, union, type BitSet } from './bit-set.ts';

interface ModuleFile {
  /** Its name in the folder that all of them are in. */
  readonly path: string;
  readonly contents: string | Uint8Array;
}

/** An import of another file of the bundle, as esbuild writes it. Its name holds a hash, so that it is in no other text. */
const imported = /^import (\{[^{}]*\} from )?"\.\/([^"/]+)";\n/gm;

/**
 * The same modules without imports for effects alone of what an import above them has run: imported modules are run in
 * the order of the imports, each after all that it imports itself, and only once (ECMA-262, InnerModuleEvaluation).
 */
export function withoutRepeatedImports(files: readonly ModuleFile[]): readonly ModuleFile[] {
  const codes = new Map(
    files.flatMap(({ path, contents }) => (path.endsWith('.js') ? [[path, textOf(contents)] as const] : [])),
  );
  const numbers = new Map([...codes.keys()].map((path, index) => [path, index]));
  const nothing = bitSet(codes.size);
  const reached = new Map<string, BitSet>();
  const onTheWay = new Set<string>();
  let isCircular = false;
  /** The files that are run with one, itself among them. */
  const reachedBy = (path: string): BitSet => {
    const known = reached.get(path);
    if (known) return known;
    let all = bitSet(codes.size, [numbers.get(path)!]);
    if (onTheWay.has(path)) {
      isCircular = true;
      return all;
    }
    onTheWay.add(path);
    for (const [, , other = ''] of codes.get(path)!.matchAll(imported))
      if (codes.has(other)) all = union(all, reachedBy(other));
    onTheWay.delete(path);
    reached.set(path, all);
    return all;
  };
  for (const path of codes.keys()) reachedBy(path);
  // In a circle, what is above is not run yet. esbuild's chunks have none.
  if (isCircular) return files;
  const pruned = (code: string) => {
    let before = nothing;
    return code.replace(imported, (statement, names: string | undefined, other: string) => {
      const number = numbers.get(other);
      if (number === undefined) return statement;
      const isRepeated = names === undefined && (before[number >> 5]! & (1 << (number & 31))) !== 0;
      if (!isRepeated) before = union(before, reachedBy(other));
      return isRepeated ? '' : statement;
    });
  };
  return files.map((file) => {
    const code = codes.get(file.path);
    return code === undefined ? file : { path: file.path, contents: pruned(code) };
  });
}

function textOf(contents: string | Uint8Array): string {
  return typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8');
}
