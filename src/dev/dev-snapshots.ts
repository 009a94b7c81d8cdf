// The snapshots of a dev server, one after the other: on failure the last good one stays. While most of a site is new, the
// page that somebody asks for is read first, the others after it.
import { withSlash } from '../model/address.ts';
import { sentenceOf } from '../report/sentences.ts';
import { failureText } from '../report/failure-text.ts';
import type { Page } from '../model/page.ts';
import type { Answer, RequestDetails } from '../server/http-server.ts';
import { answerFrom, failureAnswer } from './answer-from.ts';
import { backgroundWork } from './background-work.ts';
import { begunBundle } from './begun-bundle.ts';
import { bundledDemos } from './bundled-demos.ts';
import { devLibraries } from './dev-libraries.ts';
import { pageReading, readAheadOf } from './page-reading.ts';
import { savedDemoTypes } from './saved-demo-types.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';
import type { DevSources } from './dev-sources.ts';
import { demoMemory } from '../load/demo-memory.ts';
import { pageMemory } from '../load/page-memory.ts';
import { demoParser, demosStand } from '../load/load-demos.ts';
import type { PageDates } from '../load/page-dates.ts';
import type { Project } from '../load/project.ts';

export interface DevSnapshots {
  readonly present: () => Snapshot;
  /** Why the last change could not be loaded, if so. */
  readonly failure: () => string | undefined;
  /** Addresses of changed modules by those that the page which asked last has them by. */
  readonly renewed: () => Readonly<Record<string, string>>;
  /** When the files of the snapshot were read. */
  readonly readAt: () => number;
  /**
   * Follows changed files and takes the next snapshot; settles when it is there, or when it is known that it will not
   * be.
   */
  retake(changed?: readonly string[]): Promise<void>;
  /** Reads the pages that are still unread; the next snapshot is complete. */
  complete(): Promise<void>;
  /**
   * Answers a request from the present snapshot, reading what it asks for; with a page that says why where that fails.
   */
  answer(pathname: string, request?: RequestDetails): Promise<Answer>;
  /** Takes no more of them, and keeps in the cache what was read. */
  close(): void;
}

export interface DevSnapshotsOptions {
  /** What the next snapshot is made from, and follows changed files. */
  readonly sources: Pick<DevSources, 'project' | 'api' | 'templates' | 'moduleRevision' | 'follow' | 'contentStands'>;
  readonly dates: PageDates;
  /** Told when there is something new to show. */
  readonly onNews: () => void;
  /** Told of failures, in words. */
  readonly onFailure: (message: string) => void;
}

/**
 * Milliseconds for which the bundler is waited for before the site is loaded: it asks this thread for each module, and is done in a
 * fraction of the time while nothing else is done here.
 */
const bundlingMs = 100;

/**
 * Takes the first snapshot.
 *
 * @throws XdocsError where the project cannot be loaded
 */
