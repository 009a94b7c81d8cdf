// `xdocs serve`: a snapshot of the site behind a small server; any change takes the next one and swaps it in.
import { watchFiles, type FileWatcher } from '../disk/watch-files.ts';
import { headersOf } from '../hosting/header-rules.ts';
import { withSlash } from '../model/address.ts';
import type { Problem } from '../model/problem.ts';
import { hostHeaders } from '../model/host-headers.ts';
import { watchedPaths } from '../dev/snapshot.ts';
import { failureText, unwatchedText } from '../report/failure-text.ts';
import { backgroundWork } from '../dev/background-work.ts';
import { newsOf, snapshotNewsOf } from '../dev/news-of.ts';
import { problemNews, type ProblemNews } from '../dev/problem-news.ts';
import { feedbackPath } from '../dev/preview-services.ts';
import { devSnapshots } from '../dev/dev-snapshots.ts';
import { devSources } from '../dev/dev-sources.ts';
import { pageDates } from '../load/page-dates.ts';
import type { ProjectFlags } from '../load/project.ts';
import { join } from 'node:path';
import { openFeedbackStore } from '../disk/feedback-store.ts';
import { browserFailureFrom } from '../output/browser-failures.ts';
import { feedbackHandler } from '../server/feedback-handler.ts';
import { startHttpServer, type HttpServer } from '../server/http-server.ts';
import { ownFeedbackFile } from './feedback.ts';
import { takePosted } from '../server/posted-json.ts';
import { openBrowser } from '../server/open-browser.ts';
import { whenQuiet } from '../server/quiet.ts';

export interface ServeOptions extends ProjectFlags {
  readonly cwd: string;
  /** Address to listen on. Default: 127.0.0.1. */
  readonly host?: string;
  /**
   * Further host names that may ask. Names that lead to this machine anyway (`localhost`, IP addresses, `host`) are
   * always answered; others could be a stranger's.
   */
  readonly allowHost?: readonly string[];
  /** First port to try; 0 for any. Default: 3000. */
  readonly port?: number;
  readonly open?: boolean;
  /** Told which problems have come and gone. */
  readonly onProblems?: (news: ProblemNews) => void;
  /** Told what happens, in words. */
  readonly onMessage?: (text: string) => void;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Time in which open pages ask for what was saved, before problems of the whole site are looked for. */
const answerMs = 25;

/**
 * Serves the project and follows changes until closed.
 *
 * @throws XdocsError where the project cannot be opened, or the host is not of this machine
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const say = options.onMessage ?? (() => undefined);
  const sources = await devSources({ ...options, onTypes: () => setImmediate(readTypes) });
  const dates = pageDates();
  // There may be news before the server listens.
  // oxlint-disable-next-line prefer-const
  let server: HttpServer | undefined;
  let watcher: FileWatcher | undefined;
  let watched: string | undefined;
  let closed = false;

  const news = problemNews();
  const tellProblems = (problems: readonly Problem[]) => {
    const changed = news(problems, { isOfSomePages: snapshots.present().loaded.unread !== undefined });
    if (changed && !closed) options.onProblems?.(changed);
  };
  let telling: NodeJS.Timeout | undefined;
  const tell = () => {
    server?.broadcast(snapshotNewsOf(snapshots));
    clearTimeout(telling);
    telling = setTimeout(tellRest, answerMs);
  };
  /** A rule that fails is told: the site is there all the same. */
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      say(failureText(error));
    }
  };
  const tellRest = () => {
    if (closed) return;
    attempt(() => {
      const problems = snapshots.present().problems();
      server?.broadcast(newsOf(snapshots, problems));
      tellProblems(problems);
    });
    // Not before the saved page is shown: git is a process of its own.
    later.add('dates', readDates);
    // What is to be watched may have changed with the config, or with what a module imports.
    if (watcher) watch();
  };
  /** In the background: a date is no reason to wait, and the next page shows it. */
  const readDates = async () => {
    try {
      if (!closed) await dates.read(sources.project);
    } catch (error) {
      if (!closed) say(`The dates of pages cannot be read: ${String(error)}`);
    }
  };
  const later = backgroundWork({ after: 700, atMost: 4000, onFailure: (error) => say(failureText(error)) });
  const snapshots = await devSnapshots({ sources, dates, onNews: tell, onFailure: say });
  let isUnwatchedTold = false;
  const tellUnwatched = (error: unknown) => {
    if (!isUnwatchedTold) say(unwatchedText(error));
    isUnwatchedTold = true;
  };
  const watch = () => {
    const paths = [
      ...new Set([...watchedPaths(snapshots.present()), ...sources.awaited, ...sources.api.watched()]),
    ].sort();
    if (closed || paths.join('\n') === watched) return;
    watched = paths.join('\n');
    void watcher?.close();
    watcher = watchFiles(paths, (changed) => void snapshots.retake(changed), {
      since: snapshots.readAt(),
      onError: tellUnwatched,
    });
  };
  const readTypes = () => {
    const { api } = sources;
    api
      .readRest(() => void (api === sources.api && snapshots.retake()))
      .catch((error: unknown) => closed || api !== sources.api || say(`The types cannot be read: ${String(error)}`));
  };

  const feedback = openFeedbackStore(join(sources.project.config.root, ownFeedbackFile));
  server = await startHttpServer({
    posts: [
      {
        pathname: () => feedbackPath(sources.project.config.base),
        // The writer is alone here, and tries it out.
        handle: feedbackHandler({ store: feedback, perMinute: 100 }),
      },
      {
        pathname: () => '/_xdocs/failures',
        handle: (request, response) =>
          takePosted(request, response, (sent) => {
            const failure = browserFailureFrom(sent);
            if (failure) snapshots.present().failed(failure);
          }),
      },
    ],
    host: options.host ?? '127.0.0.1',
    port: options.port ?? 3000,
    allowedHosts: options.allowHost,
    onRefused: (name) => say(`Requests to ${name} are refused: start with --allow-host ${name} to answer them.`),
    greeting() {
      try {
        return newsOf(snapshots);
      } catch {
        // Said already. Without an answer a page would follow nothing any more.
        return snapshotNewsOf(snapshots);
      }
    },
    // What hosts send with every file, but for who may frame it: editors show a dev server in a frame of their own.
    headers: () => headersOf('/', hostHeaders({ ...sources.project.config, csp: false })),
    answer: async (pathname, request) => {
      background.sign();
      later.sign();
      const answer = await snapshots.answer(pathname, request);
      background.sign();
      return answer;
    },
  }).catch((error: unknown) => {
    snapshots.close();
    sources.api.close();
    throw error;
  });
  // All this takes time that the first page, with its scripts and styles, should not wait for.
  const background = whenQuiet(
    () => {
      watch();
      void readDates();
      void snapshots.complete().then(() => {
        if (closed) return;
        attempt(() => tellProblems(snapshots.present().problems()));
        readTypes();
      });
    },
    { after: 300, atMost: 2000 },
  );
  const url = server.url + withSlash(`${sources.project.config.base}/`);
  if (options.open) openBrowser(url, say);
  return {
    url,
    async close() {
      feedback.close();
      closed = true;
      clearTimeout(telling);
      background.cancel();
      later.close();
      snapshots.close();
      sources.api.close();
      await watcher?.close();
      await server?.close();
    },
  };
}
