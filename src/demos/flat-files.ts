// The files of a demo in one folder. In: files with what they import. Out: the same files under names that do not clash,
// each import rewritten at its place.
import { posix } from 'node:path';
import { demoFileNames } from './flat-names.ts';
import { sourceExtensions } from './demo-imports.ts';
import type { Demo, DemoFile, DemoVariant, ModuleRequest } from '../model/demo.ts';
import { languagesOf } from '../model/demo.ts';
import type { DemoExport } from '../model/demo-sources-file.ts';

/** What can be taken away of a demo: one export for each styling and language. */
export function demoExports({ variants }: Pick<Demo, 'variants'>): DemoExport[] {
  return variants.flatMap((variant) =>
    languagesOf(variant).map((language) => ({
      styling: variant.styling,
      language,
      ...flatFiles([...variant[language]!, ...(variant.unshown?.[language] ?? [])], variant.requests),
    })),
  );
}

type Requests = DemoVariant['requests'];

/** Names and texts of files in one folder, the entry first, and the specifiers of packages that they import. */
function flatFiles(files: readonly DemoFile[], requests: Requests): Pick<DemoExport, 'files' | 'imports' | 'renamed'> {
  const names = demoFileNames(files);
  const respelled = (request: ModuleRequest) => spelling(request, names);
  const [entry] = files;
  const renamed = Object.fromEntries(
    (requests[entry!.path] ?? []).flatMap((request) => {
      const name = respelled(request);
      return name === undefined ? [] : [[request.specifier, name]];
    }),
  );
  const imports = files.flatMap(({ path }) =>
    (requests[path] ?? []).flatMap(({ specifier, target }) => (target || !isBare(specifier) ? [] : [specifier])),
  );
  return {
    files: files.map(({ path, code }) => ({
      name: names.get(path)!,
      code: rewritten(code, requests[path] ?? [], respelled),
    })),
    imports: [...new Set(imports)].sort(),
    ...(Object.keys(renamed).length > 0 && { renamed }),
  };
}

/** How the flat folder spells an import; `undefined` where it is good as it is. */
function spelling({ specifier, target, isUrl }: ModuleRequest, names: ReadonlyMap<string, string>): string | undefined {
  // A file that both languages share may have been found beside TypeScript.
  const name = target === undefined ? undefined : (names.get(target) ?? names.get(target.replace(/\.tsx?$/, '.js')));
  if (name === undefined) return undefined;
  const isModule = sourceExtensions.includes(posix.extname(name)) && !isUrl;
  const wanted = `./${isModule ? name.slice(0, -posix.extname(name).length) : name}`;
  return specifier === wanted || specifier === `./${name}` ? undefined : wanted;
}

/** A text with other specifiers in the places of some. */
function rewritten(
  code: string,
  requests: readonly ModuleRequest[],
  respelled: (request: ModuleRequest) => string | undefined,
): string {
  // From the end, so that earlier places stay where they are.
  return requests.toReversed().reduce((text, request) => {
    const name = respelled(request);
    const { start, end } = request;
    // The quotes stay.
    return name === undefined ? text : text.slice(0, start + 1) + name + text.slice(end - 1);
  }, code);
}

/** Whether a specifier names a package's module, and neither a path nor a URL. */
function isBare(specifier: string): boolean {
  return !/^(?:[./#]|[a-z][a-z\d+.-]*:)/i.test(specifier);
}
