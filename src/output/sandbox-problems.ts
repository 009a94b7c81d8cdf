// Exported demos that would not run where their readers take them, as problems of the demos' files: imports that are
// neither a file of the project nor a dependency, packages that cannot be determined, types. Costly: `check` does it
// when it is asked to.
import { isBuiltin } from 'node:module';
import { checkSandboxTypesInWorker } from '../api/read-api-in-worker.ts';
import type { SandboxTypes } from '../api/sandbox-types.ts';
import { demoExports } from '../demos/flat-files.ts';
import { requestsIn } from '../demos/demo-files.ts';
import { placeOf, resolveRelative } from '../demos/demo-imports.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { projectPath } from '../disk/read-sources.ts';
import { cacheKey } from '../load/cache-key.ts';
import { storeOf } from '../load/cache.ts';
import { filesUnchanged, memo } from '../load/memo.ts';
import { workerScript } from '../load/own-package.ts';
import type { Project } from '../load/project.ts';
import type { Config } from '../model/config.ts';
import { adapterLibraries } from '../model/date-libraries.ts';
import type { Demo, DemoFile, DemoVariant } from '../model/demo.ts';
import type { DemoExport, SandboxFile, SandboxKit } from '../model/demo-sources-file.ts';
import { packageNameOf } from '../model/package-name.ts';
import type { Problem } from '../model/problem.ts';
import { dependenciesOf } from '../model/sandbox-dependencies.ts';
import { sandboxProject } from '../model/sandbox-project.ts';
import type { Site } from '../model/site.ts';

const typeStore = storeOf<SandboxTypes>('sandbox-types');

/** An export with the files that it is made of, in the same order. */
interface Exported {
  readonly demo: Demo;
  readonly variant: DemoVariant;
  readonly source: DemoExport;
  readonly origins: readonly DemoFile[];
}

/** Verifies the exports of all demos, in every styling and language. */
export async function sandboxProblems(project: Project, site: Site, files: FileSnapshot): Promise<Problem[]> {
  const { sandbox: kit } = site;
  const all = [...site.demos.values()].flatMap(exportsOf);
  const problems = all.flatMap((one) => importProblems(one, kit));
  const failed = new Set(problems.map(({ demo }) => demo));
  const ofTemplates = templateProblems(project.config, kit);
  // What lacks a file or a package would only say so again.
  const sound = all.filter(({ demo }) => !failed.has(demo.id));
  return [...ofTemplates, ...problems, ...(await typeProblems(project, sound, kit, files))];
}

function exportsOf(demo: Demo): Exported[] {
  return demoExports(demo).map((source) => {
    const variant = demo.variants.find(({ styling }) => styling === source.styling)!;
    const { language } = source;
    return { demo, variant, source, origins: [...variant[language]!, ...(variant.unshown?.[language] ?? [])] };
  });
}

type ImportProblem = Extract<Problem, { rule: 'sandbox-import' | 'sandbox-adapter' }>;

/** What an export's own files say that leads nowhere, at its place in the files that they are made of. */
function importProblems({ demo, variant, source, origins }: Exported, kit: SandboxKit): ImportProblem[] {
  const names = new Set(source.files.map(({ name }) => name));
  const known = knownDependencies(source, kit);
  return source.files.flatMap(({ name, code }, index) => {
    const origin = origins[index]!;
    const requests = variant.requests[origin.path] ?? [];
    return requestsIn(name, code).flatMap(({ specifier }, place): ImportProblem[] => {
      const request = requests[place]!;
      const where = {
        severity: 'error' as const,
        ...writtenPlace(origin, request.start, variant),
        demo: demo.id,
      };
      const message = adapterFault(specifier);
      if (message !== undefined) return [{ rule: 'sandbox-adapter', ...where, message }];
      const read = (path: string) => (names.has(path) ? path : undefined);
      const isFile =
        (specifier.startsWith('.') || name.endsWith('.css')) && resolveRelative(name, specifier, read) !== undefined;
      if (isFile || isDependency(specifier, known)) return [];
      return [{ rule: 'sandbox-import', ...where, specifier: request.specifier }];
    });
  });
}

