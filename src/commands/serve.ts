// `xdocs serve`: one immutable snapshot of the loaded site; any change loads again and swaps it. What a writer sees is
// what build makes: every page goes through the same `renderOne`.
import { readFile } from 'node:fs/promises';
import type { TemplatesBundle } from '../bundle/bundle-templates.ts';
import { checkSite } from '../check/check-site.ts';
import { siteFiles } from '../emit/site-files.ts';
import { withSlash } from '../model/address.ts';
import { XdocsError, type Problem } from '../model/problem.ts';
import type { ApiReading } from '../model/api.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { Page } from '../model/page.ts';
import { devDemos, type DevDemos } from '../pipeline/dev-demos.ts';
import { cachedApi, loadApi } from '../pipeline/load-api.ts';
import { loadSite, type Loaded } from '../pipeline/load-site.ts';
import { readyTemplates } from '../pipeline/ready-templates.ts';
import { openProject, saveStores, type Project, type ProjectFlags } from '../pipeline/project.ts';
import { publicFiles, siteRenderer, type SiteRenderer } from '../pipeline/render-site.ts';
import { nearestPages } from '../site/nearest-pages.ts';
import { sentenceOf } from '../report/sentences.ts';
import { startHttpServer, type Answer, type HttpServer } from '../server/http-server.ts';
import { openBrowser } from '../server/open-browser.ts';
import { watchFiles, type FileWatcher } from '../server/watch-files.ts';

