// The index of a language as a task for another thread. In: what the index is made from, as plain values. Out: its files, and
// what the next index begins with.
import type { PageProse } from '../model/page.ts';
import { searchIndexFiles, type IndexSources } from './search-index.ts';
import { searchMemory, type LocaleMemory } from './search-memory.ts';
import { pieceOf, sentBytes, type SentPiece } from './sent-bytes.ts';
import { searchPage, type ListedPage, type PageFacts, type PageHeadings } from './search-pages.ts';

/** All that an index is made from; it can be sent. */
export interface SearchTask extends Pick<IndexSources, 'locale' | 'key' | 'about'> {
  readonly pages: readonly {
    readonly key: string;
    readonly facts: PageFacts;
    readonly headings: PageHeadings;
    /** What it says, as JSON: of a large site as values it would be there twice, and once more on its way. */
    readonly prose: SentPiece;
  }[];
  /** To be handed over. */
  readonly prose: readonly ArrayBuffer[];
}

export interface SearchAnswer {
  /** To be handed over, too: each text is a buffer of its own. */
  readonly files: readonly (readonly [name: string, text: Uint8Array<ArrayBuffer>])[];
  readonly memory: LocaleMemory;
  /** The words of shards by their names, as JSON. */
  readonly words: readonly (readonly [name: string, json: Uint8Array])[];
}

/** The task of an index. */
export function taskOf({
  locale,
  key,
  about,
  pages,
}: Omit<IndexSources, 'pages' | 'hash'> & {
  readonly pages: readonly (ListedPage & { readonly key: string })[];
}): SearchTask {
  const prose = sentBytes();
  return {
    locale,
    key,
    about,
    pages: pages.map((page) => ({
      key: page.key,
      facts: page.facts,
      headings: page.headings(),
      prose: prose.add(page.proseJson()),
    })),
    prose: prose.buffers,
  };
}

/** Makes the index of a task: the same as is made without one. */
export function answerTo({ pages, prose: sent, ...task }: SearchTask, hash: IndexSources['hash']): SearchAnswer {
  const words: [string, Uint8Array][] = [];
  const memory = searchMemory();
  const kept = {
    ...memory,
    words: {
      ...memory.words,
      set(name: string, found: unknown) {
        words.push([name, encoded(JSON.stringify(found))]);
      },
    },
  };
  const indexed = pages.map(({ key, facts, headings, prose }) => {
    const { url, kind, product } = facts;
    return {
      key,
      url,
      kind,
      ...(product !== undefined && { product }),
      made: () => searchPage(facts, headings, JSON.parse(decoder.decode(pieceOf(sent, prose))) as PageProse),
    };
  });
  const made = searchIndexFiles({ ...task, pages: indexed, hash }, kept);
  const files: SearchAnswer['files'][number][] = [];
  for (const [name, text] of made) {
    files.push([name, encoded(text())]);
    // As soon as there are its bytes, its text may go.
    made.delete(name);
  }
  return {
    files,
    memory: memory.locales.get(task.locale)!,
    words,
  };
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** A text as a buffer of its own. */
function encoded(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text);
}