/** Packages that the config's own templates import and that are not there. */
function templateProblems({ root, sandbox }: Config, kit: SandboxKit): Problem[] {
  const known = dependenciesOf([], kit, { language: 'ts', styling: 'system' }).dependencies;
  const file = sandbox.entry ?? sandbox.theme;
  const missing = kit.imports.filter((specifier) => !isDependency(specifier, known));
  return missing.map((specifier) => ({
    rule: 'sandbox-import',
    severity: 'error',
    file: file === undefined ? 'package.json' : projectPath(root, file),
    specifier,
  }));
}

function adapterFault(specifier: string): string | undefined {
  try {
    adapterLibraries(specifier);
    return undefined;
  } catch (error) {
    return (error as TypeError).message;
  }
}

/** The dependencies of a project; none where they cannot be determined, which is a problem of its own. */
function knownDependencies({ imports, ...variant }: DemoExport, kit: SandboxKit): Readonly<Record<string, string>> {
  const sound = imports.filter((specifier) => adapterFault(specifier) === undefined);
  return dependenciesOf(sound, kit, variant).dependencies;
}

function isDependency(specifier: string, dependencies: Readonly<Record<string, string>>): boolean {
  if (/^(?:https?|data):/.test(specifier)) return true;
  const name = packageNameOf(specifier);
  return (name !== undefined && Object.hasOwn(dependencies, name)) || isBuiltin(specifier);
}

/** Where a writer finds an import: JavaScript that was made from TypeScript is in no file. */
function writtenPlace(
  { path, code }: DemoFile,
  start: number,
  { ts = [], unshown, requests }: DemoVariant,
): { file: string; line?: number; column?: number } {
  const sources = [...ts, ...(unshown?.ts ?? [])];
  const origin = sources.find((file) => file.path !== path && file.path.replace(/\.tsx?$/, '.js') === path);
  if (!origin) return { file: path, ...placeOf(code, start) };
  const wanted = requests[path]!.find((request) => request.start === start)!.specifier;
  const request = requests[origin.path]?.find(({ specifier }) => specifier === wanted);
  return { file: origin.path, ...(request && placeOf(origin.code, request.start)) };
}

async function typeProblems(
  { config, cache }: Project,
  exported: readonly Exported[],
  kit: SandboxKit,
  files: FileSnapshot,
): Promise<Problem[]> {
  if (exported.length === 0) return [];
  const sandboxes = exported.map(({ demo, source }) => codeOf(sandboxProject(demo.name, source, kit)));
  const options = { root: config.root, sandboxes };
  const types = await memo(cache.open(typeStore), cacheKey(config.root, options), filesUnchanged(files), () =>
    checkSandboxTypesInWorker(options, { script: workerScript('demo-types-worker') }),
  );
  return types.messages.map(({ sandbox, name, line, column, message }): Problem => {
    const { demo, variant, source, origins } = exported[sandbox]!;
    const index = source.files.findIndex((file) => `src/${file.name}` === name);
    const template = /src\/(main|theme)\./.exec(name)?.[1] === 'theme' ? config.sandbox.theme : config.sandbox.entry;
    const origin = origins[index];
    const isWritten = source.language === 'ts' || (variant.ts ?? []).every(({ path }) => path !== origin?.path);
    return {
      rule: 'sandbox-types',
      severity: 'error',
      ...(origin
        ? { file: origin.path, ...(isWritten && { line, column }) }
        : template === undefined
          ? { file: variant.entry }
          : { file: projectPath(config.root, template), line, column }),
      demo: demo.id,
      name,
      message,
    };
  });
}

/** The files that the compiler reads. */
function codeOf(files: readonly SandboxFile[]): SandboxFile[] {
  return files.filter(({ name }) => /^src\/.*\.(?:[jt]sx?|json)$/.test(name) && !name.endsWith('vite-env.d.ts'));
}
