// The files of one styling of a demo. In: its entry. Out: what readers see of them in each language, what runs besides
// them unseen, and what each imports.
import { posix } from 'node:path';
import type { DemoFile, DemoVariant, ModuleRequest } from '../model/demo.ts';
import { lastSegmentOf, nearestFile } from '../model/nearest-file.ts';
import { pathBeside } from '../model/path-beside.ts';
import type { Problem } from '../model/problem.ts';
import { placeOf, resolveRelative, shownExtensions, sourceExtensions, type Read } from './demo-imports.ts';
import { javascriptOf } from './javascript-of.ts';
import { requestsOf } from './module-requests.ts';
import { styleRequestsOf } from './style-requests.ts';
import type { SiteModuleOf } from './site-modules.ts';

interface Collecting {
  readonly read: Read;
  /** Reads a file's text as a tab shows it; reports invalid UTF-8. */
  readonly readShown: Read;
  readonly host: { readonly listFolder: (path: string) => readonly string[]; readonly siteModuleOf?: SiteModuleOf };
  readonly demo: string;
  readonly problems: Problem[];
  readonly imports: Set<string>;
}

type Languages = Pick<DemoVariant, 'ts' | 'js'>;

/** Pictures that are text: what an export can carry besides code. */
const carriedExtensions = ['.svg'];

const isSheet = (path: string) => path.endsWith('.css');
const isTypeScript = (path: string) => /\.tsx?$/.test(path);
const isSource = (path: string) => sourceExtensions.includes(posix.extname(path));
const moduleName = (path: string) => lastSegmentOf(path).replace(/\.\w+$/, '');

/** What a file imports, or a style sheet names. */
export function requestsIn(path: string, code: string): readonly ModuleRequest[] {
  if (isSheet(path)) return styleRequestsOf(code);
  return isSource(path) ? requestsOf(path, code) : [];
}

/** Reads an entry and, transitively, what it imports by relative paths and from the site's own modules. */
export async function demoFiles(
  entry: string,
  collecting: Collecting,
): Promise<{ readonly languages: Languages } & Pick<DemoVariant, 'unshown' | 'requests'>> {
  const { readShown, read } = collecting;
  const { files, unshown, aliased } = collectFiles(entry, collecting);
  const requests: Record<string, readonly ModuleRequest[]> = {};
  const addRequests = (list: readonly DemoFile[]) => {
    const paths = new Set(list.map(({ path }) => path));
    for (const { path, code } of list) {
      if (requests[path]) continue;
      const found = requestsIn(path, code).map((request) => {
        const target = targetOf(request.specifier, { path, paths, aliased });
        return target === undefined ? request : { ...request, target };
      });
      if (found.length > 0) requests[path] = found;
    }
  };
  addRequests([...files, ...unshown]);
  if (!isTypeScript(entry))
    return { languages: { js: files }, ...(unshown.length > 0 && { unshown: { js: unshown } }), requests };
  const js = await javascriptFiles(files, readShown);
  // A module that cannot be JavaScript is carried as it is: what builds the project reads both.
  const unshownJs = js ? await javascriptFiles(unshown, read, { keepsUnerasable: true }) : undefined;
  if (js) addRequests([...js, ...unshownJs!]);
  return {
    languages: { ts: files, ...(js && { js }) },
    ...(unshown.length > 0 && { unshown: { ts: unshown, ...(unshownJs && { js: unshownJs }) } }),
    requests,
  };
}

function collectFiles(entry: string, { read, readShown, host, demo, problems, imports }: Collecting) {
  const files: DemoFile[] = [];
  const unshown: DemoFile[] = [];
  /** Specifiers that lead to the site's own modules, and those modules. */
  const aliased = new Map<string, string>();
  const seen = new Set<string>();
  const nameOf = (path: string) => posix.relative(posix.dirname(entry), path);
  const missing = (path: string, specifier: string, text: string, start: number) =>
    problems.push({
      rule: 'demo-import-missing',
      severity: 'error',
      file: path,
      ...placeOf(text, start),
      demo,
      specifier,
      suggestion: nearestFile(host.listFolder, pathBeside(path, specifier), moduleName),
    });
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = readShown(path);
    if (text === undefined) return;
    files.push({ name: nameOf(path), path, code: text });
    if (!isSource(path)) return carry(path, text);
    for (const { specifier, start } of requestsOf(path, text)) {
      if (!specifier.startsWith('.')) {
        imports.add(specifier);
        findModule(specifier);
        continue;
      }
      const target = resolveRelative(path, specifier, read);
      if (!target) missing(path, specifier, text, start);
      else if (shownExtensions.includes(posix.extname(target))) visit(target);
      else carried.push(target);
    }
  };
  const findModule = (specifier: string) => {
    const module = aliased.get(specifier) ?? host.siteModuleOf?.(specifier, read);
    if (module === undefined) return;
    aliased.set(specifier, module);
    carried.push(module);
  };
  const carry = (path: string, code: string) => {
    for (const { specifier } of requestsIn(path, code)) {
      const isRelative = specifier.startsWith('.') || isSheet(path);
      const target = isRelative ? resolveRelative(path, specifier, read) : undefined;
      if (target) carried.push(target);
      else if (!isRelative) findModule(specifier);
    }
  };
  /** Grows while it is walked. What the bundler cannot find of these it reports itself. */
  const carried: string[] = [];
  visit(entry);
  for (const path of carried) {
    const isCarried = shownExtensions.includes(posix.extname(path)) || carriedExtensions.includes(posix.extname(path));
    if (seen.has(path) || !isCarried) continue;
    seen.add(path);
    const code = withoutReturns(read(path));
    if (code === undefined) continue;
    unshown.push({ name: nameOf(path), path, code });
    carry(path, code);
  }
  return { files, unshown, aliased };
}

/** The file among `paths` that a specifier leads to, in the language of these files. */
function targetOf(
  specifier: string,
  { path, paths, aliased }: { path: string; paths: ReadonlySet<string>; aliased: ReadonlyMap<string, string> },
): string | undefined {
  // In a style sheet a name without a dot is first a file beside it.
  if (specifier.startsWith('.') || isSheet(path))
    return resolveRelative(path, specifier, (candidate) => (paths.has(candidate) ? candidate : undefined));
  const module = aliased.get(specifier);
  return module && [module, scriptPathOf(module)].find((one) => paths.has(one));
}

function scriptPathOf(path: string): string {
  return path.replace(/\.tsx?$/, '.js');
}

/**
 * The files as plain JavaScript: committed ones beside the source, else generated. Modules with nothing but types are
 * left out.
 */
async function javascriptFiles(
  files: readonly DemoFile[],
  readShown: Read,
  { keepsUnerasable = false } = {},
): Promise<DemoFile[] | undefined> {
  const scripts: DemoFile[] = [];
  for (const file of files) {
    if (!isTypeScript(file.path)) {
      scripts.push(file);
      continue;
    }
    const path = scriptPathOf(file.path);
    const code = withoutReturns(readShown(path)) ?? (await javascriptOf(file.path, file.code));
    if (code === undefined && !keepsUnerasable) return undefined;
    if (code === undefined) scripts.push(file);
    else if (code || scripts.length === 0) scripts.push({ name: scriptPathOf(file.name), path, code });
  }
  return scripts;
}

/** A text without carriage returns and without newlines at its end, as readers see it. */
export function withoutReturns(text: string | undefined): string | undefined {
  return text?.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
}
