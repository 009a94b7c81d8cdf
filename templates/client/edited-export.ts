// An edited file in its export. In: what a reader has written, and the export of the demo as it was. Out: the export with
// that text.
import type { DemoExport } from '../../src/model/demo-sources-file.ts';
import type { EditedDemo } from '../../src/model/edited-demo.ts';

/** The export with another text of the demo's own file, whose imports are given by their places. */
export function editedExport(source: DemoExport, { code, imports }: Pick<EditedDemo, 'code' | 'imports'>): DemoExport {
  const [first, ...others] = source.files;
  const text = imports.toReversed().reduce((rest, { specifier, start, end }) => {
    const name = source.renamed?.[specifier];
    return name === undefined ? rest : rest.slice(0, start + 1) + name + rest.slice(end - 1);
  }, code);
  return {
    ...source,
    files: [{ name: first!.name, code: text }, ...others],
    imports: [
      ...new Set([
        ...source.imports,
        ...imports.map(({ specifier }) => specifier).filter((one) => !one.startsWith('.')),
      ]),
    ],
  };
}