export interface ServeOptions extends ProjectFlags {
  readonly cwd: string;
  /** Address to listen on. Default: 127.0.0.1. */
  readonly host?: string;
  /** First port to try; 0 for any. Default: 3000. */
  readonly port?: number;
  readonly open?: boolean;
  /** Told what happens, in words. */
  readonly onMessage?: (text: string) => void;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

interface Snapshot {
  readonly project: Project;
  readonly loaded: Loaded;
  readonly templates: TemplatesBundle;
  readonly demos: DevDemos;
  readonly renderer: SiteRenderer;
  /** Pages by URL path, locales included. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly files: ReadonlyMap<string, OutputFile>;
  readonly problems: readonly Problem[];
  readonly revision: number;
}

/**
 * Serves the project and follows changes until closed.
 *
 * @throws XdocsError where the project cannot be opened
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const say = options.onMessage ?? (() => undefined);
  let project = await openProject(options.cwd, options);
  const templatesMade = readyTemplates(project);
  templatesMade.catch(() => undefined);
  let templates: TemplatesBundle | undefined;
  const demoProblems = new Map<string, readonly Problem[]>();
  const demoOutputs = new Map<string, string | Uint8Array>();
  let api: ApiReading | undefined = cachedApi(project, project.disk.files());
  let apiRead: Promise<ApiReading> | undefined;
  let snapshot: Snapshot;
  let failure: string | undefined;
  let closed = false;
  let server: HttpServer | undefined;
  const news = () => ({ revision: snapshot.revision, failure, problems: [...snapshot.problems, ...[...demoProblems.values()].flat()].map(({ ...problem }) => ({ severity: problem.severity, place: placeOf(problem), message: sentenceOf(problem) })) });
  const tell = () => server?.broadcast(news());
  const take = async () => {
    const loaded = await loadSite(project, { api: api ?? { apis: [], problems: [] } });
    templates ??= await templatesMade;
    const revision = (snapshot?.revision ?? 0) + 1;
    demoProblems.clear();
    const onProblems = (page: string, problems: readonly Problem[]) => {
      demoProblems.set(page, problems);
      if (problems.length > 0) tell();
    };
    const demos = devDemos(project, loaded.site, { onProblems, outputs: demoOutputs });
    const extraHead = `<script type="module" data-xd-dev data-revision="${revision}" src="/_xdocs/dev.js"></script>`;
    const renderer = siteRenderer({ site: loaded.site, project, templates, demos: demos.ready, extraHead });
    snapshot = {
      project, loaded, templates, demos, renderer, revision,
      pages: pagesByUrl(loaded),
      files: filesByUrl(loaded, renderer),
      problems: checkSite(loaded.site, { withoutApi: api === undefined }),
    };
  };
  await take();
  const readApi = () => {
    apiRead ??= loadApi(project, project.disk.files());
    return apiRead;
  };
  const whenApi = (reading: ApiReading) => enqueue(async () => {
    if (api === reading) return;
    api = reading;
    saveStores(project.stores);
    await take();
    tell();
  });
  let queue = Promise.resolve();
  const enqueue = (work: () => Promise<void>) => {
    queue = queue.then(() => (closed ? undefined : work())).catch((error: unknown) => {
      failure = error instanceof XdocsError ? error.message : String((error as Error).stack ?? error);
      say(failure);
      tell();
    });
    return queue;
  };
  const onChange = (changed: readonly string[]) => enqueue(async () => {
    if (changed.some((path) => project.configInputs.includes(path))) {
      project = await openProject(options.cwd, options);
      templates = await readyTemplates(project);
      restartWatcher();
    } else if (changed.some((path) => snapshot.templates.inputs.includes(path))) {
      templates = await readyTemplates(project);
    }
    await take();
    failure = undefined;
    saveStores(project.stores);
    tell();
  });
  let watcher: FileWatcher | undefined;
  const restartWatcher = () => {
    void watcher?.close();
    watcher = watchFiles(watchedPaths(project, snapshot.loaded, snapshot.templates), (changed) => void onChange(changed));
  };
  const answer = async (pathname: string, referer: string | undefined): Promise<Answer> => {
    if (api === undefined && isApiPath(pathname, project)) await whenApi(await readApi());
    return answerFrom(snapshot, pathname, referer);
  };
  server = await startHttpServer({ host: options.host ?? '127.0.0.1', port: options.port ?? 3000, answer: (pathname, { referer }) => answer(pathname, referer), greeting: news });
  const home = server.url + withSlash(`${project.config.base}/`);
  // After the first answers: both take time that the first page should not wait for.
  setImmediate(() => {
    if (closed) return;
    restartWatcher();
    if (api === undefined) readApi().then(whenApi, (error: unknown) => say(`The types cannot be read: ${String(error)}`));
  });
  if (options.open) openBrowser(home, say);
  return {
    url: home,
    async close() {
      closed = true;
      await watcher?.close();
      await server?.close();
      saveStores(project.stores);
    },
  };
}

async function answerFrom(snapshot: Snapshot, pathname: string, referer: string | undefined): Promise<Answer> {
  const { config } = snapshot.project;
  if (pathname === '/_xdocs/dev.js') return { status: 200, body: snapshot.templates.dev, type: '.js' };
  const home = withSlash(`${config.base}/`);
  if (pathname === '/' && home !== '/') return { status: 302, body: '', type: '.txt', headers: { location: home } };
  const page = snapshot.pages.get(pathname);
  if (page) return { status: 200, body: snapshot.renderer.renderOne(page), type: '.html' };
  if (snapshot.pages.has(withSlash(pathname))) return { status: 302, body: '', type: '.txt', headers: { location: withSlash(pathname) } };
  const demo = await snapshot.demos.answer(pathname, referer);
  if (demo !== undefined) return { status: 200, body: demo, type: pathname };
  const file = snapshot.files.get(pathname);
  if (file) return { status: 200, body: 'contents' in file ? file.contents : await readFile(file.copyFrom), type: pathname };
  const proposals = nearestPages(snapshot.loaded.site, pathname);
  return { status: 404, body: snapshot.renderer.renderNotFound(proposals), type: '.html' };
}

function pagesByUrl({ site }: Loaded): Map<string, Page> {
  const { defaultLocale } = site.config;
  return new Map([...site.pages].flatMap(([locale, pages]) => [...pages].map(([pathname, page]) => [locale === defaultLocale ? pathname : `/${locale}${pathname}`, page] as const)));
}

function filesByUrl({ site, houseAds, files }: Loaded, renderer: SiteRenderer): Map<string, OutputFile> {
  const found = new Map<string, OutputFile>();
  for (const file of [...publicFiles(site.config.public), ...renderer.files, ...siteFiles({ site, houseAds })]) found.set(`/${file.path}`, file);
  for (const pages of site.pages.values()) {
    for (const page of pages.values()) for (const { path, url } of page.assets) found.set(url, { path: url.slice(1), copyFrom: files.absolute(path) });
  }
  return found;
}

function isApiPath(pathname: string, { config }: Project): boolean {
  return config.products.some(({ api }) => api && withSlash(pathname).startsWith(api.pathname));
}

function watchedPaths({ config, configInputs }: Project, { inputs }: Loaded, templates: TemplatesBundle): string[] {
  const aliasFolders = Object.values(config.aliases).map((target) => target.replace(/\/?\*.*$/, ''));
  const ownTemplates = templates.inputs.filter((path) => !path.includes('/node_modules/'));
  return [...new Set([...config.content, ...configInputs, ...inputs, ...aliasFolders, ...ownTemplates, ...[config.public, config.translations, config.demoSetup].filter((path) => path !== undefined)])];
}

function placeOf({ file, line, column }: Problem): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
