// `xdocs serve`: a snapshot of the site behind a small server; any change takes the next one and swaps it in.
import { withSlash } from '../model/address.ts';
import { XdocsError, type Problem } from '../model/problem.ts';
import { answerFrom } from '../pipeline/dev-answer.ts';
import { devApi } from '../pipeline/dev-api.ts';
import { mayStandBehindDemos, takeSnapshot, watchedPaths, type Snapshot } from '../pipeline/dev-site.ts';
import { pageDates } from '../pipeline/page-dates.ts';
import { readyTemplates } from '../pipeline/ready-templates.ts';
import { openProject, saveStores, type ProjectFlags } from '../pipeline/project.ts';
import { sentenceOf } from '../report/sentences.ts';
import { startHttpServer, type HttpServer } from '../server/http-server.ts';
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

/**
 * Serves the project and follows changes until closed.
 *
 * @throws XdocsError where the project cannot be opened
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const say = options.onMessage ?? (() => undefined);
  let project = await openProject(options.cwd, options);
  let templates = readyTemplates(project);
  // Awaited by the snapshot; until then a failure has no other listener.
  templates.catch(() => undefined);
  let api = devApi(project);
  /** What bundling found of the present snapshot's demos; an older one may still be at it, and is not heard. */
  let demoProblems = new Map<string, readonly Problem[]>();
  const dates = pageDates();
  const outputs = new Map<string, string | Uint8Array>();
  let snapshot: Snapshot | undefined;
  let failure: string | undefined;
  let server: HttpServer | undefined;
  let watcher: FileWatcher | undefined;
  let closed = false;
  /** When the files of the snapshot were read. */
  let readAt = 0;
  let moduleRevision = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const news = () => ({
    revision: snapshot!.revision,
    failure,
    problems: [...snapshot!.problems(), ...[...demoProblems.values()].flat()].map((problem) => ({ severity: problem.severity, place: placeOf(problem), message: sentenceOf(problem) })),
  });
  const tell = () => server?.broadcast(news());
  const take = async () => {
    readAt = Date.now();
    const found = new Map<string, readonly Problem[]>();
    const onProblems = (page: string, problems: readonly Problem[]) => {
      found.set(page, problems);
      if (problems.length > 0 && found === demoProblems) tell();
    };
    snapshot = await takeSnapshot({ project, api, templates, revision: (snapshot?.revision ?? 0) + 1, demos: { onProblems, outputs, moduleRevision }, dates });
    demoProblems = found;
  };
  /** Snapshots are taken one after the other; on failure the last good one stays, and the pages say why. */
  const retake = (prepare: () => Promise<void>) => {
    queue = queue.then(async () => {
      if (closed) return;
      try {
        await prepare();
        await take();
        failure = undefined;
      } catch (error) {
        failure = error instanceof XdocsError ? error.message : String((error as Error).stack ?? error);
        say(failure);
      }
      saveStores(project.stores);
      tell();
      readDates();
    });
    return queue;
  };
  /** In the background: a date is no reason to wait, and the next page shows it. */
  const readDates = () => {
    if (!closed) dates.read(project).catch((error: unknown) => closed || say(`The dates of pages cannot be read: ${String(error)}`));
  };
  const watch = () => {
    void watcher?.close();
    watcher = watchFiles(watchedPaths(snapshot!), (changed) => void retake(() => follow(changed)), { since: readAt });
  };
  const follow = async (changed: readonly string[]) => {
    const configChanged = changed.some((path) => project.configInputs.includes(path));
    if (configChanged) {
      project = await openProject(options.cwd, options);
      api.close();
      api = devApi(project);
      setImmediate(readTypes);
    }
    if (changed.some((path) => mayStandBehindDemos(path, snapshot!))) moduleRevision++;
    if (configChanged || changed.some((path) => snapshot!.templates.inputs.includes(path))) {
      const next = await readyTemplates(project);
      templates = Promise.resolve(next);
    }
    if (configChanged) setImmediate(watch);
  };
  const readTypes = () => {
    const own = api;
    own.readRest(() => void (own === api && retake(() => Promise.resolve()))).catch((error: unknown) => closed || say(`The types cannot be read: ${String(error)}`));
  };

  await take();
  server = await startHttpServer({
    host: options.host ?? '127.0.0.1',
    port: options.port ?? 3000,
    greeting: news,
    answer: async (pathname, { referer }) => {
      if (await api.waitFor(pathname)) await retake(() => Promise.resolve());
      return answerFrom(snapshot!, pathname, referer);
    },
  });
  // After the first answers: both take time that the first page should not wait for.
  setTimeout(() => {
    if (closed) return;
    watch();
    readTypes();
    readDates();
  }, 50);
  const url = server.url + withSlash(`${project.config.base}/`);
  if (options.open) openBrowser(url, say);
  return {
    url,
    async close() {
      closed = true;
      api.close();
      await watcher?.close();
      await server?.close();
      saveStores(project.stores);
    },
  };
}

function placeOf({ file, line, column }: Problem): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
