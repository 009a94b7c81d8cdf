// The index behind the dialog: its manifest is loaded when the dialog opens, the rest as queries need it. After a
// failure, and when the site was published anew under the reader's hands, it starts over.
import type { SearchManifest } from '../../src/model/search-index.ts';
import { createSearchEngine, type SearchAnswer, type SearchEngine } from './engine.ts';

export interface SearchSession {
  /** The manifest, asked for again if it could not be had. */
  ready(): Promise<SearchManifest>;
  search(query: string): Promise<SearchAnswer>;
}

/** Prepares the index at a manifest's URL. */
export function createSearchSession(url: string): SearchSession {
  let started: Promise<{ readonly manifest: SearchManifest; readonly engine: SearchEngine }> | undefined;

  function start() {
    started ??= (async () => {
      const manifest = JSON.parse(await textAt(url, 'no-cache')) as SearchManifest;
      return {
        manifest,
        engine: createSearchEngine(manifest, (file) =>
          textAt(new URL(file, new URL(url, location.href)).href, 'force-cache'),
        ),
      };
    })();
    started.catch(() => (started = undefined));
    return started;
  }

  return {
    ready: async () => (await start()).manifest,
    async search(query) {
      try {
        return await (await start()).engine.search(query, location.pathname);
      } catch {
        started = undefined;
        return (await start()).engine.search(query, location.pathname);
      }
    },
  };
}

async function textAt(url: string, cache: RequestCache): Promise<string> {
  const answer = await fetch(url, { cache });
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  return answer.text();
}
