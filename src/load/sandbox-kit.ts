// What all exported demos of a site have in common: the templates of the config in both languages, and the versions of
// installed packages.
import { contentHash, projectPath } from '../disk/read-sources.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import type { Demo, DemoLanguage, ModuleRequest } from '../model/demo.ts';
import type { SandboxKit } from '../model/demo-sources-file.ts';
import { packageNameOf } from '../model/package-name.ts';
import { XdocsError } from '../model/problem.ts';
import { alwaysThere, knownTools } from '../model/sandbox-dependencies.ts';
import {
  entryImports,
  sandboxEntry,
  sandboxLayeredEntry,
  sandboxTheme,
  themeImports,
} from '../model/sandbox-templates.ts';
import { storeOf } from './cache.ts';
import { installedPackages } from './installed-packages.ts';
import { memo } from './memo.ts';
import type { Project } from './project.ts';

/** A module of the config's in both languages, and the packages' modules that it imports. */
interface Template {
  readonly code: Readonly<Record<DemoLanguage, string>>;
  readonly imports: readonly string[];
}

const templateStore = storeOf<Template>('sandbox-templates', { expires: 'release' });
const optionsStore = storeOf<Template | { readonly left: string }>('sandbox-theme-options', { expires: 'release' });

/**
 * The kit of a site.
 *
 * @throws XdocsError for a template of the config that cannot be one
 */
export async function sandboxKit(project: Project, demos: Iterable<Demo>, files: FileSnapshot): Promise<SandboxKit> {
  const { sandbox, products, theme: colors, themeOptions } = project.config;
  const { head, scripts, dependencies } = sandbox;
  const entry = sandbox.entry
    ? await templateAt('entry', project, files)
    : { code: sandboxEntry, imports: entryImports };
  const own =
    sandbox.theme || !themeOptions || !('module' in themeOptions)
      ? undefined
      : await optionsModule(themeOptions.module, project, files);
  const theme = sandbox.theme
    ? await templateAt('theme', project, files)
    : {
        code: sandboxTheme(
          colors,
          own ? ('left' in own ? own : { besides: true }) : (themeOptions as { json: string } | undefined),
        ),
        imports: themeImports,
      };
  const siteTheme = own && 'code' in own ? own : undefined;
  const imports = [...new Set([...entry.imports, ...theme.imports, ...(siteTheme?.imports ?? [])])].sort();
  const names = new Set([...alwaysThere, ...knownTools]);
  const add = (specifier: string) => {
    const name = packageNameOf(specifier);
    if (name !== undefined) names.add(name);
  };
  imports.forEach(add);
  for (const demo of demos) for (const name of packagesOfDemo(demo)) names.add(name);
  const exact = new Set(
    products.flatMap(({ api }) => (api?.packages ?? []).map((one) => (typeof one === 'string' ? one : one.name))),
  );
  return {
    entry: entry.code,
    ...(sandbox.entry === undefined && { layeredEntry: sandboxLayeredEntry }),
    theme: theme.code,
    ...(siteTheme && { siteTheme: siteTheme.code }),
    imports,
    head,
    scripts,
    packages: installedPackages([...names].sort(), { files, exact }),
    dependencies,
  };
}

const packagesBy = new WeakMap<Demo, readonly string[]>();

/** Names of the packages that a demo imports. */
function packagesOfDemo(demo: Demo): readonly string[] {
  const known = packagesBy.get(demo);
  if (known) return known;
  const requests = demo.variants.flatMap((variant) => Object.values(variant.requests).flat());
  const names = requests.flatMap(({ specifier, target }) => (target ? [] : (packageNameOf(specifier) ?? [])));
  const found = [...new Set(names)];
  packagesBy.set(demo, found);
  return found;
}

async function templateAt(key: 'entry' | 'theme', { config, cache }: Project, files: FileSnapshot): Promise<Template> {
  const path = projectPath(config.root, config.sandbox[key]!);
  const { text } = files.readText(path) ?? { text: '' };
  return memo(
    cache.open(templateStore),
    contentHash(`${key} ${path} ${text}`),
    () => true,
    () => readTemplate(key, path, text),
  );
}

async function readTemplate(key: 'entry' | 'theme', path: string, text: string): Promise<Template> {
  const [{ requestsOf }, { placeOf }] = await Promise.all([
    import('../demos/module-requests.ts'),
    import('../demos/demo-imports.ts'),
  ]);
  const requests = requestsOf(path, text);
  const known = key === 'entry' ? ['./Demo', './theme'] : [];
  const refuse = (request: ModuleRequest | undefined, sentence: string) => {
    const line = request ? `:${placeOf(text, request.start).line}` : '';
    throw new XdocsError(`"sandbox.${key}", ${path}${line}: ${sentence}`);
  };
  const strange = requests.find(({ specifier }) => isFile(specifier) && !known.includes(specifier));
  if (strange)
    refuse(strange, `it imports ${strange.specifier}; a template can import ${[...known, 'packages'].join(', ')}.`);
  if (key === 'entry' && !requests.some(({ specifier }) => specifier === './Demo'))
    refuse(undefined, `it must import the demo to render: import Demo from './Demo'.`);
  const code = await inBothLanguages(path, text);
  if (!code) refuse(undefined, 'its types cannot be erased, and projects are in JavaScript, too.');
  return { code: code!, imports: packagesOf(requests) };
}

/**
 * The module of `theme.options`, which an export holds as it is where it stands alone.
 *
 * @returns `left`: why an export cannot hold it
 */
async function optionsModule(
  file: string,
  { config, cache }: Project,
  files: FileSnapshot,
): Promise<Template | { readonly left: string }> {
  const path = projectPath(config.root, file);
  const { text } = files.readText(path) ?? { text: '' };
  return memo(
    cache.open(optionsStore),
    contentHash(`${path} ${text}`),
    () => true,
    async () => {
      const { requestsOf } = await import('../demos/module-requests.ts');
      const requests = requestsOf(path, text);
      const other = requests.find(({ specifier }) => isFile(specifier) || isAliased(specifier, config.aliases));
      if (other) return { left: `${path} imports ${other.specifier}.` };
      const code = await inBothLanguages(path, text);
      return code ? { code, imports: packagesOf(requests) } : { left: `${path} has types that cannot be erased.` };
    },
  );
}

async function inBothLanguages(path: string, text: string): Promise<Template['code'] | undefined> {
  const { javascriptOf } = await import('../demos/javascript-of.ts');
  const js = /\.tsx?$/.test(path) ? await javascriptOf(path, text) : text;
  return js === undefined ? undefined : { ts: text, js };
}

function isFile(specifier: string): boolean {
  return /^[./]/.test(specifier);
}

/** Whether a specifier is one that the config explains: nobody else can resolve it. */
function isAliased(specifier: string, aliases: Readonly<Record<string, string>>): boolean {
  return Object.keys(aliases).some((key) =>
    key.endsWith('*') ? specifier.startsWith(key.slice(0, -1)) : specifier === key,
  );
}

function packagesOf(requests: readonly ModuleRequest[]): string[] {
  return requests.flatMap(({ specifier }) => (isFile(specifier) ? [] : [specifier]));
}
