// Reads a demo by its id: its files, what readers see of them, and what it imports.
import { posix } from 'node:path';
import type { Demo, DemoFile, DemoStyling, DemoVariant } from '../model/demo.ts';
import { lastSegmentOf, nearestFile } from '../model/nearest-file.ts';
import { pathBeside } from '../model/path-beside.ts';
import type { FileRead } from '../model/source-file.ts';
import type { Problem } from '../model/problem.ts';
import { badByteIn } from '../model/bad-byte.ts';
import { defaultExportFault } from './default-export.ts';
import {
  importsOf,
  parseModule,
  placeOf,
  resolveRelative,
  shownExtensions,
  sourceExtensions,
  type Read,
} from './demo-imports.ts';
import { javascriptOf } from './javascript-of.ts';
import { previewOf } from './preview.ts';
import { importedValuesOf } from './value-imports.ts';

interface DemoHost {
  /** Text and hash of a file by project path; `undefined` if it does not exist. */
  readonly readText: (path: string) => { readonly text: string; readonly hash: string } | undefined;
  readonly readFile: (path: string) => { readonly bytes: Uint8Array } | undefined;
  readonly listFolder: (path: string) => readonly string[];
}

/** What a reference resolves to: a demo, or only a suggestion. */
export interface FoundDemo {
  readonly demo?: Demo;
  readonly suggestion?: string;
  /** All files that were tried, existing or not. */
  readonly reads: readonly FileRead[];
}

const stylings: readonly DemoStyling[] = ['system', 'tailwind', 'css'];

/** What a missing demo may have been meant to be, and a missing module. */
const demoName = (path: string) => (/\.(?:tsx|js)$/.test(path) ? lastSegmentOf(path) : undefined);
const moduleName = (path: string) => lastSegmentOf(path).replace(/\.\w+$/, '');

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
    return shownText(text);
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
  for (const { styling, entry } of entries) {
    const files = collectFiles(entry, { read, readShown, host, demo: id, problems, imports });
    const languages = /\.tsx?$/.test(entry)
      ? { ts: files, js: await javascriptFiles(files, readShown) }
      : { js: files };
    variants.push({
      styling,
      entry,
      ...definedLanguages(languages),
      previews: previewsOf(entry, languages, readShown),
      values: importedValuesOf(entry, files, read),
    });
  }
  // The first variant is the one that is run.
  const text = variants[0]!.ts?.[0]?.code ?? variants[0]!.js?.[0]?.code ?? '';
  const fault = defaultExportFault(text, parseModule(variants[0]!.entry, text));
  if (fault)
    problems.push({
      rule: 'demo-default-export',
      severity: 'error',
      file: variants[0]!.entry,
      ...placeOf(text, fault.offset),
      demo: id,
      ...(fault.found !== undefined && { found: fault.found }),
    });
  const preview = variants[0]!.previews.ts ?? variants[0]!.previews.js;
  return {
    demo: {
      id,
      name: posix.basename(id),
      variants,
      ...(preview !== undefined && { preview }),
      imports: [...imports].sort(),
      reads: allReads(),
      problems,
    },
    reads: allReads(),
  };
}

interface Collecting {
  readonly read: Read;
  /** Reads a file's text as a tab shows it; reports invalid UTF-8. */
  readonly readShown: Read;
  readonly host: DemoHost;
  readonly demo: string;
  readonly problems: Problem[];
  readonly imports: Set<string>;
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

function collectFiles(entry: string, { read, readShown, host, demo, problems, imports }: Collecting): DemoFile[] {
  const files: DemoFile[] = [];
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = readShown(path);
    if (text === undefined) return;
    const extension = posix.extname(path).slice(1);
    files.push({ name: posix.relative(posix.dirname(entry), path), path, code: text });
    if (!sourceExtensions.includes(`.${extension}`)) return;
    for (const { specifier, line, column } of importsOf(path, text)) {
      if (!specifier.startsWith('.')) {
        imports.add(specifier);
        continue;
      }
      const target = resolveRelative(path, specifier, read);
      if (target && shownExtensions.includes(posix.extname(target))) visit(target);
      else if (!target) {
        problems.push({
          rule: 'demo-import-missing',
          severity: 'error',
          file: path,
          line,
          column,
          demo,
          specifier,
          suggestion: nearestFile(host.listFolder, pathBeside(path, specifier), moduleName),
        });
      }
    }
  };
  visit(entry);
  return files;
}

/**
 * The files as plain JavaScript: committed ones beside the source, else generated. Modules with nothing but types are
 * left out.
 */
async function javascriptFiles(files: readonly DemoFile[], readShown: Read): Promise<DemoFile[] | undefined> {
  const scripts: DemoFile[] = [];
  for (const file of files) {
    if (!/\.tsx?$/.test(file.path)) {
      scripts.push(file);
      continue;
    }
    const path = file.path.replace(/\.tsx?$/, '.js');
    const code = readShown(path) ?? (await javascriptOf(file.path, file.code));
    if (code === undefined) return undefined;
    if (code || scripts.length === 0) scripts.push({ name: file.name.replace(/\.tsx?$/, '.js'), path, code });
  }
  return scripts;
}

type Languages = Pick<DemoVariant, 'ts' | 'js'>;

function definedLanguages({
  ts,
  js,
}: {
  readonly ts?: readonly DemoFile[];
  readonly js?: readonly DemoFile[] | undefined;
}): Languages {
  return { ...(ts && { ts }), ...(js && { js }) };
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

/** A file's text without carriage returns and without newlines at the end. */
function shownText(text: string | undefined): string | undefined {
  return text?.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
}
