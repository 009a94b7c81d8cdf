// A directive's name to a Demo: which files it has, what a reader sees of them, what it imports.
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Demo, DemoFile, DemoStyling, DemoVariant } from '../model/demo.ts';
import { nearest } from '../model/nearest.ts';
import type { FileRead } from '../model/source-file.ts';
import type { Problem } from '../model/problem.ts';
import { previewOf } from './preview.ts';

export interface DemoHost {
  /** Text and hash of a file by project path; `undefined` where there is none. */
  readonly readText: (path: string) => { readonly text: string; readonly hash: string } | undefined;
  readonly listFolder: (path: string) => readonly string[];
}

/** What a reference leads to: a demo, or nothing but a suggestion of what is there. */
export interface FoundDemo {
  readonly demo?: Demo;
  readonly suggestion?: string;
  /** Files looked at, found or not. */
  readonly reads: readonly FileRead[];
}

const stylings: readonly DemoStyling[] = ['system', 'tailwind', 'css'];
const sourceExtensions = ['.tsx', '.ts', '.jsx', '.js'];
const shownExtensions = [...sourceExtensions, '.json', '.css'];

/**
 * Reads a demo and the files it imports relatively, transitively.
 *
 * @param id the path without extension: a file, or a folder with one folder per styling
 */
export function readDemo(id: string, host: DemoHost): FoundDemo {
  const reads = new Map<string, string | null>();
  const read = (path: string) => {
    const found = host.readText(path);
    reads.set(path, found?.hash ?? null);
    return found?.text;
  };
  const problems: Problem[] = [];
  const imports = new Set<string>();
  const entries = entriesOf(id, read);
  const allReads = () => [...reads].map(([path, hash]) => ({ path, hash }));
  if (entries.length === 0) {
    const names = host.listFolder(posix.dirname(id)).filter((path) => /\.(?:tsx|js)$/.test(path)).map((path) => posix.basename(path));
    return { suggestion: nearest(`${posix.basename(id)}.tsx`, names) ?? nearest(posix.basename(id), names), reads: allReads() };
  }
  const variants = entries.map(({ styling, entry }): DemoVariant => {
    const files = collectFiles(entry, read, host, id, problems, imports);
    return { styling, entry, [/\.tsx?$/.test(entry) ? 'ts' : 'js']: files };
  });
  const preview = previewText(variants[0]!, read);
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

type Read = (path: string) => string | undefined;

function entriesOf(id: string, read: Read): { styling: DemoStyling; entry: string }[] {
  for (const extension of ['.tsx', '.js', '.jsx']) {
    if (read(id + extension) !== undefined) return [{ styling: 'system', entry: id + extension }];
  }
  return stylings.flatMap((styling) => {
    const entry = ['index.tsx', 'index.js'].map((name) => `${id}/${styling}/${name}`).find((path) => read(path) !== undefined);
    return entry ? [{ styling, entry }] : [];
  });
}

function collectFiles(entry: string, read: Read, host: DemoHost, demo: string, problems: Problem[], imports: Set<string>): DemoFile[] {
  const files: DemoFile[] = [];
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = read(path)?.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
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
        const folder = posix.dirname(posix.join(posix.dirname(path), specifier));
        const near = nearest(posix.basename(specifier), host.listFolder(folder).map((file) => posix.basename(file).replace(/\.\w+$/, '')));
        problems.push({ rule: 'demo-import-missing', severity: 'error', file: path, line, column, demo, specifier, suggestion: near });
      }
    }
  };
  visit(entry);
  return files;
}

interface Import {
  readonly specifier: string;
  readonly line: number;
  readonly column: number;
}

function importsOf(path: string, text: string): Import[] {
  const { module } = parsed(path, text);
  const at = (offset: number) => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: before.at(-1)!.length + 1 };
  };
  const requests = [...module.staticImports.map((found) => found.moduleRequest), ...module.staticExports.flatMap((found) => found.entries.flatMap((one) => one.moduleRequest ?? []))];
  return requests.map((request) => ({ specifier: request.value, ...at(request.start) }));
}

function resolveRelative(from: string, specifier: string, read: Read): string | undefined {
  const target = posix.join(posix.dirname(from), specifier);
  const known = /\.(?:tsx?|jsx?|json|css|svg|png|jpe?g|gif|webp)$/.test(target);
  const candidates = known
    ? [target, target.replace(/\.js$/, '.ts'), target.replace(/\.jsx?$/, '.tsx')]
    : [...shownExtensions.map((extension) => target + extension), ...sourceExtensions.map((extension) => `${target}/index${extension}`)];
  return candidates.find((candidate) => read(candidate) !== undefined);
}

function previewText(variant: DemoVariant, read: Read): string | undefined {
  const written = read(`${variant.entry}.preview`);
  if (written !== undefined) return written.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  const [entry] = variant.ts ?? variant.js ?? [];
  if (!entry) return undefined;
  return previewOf(entry.code, parsed(entry.path, entry.code).program);
}

/** A module's syntax. Writers of plain JavaScript put JSX in `.js` files. */
function parsed(path: string, text: string) {
  return parseSync(path, text, { lang: path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'jsx' });
}
