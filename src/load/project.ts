// A project at work: its config, its cache, its disk, and how its modules are bundled.
import { dirname, join, resolve } from 'node:path';
import { loadConfig } from '../config/load-config.ts';
import type { ConfigFlags } from '../config/resolve-config.ts';
import { ownCacheFolder } from '../disk/cache-folder.ts';
import { pluginsKeyOf } from '../disk/plugins-key.ts';
import { readText } from '../disk/read-text.ts';
import { projectPath } from '../disk/read-sources.ts';
import { realPathOf } from '../disk/real-path.ts';
import { restoreOutput } from '../disk/restore-output.ts';
import { revisionOf, type Config } from '../model/config.ts';
import { nearest } from '../model/nearest.ts';
import { XdocsError } from '../model/problem.ts';
import { noTrace, type Trace } from '../model/trace.ts';
import { ruleIds } from '../report/sentences.ts';
import type { BundleContext } from '../bundle/common-options.ts';
import { openCache, type Cache } from './cache.ts';
import { projectDisk, type ProjectDisk } from './project-disk.ts';
import { localPackages } from '../disk/local-packages.ts';
import { packageFolder, publicModule, toolVersion } from './own-package.ts';

export interface Project {
  readonly config: Config;
  /** Files the config was made from. */
  readonly configInputs: readonly string[];
  readonly cache: Cache;
  readonly disk: ProjectDisk;
  readonly bundling: BundleContext;
  /** Told when what was done. */
  readonly trace: Trace;
  /** Threads for pages beside the main one. */
  readonly workers: WorkerCount;
  /** Evaluates a module of the user's, such as the navigation. */
  readonly compile: (file: string) => ReturnType<CompileModule>;
}

/** A number, or as many as pay for the pages that are not known yet. */
type WorkerCount = number | 'auto';

export interface ProjectFlags extends ConfigFlags {
  readonly config?: string;
  /** `false`: nothing is read from the cache or written to it. */
  readonly cache?: boolean;
  /** The cache begins empty. */
  readonly clean?: boolean;
  /** Environment variables; `XDOCS_…` ones reach the site's own modules. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Told when what was done. Default: nobody wants to know. */
  readonly trace?: Trace;
  /** Threads for pages beside the main one; `'auto'`: as many as pay. Default: none. */
  readonly workers?: WorkerCount;
}

/**
 * Opens the project in a folder. An output that a killed build has left out of its place is put back first.
 *
 * @throws XdocsError where its config is wrong
 */
export async function openProject(cwd: string, flags: ProjectFlags = {}): Promise<Project> {
  const { config, inputs } = await loadConfig(
    cwd,
    (file) => compiled(file, { root: cwd, aliases: {}, moduleRoots: [], replacements: {} }),
    flags,
  ).catch((error: unknown) => {
    // Where the config cannot be read, the output is where it usually is.
    const root = flags.config ? dirname(resolve(cwd, flags.config)) : cwd;
    restoreOutput(realPathOf(resolve(root, flags.out ?? 'build')));
    throw error;
  });
  restoreOutput(realPathOf(config.out));
  const unknown = Object.keys(config.severity).find((rule) => !(ruleIds as readonly string[]).includes(rule));
  if (unknown !== undefined)
    throw new XdocsError(
      `${config.file}: "severity" names the rule "${unknown}", which is not there. ${suggestionOf(unknown)}`,
    );
  return projectOf({ ...config, cache: ownCacheFolder(config) }, inputs, flags);
}

function suggestionOf(rule: string): string {
  const near = nearest(rule, ruleIds);
  return near ? `Did you mean "${near}"?` : 'The rule of a problem stands behind its sentence.';
}

/** Where the records of a project are. Absolute folders. */
export interface RecordPlaces {
  /** Instead of the config's cache. */
  readonly own?: string;
  /** Where is looked for what the own folder does not have. Nothing is written there. */
  readonly further: readonly string[];
}

/** A project of a resolved config. */
export function projectOf(
  config: Config,
  configInputs: readonly string[],
  { cache, clean, env = {}, trace = noTrace, workers = 0 }: ProjectFlags,
  records?: RecordPlaces,
): Project {
  const folder = records?.own ?? (cache === false ? undefined : config.cache);
  const pluginsKey = pluginsKeyOf(config, configInputs);
  return {
    config,
    configInputs,
    trace,
    workers,
    ...projectDisk(
      config,
      openCache(
        folder,
        {
          release: `${toolVersion(clean ? undefined : folder)} ${process.version}`,
          place: [config.base, config.repository && revisionOf(config.repository)].join(' '),
          plugins: pluginsKey,
        },
        { file: projectPath(config.root, config.cache), isClean: clean, ...(records && { further: records.further }) },
      ),
    ),
    bundling: bundlingOf(config, pluginsKey, env),
    compile: (file) => compiled(file, config),
  };
}

type CompileModule = (typeof import('../bundle/compile-module.ts'))['compileModule'];

/** Compiles a module of the user's. The bundler is loaded for it, which many projects never need. */
async function compiled(file: string, resolution: Parameters<CompileModule>[2]): ReturnType<CompileModule> {
  const { compileModule } = await import('../bundle/compile-module.ts');
  return compileModule(file, publicModule, resolution);
}

function bundlingOf(config: Config, pluginsKey: string, env: NonNullable<ProjectFlags['env']>): BundleContext {
  const { root, content, aliases, moduleRoots, replacements, loaders, esbuildPlugins, define } = config;
  const aliased = Object.values(aliases).map((target) => target.replace(/\*.*$/, ''));
  return {
    root,
    aliases,
    moduleRoots,
    replacements,
    loaders,
    pluginsKey,
    localPackages: localPackages(root),
    templates: join(packageFolder, 'templates'),
    parts: config.templates,
    ...(config.themeOptions && { themeOptions: config.themeOptions }),
    define: environment(env),
    siteDefine: define,
    sources: [
      ...new Set([
        ...content,
        ...moduleRoots,
        ...aliased,
        ...Object.values(replacements).map((target) => target.replace(/\*.*$/, '')),
      ]),
    ],
    plugins: esbuildPlugins,
    readText,
    publicPath: `${config.base}/_assets/demos/`,
  };
}

/** What a site reads of the environment: variables whose names begin with `XDOCS_`; any other is undefined there. */
export function environment(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const own = Object.entries(env).filter(([name, value]) => /^XDOCS_\w+$/.test(name) && value !== undefined);
  return Object.fromEntries([
    // An object without names of its own to read, which is there everywhere: for `{}` every module would import one that has it.
    ['process.env', 'JSON'],
    ...own.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  ]);
}
