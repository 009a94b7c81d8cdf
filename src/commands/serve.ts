// `xdocs serve`: a snapshot of the site behind a small server; any change takes the next one and swaps it in.
import { watchFiles, type FileWatcher } from '../disk/watch-files.ts';
import { withSlash } from '../model/address.ts';
import type { Problem } from '../model/problem.ts';
import { devApi } from '../pipeline/dev-api.ts';
import { mayStandBehindDemos, watchedPaths } from '../pipeline/dev-site.ts';
import { devSnapshots, type DevSnapshots } from '../pipeline/dev-snapshots.ts';
import { pageDates } from '../pipeline/page-dates.ts';
import { readyTemplates } from '../pipeline/ready-templates.ts';
import { openProject, saveStores, type ProjectFlags } from '../pipeline/project.ts';
import { sentenceOf } from '../report/sentences.ts';
import { startHttpServer, type HttpServer } from '../server/http-server.ts';
import { openBrowser } from '../server/open-browser.ts';
import { whenQuiet } from '../server/quiet.ts';

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
  const dates = pageDates();
  let server: HttpServer | undefined;
  let watcher: FileWatcher | undefined;
  let closed = false;
  let moduleRevision = 0;

  const tell = () => {
    server?.broadcast(newsOf(snapshots));
    readDates();
  };
  /** In the background: a date is no reason to wait, and the next page shows it. */
  const readDates = () => {
    if (!closed) dates.read(project).catch((error: unknown) => closed || say(`The dates of pages cannot be read: ${String(error)}`));
  };
  const snapshots = await devSnapshots({ sources: () => ({ project, api, templates, dates, moduleRevision }), follow: (changed) => follow(changed), onNews: tell, onFailure: say });
  const watch = () => {
    void watcher?.close();
    watcher = watchFiles(watchedPaths(snapshots.present()), (changed) => void snapshots.retake(changed), { since: snapshots.readAt() });
  };
  const follow = async (changed: readonly string[]) => {
    const configChanged = changed.some((path) => project.configInputs.includes(path));
    if (configChanged) {
      project = await openProject(options.cwd, options);
      api.close();
      api = devApi(project);
      setImmediate(readTypes);
    }
    if (changed.some((path) => mayStandBehindDemos(path, snapshots.present()))) moduleRevision++;
    if (configChanged || changed.some((path) => snapshots.present().templates.inputs.includes(path))) {
      const next = await readyTemplates(project);
      templates = Promise.resolve(next);
    }
    if (configChanged) setImmediate(watch);
  };
  const readTypes = () => {
    const own = api;
    own.readRest(() => void (own === api && snapshots.retake())).catch((error: unknown) => closed || say(`The types cannot be read: ${String(error)}`));
  };

  server = await startHttpServer({
    host: options.host ?? '127.0.0.1',
    port: options.port ?? 3000,
    greeting: () => newsOf(snapshots),
    answer: async (pathname, { referer }) => {
      background.sign();
      if (await api.waitFor(pathname)) await snapshots.retake();
      const answer = await snapshots.answer(pathname, referer);
      background.sign();
      return answer;
    },
  });
  // All this takes time that the first page, with its scripts and styles, should not wait for.
  const background = whenQuiet(() => {
    watch();
    readDates();
    const partial = !snapshots.present().complete;
    void snapshots.complete().then(() => {
      if (closed) return;
      // Components of pages that were unread may lie elsewhere.
      if (partial) watch();
      readTypes();
    });
  }, { after: 300, atMost: 2000 });
  const url = server.url + withSlash(`${project.config.base}/`);
  if (options.open) openBrowser(url, say);
  return {
    url,
    async close() {
      closed = true;
      background.cancel();
      snapshots.close();
      api.close();
      await watcher?.close();
      await server?.close();
      saveStores(project.stores);
    },
  };
}

/** What a page is told: which snapshot is shown, and what is wrong with it. */
function newsOf(snapshots: DevSnapshots) {
  const { revision, problems, demos } = snapshots.present();
  return {
    revision,
    failure: snapshots.failure(),
    problems: [...problems(), ...demos.problems()].map((problem) => ({ severity: problem.severity, place: placeOf(problem), message: sentenceOf(problem) })),
  };
}

function placeOf({ file, line, column }: Problem): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
