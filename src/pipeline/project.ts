// A project at work: its config, the caches of its records, and the skills that rooms lend each other.
import { join } from 'node:path';
import type { DemoTypes } from '../api/demo-types.ts';
import type { ApiReadingWithFiles } from '../api/read-api.ts';
import { compileModule } from '../bundle/compile-module.ts';
import { loadConfig } from '../config/load-config.ts';
import type { ConfigFlags } from '../config/resolve-config.ts';
import { ownCacheFolder } from '../disk/cache-folder.ts';
import type { CommitTimes } from '../disk/git-dates.ts';
import { pluginsKeyOf } from '../disk/plugins-key.ts';
import { readText } from '../disk/read-text.ts';
import { openRecordStore, type RecordStore } from '../disk/record-store.ts';
import { revisionOf, type Config } from '../model/config.ts';
import { nearest } from '../model/nearest.ts';
import { XdocsError } from '../model/problem.ts';
import type { ProductionError } from '../model/production-error.ts';
import type { DemoRendering } from '../model/demo.ts';
import { ruleIds } from '../report/sentences.ts';
import type { BundleContext } from '../bundle/common-options.ts';
import type { FileRead } from '../model/source-file.ts';
import type { FoundDemo } from '../demos/read-demo.ts';
import type { CachedBundle, CachedTemplates, LatestRendering } from './cached-bundle.ts';
import { projectDisk, type ProjectDisk } from './project-disk.ts';
import type { PageBody, PageHead } from './page-store.ts';
import { packageFolder, publicModule, toolVersion } from './own-package.ts';

export interface Stores {
  readonly pages: RecordStore<PageHead>;
  readonly bodies: RecordStore<PageBody>;
  readonly demos: RecordStore<FoundDemo>;
  readonly apis: RecordStore<ApiReadingWithFiles>;
  readonly bundles: RecordStore<CachedBundle>;
  readonly templates: RecordStore<CachedTemplates>;
  readonly renderings: RecordStore<DemoRendering>;
  /** What a dev server shows before anything is bundled. */
  readonly latest: RecordStore<LatestRendering>;
  /** Lists of files that latest renderings share. */
  readonly renderingInputs: RecordStore<readonly FileRead[]>;
  readonly demoTypes: RecordStore<DemoTypes>;
  /** Drawn cards of links, by what is on them; base64. */
  readonly socialImages: RecordStore<string>;
  /** Numbered errors by the manifests of their packages, and by the code of those that are worked on. */
  readonly productionErrors: RecordStore<readonly ProductionError[]>;
  /** Commit times by commit. */
  readonly gitDates: RecordStore<CommitTimes>;
  /** Highlighted demo sources by content. */
  readonly codeBlocks: RecordStore<string>;
}

export interface Project {
  readonly config: Config;
  /** Files the config was made from. */
  readonly configInputs: readonly string[];
  readonly stores: Stores;
  readonly disk: ProjectDisk;
  readonly bundling: BundleContext;
  /** Evaluates a module of the user's, such as the navigation. */
  readonly compile: (file: string) => ReturnType<typeof compileModule>;
}

export interface ProjectFlags extends ConfigFlags {
  readonly config?: string;
  /** `false`: nothing is read from the cache or written to it. */
  readonly cache?: boolean;
  /** Environment variables; `XDOCS_…` ones reach the site's own modules. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * Opens the project in a folder.
 *
 * @throws XdocsError where its config is wrong
 */
export async function openProject(cwd: string, flags: ProjectFlags = {}): Promise<Project> {
  const { config, inputs } = await loadConfig(
    cwd,
    (file) => compileModule(file, publicModule, { root: cwd, aliases: {}, moduleRoots: [], replacements: {} }),
    flags,
  );
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

/** A project of a resolved config. */
export function projectOf(config: Config, configInputs: readonly string[], { cache, env = {} }: ProjectFlags): Project {
  const folder = cache === false ? undefined : config.cache;
  const version = [
    toolVersion(),
    config.base,
    config.repository && revisionOf(config.repository),
    process.version,
  ].join(' ');
  const pluginsKey = pluginsKeyOf(config, configInputs);
  const store = <T>(name: string): RecordStore<T> => openRecordStore<T>(folder, name, version);
  return {
    config,
    configInputs,
    disk: projectDisk(config),
    stores: {
      ...pageStores(folder, `${version} ${pluginsKey}`),
      demos: store('demos'),
      apis: store('apis'),
      bundles: store('bundles'),
      templates: store('templates'),
      renderings: store('renderings'),
      latest: store('latest-renderings'),
      renderingInputs: store('rendering-inputs'),
      codeBlocks: store('code-blocks'),
      demoTypes: store('demo-types'),
      gitDates: store('git-dates'),
      productionErrors: store('production-errors'),
      socialImages: openRecordStore<string>(folder, 'social-images', '1', { remember: false }),
    },
    bundling: bundlingOf(config, pluginsKey, env),
    compile: (file) => compileModule(file, publicModule, config),
  };
}

/**
 * Saved in this order: a body without its new head is made again, a head without its new body would show the old one.
 */
function pageStores(folder: string | undefined, version: string): Pick<Stores, 'pages' | 'bodies'> {
  return {
    bodies: openRecordStore<PageBody>(folder, 'bodies', version, { remember: false }),
    pages: openRecordStore<PageHead>(folder, 'pages', version),
  };
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
    templates: join(packageFolder, 'templates'),
    parts: config.templates,
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

/** Saves every store. A build, which asks for every record there can be, prunes what it did not ask for. */
export function saveStores(
  stores: Stores,
  { prune = false, keep = [] }: { readonly prune?: boolean; readonly keep?: readonly (keyof Stores)[] } = {},
): void {
  for (const [name, store] of Object.entries(stores))
    (store as RecordStore<unknown>).save({ prune: prune && !keep.includes(name as keyof Stores) });
}

/** What a site reads of the environment: variables whose names begin with `XDOCS_`; any other is undefined there. */
function environment(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const own = Object.entries(env).filter(([name, value]) => /^XDOCS_\w+$/.test(name) && value !== undefined);
  return Object.fromEntries([
    ['process.env', '{}'],
    ...own.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  ]);
}