export async function devSnapshots({ sources, dates, onNews, onFailure }: DevSnapshotsOptions): Promise<DevSnapshots> {
  const bundled = bundledDemos();
  const begun = begunBundle();
  const memory = { demos: demoMemory(), pages: pageMemory() };
  const libraries = devLibraries((name, files) => bundled.keepFiles(name, files));
  const background = backgroundWork({
    after: 700,
    atMost: 4000,
    onFailure: (error) => onFailure(`Demos cannot be followed: ${failureText(error)}`),
  });
  const types = savedDemoTypes(
    onNews,
    (error) => onFailure(`The types of demos cannot be checked: ${failureText(error)}`),
    // The compiler takes many seconds, elsewhere: libraries that a page waits for are made meanwhile.
    (work) => background.add('types', async () => void work().catch(() => undefined)),
  );
  const serverId = Date.now().toString(36);
  let failure: string | undefined;
  let renewed: Readonly<Record<string, string>> = {};
  let readAt = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const closing = new AbortController();

  const take = async (wanted?: (pathname: string) => boolean): Promise<Snapshot> => {
    readAt = Date.now();
    const { project, api, templates, moduleRevision } = sources;
    return takeSnapshot(
      {
        project,
        api,
        templates,
        dates,
        memory,
        revision: (present?.revision ?? 0) + 1,
        serverId,
        demos: { bundled, libraries, begun, background, onProblems: onNews, moduleRevision },
        types,
      },
      wanted,
    );
  };
  // A rule that fails: the site is there all the same.
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      onFailure(failureText(error));
    }
  };
  let isUnsavedTold = false;
  /** Told once: it is no better after the next saved file. */
  const saveCache = () => {
    const [unsaved] = sources.project.cache.save();
    if (unsaved && !isUnsavedTold) onFailure(sentenceOf(unsaved));
    isUnsavedTold ||= unsaved !== undefined;
  };
  const retake = (changed: readonly string[] = []) => {
    const taken = queue.then(async () => {
      if (closing.signal.aborted) return;
      const before = failure;
      // What cannot be followed leaves the sources as they were: the rest of the site goes on, and the reason stays in
      // sight.
      bundled.follow(changed);
      memory.demos.follow(changed);
      reading.follow(changed);
      attempt(() => present?.expect(changed));
      failure = await sources.follow(changed, present!).then(() => undefined, failureText);
      if (sources.project !== present?.project) {
        memory.demos.forget();
        memory.pages.forget();
      }
      await begun.ready(bundlingMs);
      try {
        const load = () => take(reading.isWhole() ? undefined : () => false);
        // A file may have gone of which the watcher tells later.
        present = await load().catch(async (error: unknown) => {
          if (await sources.contentStands()) throw error;
          return load();
        });
        reading.loaded(!present.loaded.unread);
        types.follow(sources.project, present.loaded);
      } catch (error) {
        failure ??= failureText(error);
      }
      if (failure !== undefined && failure !== before) onFailure(failure);
      attempt(() => (renewed = present?.anticipate() ?? {}));
      attempt(onNews);
      background.add('cache', async () => attempt(saveCache));
      if (changed.length > 0) background.add('look again', lookAgain);
      if (reading.isBehind()) background.add('pages', async () => void reading.complete());
    });
    queue = taken;
    return taken;
  };
  /** What a watcher has missed shows here, as it would if each change had everything looked at. */
  const lookAgain = async () => {
    const { project, loaded, pages } = present!;
    const contentStands = await sources.contentStands();
    if (contentStands && (loaded.unread || (await demosStand(project, [...pages.values()], loaded.site.demos)))) return;
    memory.demos.forget();
    await retake();
  };
  const readTypes = async (pathname: string) => {
    for (;;) {
      const { api } = sources;
      try {
        if (await api.waitFor(pathname)) await retake();
      } catch (error) {
        // It was closed because a new config has brought another one, which is waited for.
        if (api === sources.api) throw error;
      }
      if (api === sources.api) return;
    }
  };
  const readPage = async (pathname: string) => {
    for (let page = unreadAt(present!, pathname); page; page = unreadAt(present!, pathname)) {
      const before = present!;
      const next = await before.withPage(page.address.pathname);
      // Another snapshot may have come in between; then the page is looked for there.
      if (present !== before) continue;
      present = next;
      types.follow(sources.project, present.loaded);
    }
  };
  const reading = pageReading({
    readAhead: () => readAheadOf(sources, closing.signal),
    retake: async () => (closing.signal.aborted ? undefined : retake()),
    // The first demo that is saved does not wait for it.
    onWhole() {
      if (present!.loaded.site.demos.size > 0) background.add('parser', async () => void (await demoParser()));
    },
  });

  const answer = async (pathname: string, request: RequestDetails) => {
    background.sign();
    await readTypes(pathname);
    for (;;) {
      await readPage(pathname);
      const asked = present!;
      const found = await answerFrom(asked, pathname, request);
      if (found.status !== 404) return found;
      // A file made from all pages, or of one that is not read yet.
      if (asked.loaded.unread) await reading.complete();
      // A snapshot that came meanwhile may have what the last one did not.
      if (present === asked) return found;
    }
  };

  let present: Snapshot | undefined;
  // The home page is what a writer sees first; the others follow, in the order in which they are asked for.
  present = await take((pathname) => pathname === homeOf(sources.project));
  reading.loaded(!present.loaded.unread);
  types.follow(sources.project, present.loaded);
  return {
    present: () => present!,
    failure: () => failure,
    renewed: () => renewed,
    readAt: () => readAt,
    retake,
    complete: reading.complete,
    answer: (pathname, request = {}) =>
      answer(pathname, request).catch((error: unknown) => failureAnswer(present!, error)),
    close() {
      closing.abort();
      background.close();
      types.close();
      attempt(saveCache);
    },
  };
}

/** The page whose HTML or Markdown a pathname names, if it is unread. */
function unreadAt({ pages, loaded }: Snapshot, pathname: string): Page | undefined {
  const page = pages.get(pathname.replace(/(?<=\/)index\.(?:md|html)$/, ''));
  return page && loaded.unread?.has(page) ? page : undefined;
}

function homeOf({ config }: Project): string {
  return withSlash(`${config.base}/`);
}
