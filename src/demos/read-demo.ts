// Reads a demo by its id: its files, what readers see of them, and what it imports.
import { posix } from 'node:path';
import type { Demo, DemoFile, DemoStyling, DemoVariant } from '../model/demo.ts';
import { lastSegmentOf, nearestFile } from '../model/nearest-file.ts';
import type { FileRead } from '../model/source-file.ts';
import type { Problem } from '../model/problem.ts';
import { badByteIn } from '../model/bad-byte.ts';
import { classCandidates } from './class-candidates.ts';
import { defaultExportFault } from './default-export.ts';
import { demoFiles, withoutReturns } from './demo-files.ts';
import { placeOf, type Read } from './demo-imports.ts';
import { parseModule } from './module-requests.ts';
import { ownDefaultsOf } from './own-defaults.ts';
import { previewOf } from './preview.ts';
import type { SiteModuleOf } from './site-modules.ts';
import { importedValuesOf } from './value-imports.ts';

export interface DemoHost {
  /** Text and hash of a file by project path; `undefined` if it does not exist. */
  readonly readText: (path: string) => { readonly text: string; readonly hash: string } | undefined;
  readonly readFile: (path: string) => { readonly bytes: Uint8Array } | undefined;
  readonly listFolder: (path: string) => readonly string[];
  /** The site's own module behind an import without a leading dot. Default: every such import is a package's. */
  readonly siteModuleOf?: SiteModuleOf;
}

/** What a reference resolves to: a demo, or only a suggestion. */
export interface FoundDemo {
  readonly demo?: Demo;
  readonly suggestion?: string;
  /** All files that were tried, existing or not. */
  readonly reads: readonly FileRead[];
}

const stylings: readonly DemoStyling[] = ['system', 'tailwind', 'css'];

/** What a missing demo may have been meant to be. */
const demoName = (path: string) => (/\.(?:tsx|js)$/.test(path) ? lastSegmentOf(path) : undefined);

/**
 * Reads a demo and, transitively, the files that it imports by relative paths.
 *
 * @param id the path without extension: a file, or a folder with one folder per styling
 */
export async function readDemo(id: string, host: DemoHost): Promise<FoundDemo> {
  const reads = new Map<string, string | null>();
  const read = (path: string) => {
    const found = host.readText(path);
    reads.set(path, found?.hash ?? null);
    return found?.text;
  };
  const problems: Problem[] = [];
  const invalid = new Set<string>();
  const readShown = (path: string) => {
    const text = read(path);
    const bad = text === undefined || invalid.has(path) ? undefined : badByteIn(text, () => host.readFile(path)?.bytes);
    if (bad) {
      invalid.add(path);
      problems.push({ rule: 'source-not-utf8', severity: 'error', file: path, ...bad });
    }
    return withoutReturns(text);
  };
  const imports = new Set<string>();
  const entries = entriesOf(id, read);
  const allReads = () => [...reads].map(([path, hash]) => ({ path, hash }));
  if (entries.length === 0) {
    return {
      suggestion: nearestFile(host.listFolder, `${id}.tsx`, demoName) ?? nearestFile(host.listFolder, id, demoName),
      reads: allReads(),
    };
  }
  const variants: DemoVariant[] = [];
  // Those of the variant that is shown first.
  let ownDefaults: ReturnType<typeof ownDefaultsOf> | undefined;
  for (const { styling, entry } of entries) {
    const { languages, ...carried } = await demoFiles(entry, { read, readShown, host, demo: id, problems, imports });
    const files = languages.ts ?? languages.js ?? [];
    variants.push({
      styling,
      entry,
      ...languages,
      previews: previewsOf(entry, languages, readShown),
      values: importedValuesOf(entry, files, read),
      ...carried,
      ...(styling === 'tailwind' && { classes: classCandidates(files) }),
    });
    const text = files[0]?.code ?? '';
    const parsed = parseModule(entry, text);
    ownDefaults ??= ownDefaultsOf(parsed.program);
    const fault = defaultExportFault(text, parsed);
    if (fault)
      problems.push({
        rule: 'demo-default-export',
        severity: 'error',
        file: entry,
        ...placeOf(text, fault.offset),
        demo: id,
        ...(fault.found !== undefined && { found: fault.found }),
      });
  }
  const preview = variants[0]!.previews.ts ?? variants[0]!.previews.js;
  return {
    demo: {
      id,
      name: posix.basename(id),
      variants,
      ...(preview !== undefined && { preview }),
      imports: [...imports].sort(),
      ...(ownDefaults && { ownDefaults }),
      reads: allReads(),
      problems,
    },
    reads: allReads(),
  };
}

function entriesOf(id: string, read: Read): { styling: DemoStyling; entry: string }[] {
  for (const extension of ['.tsx', '.js', '.jsx']) {
    if (read(id + extension) !== undefined) return [{ styling: 'system', entry: id + extension }];
  }
  return stylings.flatMap((styling) => {
    const entry = ['index.tsx', 'index.js']
      .map((name) => `${id}/${styling}/${name}`)
      .find((path) => read(path) !== undefined);
    return entry ? [{ styling, entry }] : [];
  });
}

/** A `.preview` file beside the source takes precedence over the lines found in the source. */
function previewsOf(
  entry: string,
  { ts, js }: { readonly ts?: readonly DemoFile[]; readonly js?: readonly DemoFile[] | undefined },
  readShown: Read,
): DemoVariant['previews'] {
  const source = readShown(`${entry}.preview`);
  const script = ts && js ? (readShown(`${js[0]!.path}.preview`) ?? source) : source;
  const found = (given: string | undefined, files: readonly DemoFile[] | undefined) => {
    const [file] = files ?? [];
    return file && (given ?? previewOf(file.code, parseModule(file.path, file.code).program));
  };
  const [asTs, asJs] = [found(source, ts), found(script, js)];
  return { ...(asTs !== undefined && { ts: asTs }), ...(asJs !== undefined && { js: asJs }) };
}
