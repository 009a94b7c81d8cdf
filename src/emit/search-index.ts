// The index of one language. In: its pages. Out: the texts of a manifest, shards of pages and parts of the lexicon, and what
// the next index can begin with. Shards and parts have a content hash in their names, and a changed page changes only its
// shard and the parts of the lexicon with its words.
import { nameHash } from '../model/name-hash.ts';
import type { SearchManifest, SearchPage } from '../model/search-index.ts';
import { chunkByContent } from './chunk-by-content.ts';
import { lexiconLines, shardWords, type ShardWords } from './search-lexicon.ts';
import type { SearchMemory } from './search-memory.ts';
import type { ListedPage } from './search-pages.ts';

/** Entries per shard and characters per part of the lexicon: some 5 kB and 3 kB when compressed. */
const shardEntries = 520;
/** So many characters of text take as much room as an entry. */
const entryCharacters = 34;
const partCharacters = 4000;

/** A page of the index. */
interface IndexedPage extends Pick<ListedPage, 'url' | 'kind' | 'product' | 'made'> {
  /** A hash of what it is made from. */
  readonly key: string;
}

/** What a manifest says besides what is in its pages. */
export interface AboutSearch extends Pick<SearchManifest, 'name' | 'products' | 'texts'> {
  readonly synonyms: NonNullable<SearchManifest['synonyms']>;
  readonly aside: NonNullable<SearchManifest['aside']>;
}

export interface IndexSources {
  readonly locale: string;
  /** What all of it is made from, in short. */
  readonly key: string;
  readonly about: AboutSearch;
  /** Sorted by URL. */
  readonly pages: readonly IndexedPage[];
  readonly hash: (text: string) => string;
}

/**
 * Makes the index. Equal files of two languages have the same name.
 *
 * @param memory what an earlier index has left, and where this one leaves the like
 * @returns texts by file name
 */
export function searchIndexFiles(
  { locale, key, about, pages, hash }: IndexSources,
  memory: SearchMemory,
): Map<string, () => string> {
  const files = new Map<string, () => string>();
  const add = (text: string, ending: string) => {
    const name = `${nameHash(hash(text))}.${ending}`;
    files.set(name, () => text);
    return name;
  };
  const known = memory.locales.get(locale);
  const remembered = (name: string, found: ShardWords) => {
    memory.words.set(name, found);
    return found;
  };
  const sizes: Record<string, readonly [weight: number, entries: number]> = {};
  for (const page of pages) sizes[page.key] = known?.pages[page.key] ?? sizeOf(page.made());
  const chunks = chunkByContent(pages, {
    keyOf: ({ url }) => url,
    weightOf: (page) => sizes[page.key]![0],
    target: shardEntries,
  });
  const names: Record<string, string> = {};
  const words: ShardWords[] = [];
  const shards = chunks.map((chunk) => {
    const of = hash(chunk.map((page) => page.key).join(' '));
    const make = () => chunk.map((page) => page.made());
    const earlier = known?.shards[of];
    const made = earlier === undefined ? make() : undefined;
    const name = earlier ?? add(JSON.stringify(made), 'json');
    if (earlier !== undefined) files.set(name, () => JSON.stringify(make()));
    names[of] = name;
    words.push(memory.words.get(name) ?? remembered(name, shardWords(made ?? make())));
    return [name, ...new Set(chunk.flatMap(({ product }) => product ?? []))] as const;
  });
  const lexiconParts = chunkByContent(lexiconLines(words), {
    keyOf: ({ word }) => word,
    weightOf: ({ line }) => line.length,
    target: partCharacters,
  });
  const apiShards = chunks.flatMap((chunk, index) => (chunk.every(({ kind }) => kind !== 'page') ? index : []));
  const { texts, ...head } = about;
  const manifest: SearchManifest = {
    name: head.name,
    size: pages.reduce((sum, page) => sum + sizes[page.key]![1], 0),
    ...(head.synonyms.length > 0 && { synonyms: head.synonyms }),
    ...(head.aside.length > 0 && { aside: head.aside }),
    products: head.products,
    shards,
    ...(apiShards.length > 0 && { apiShards }),
    lexicon: lexiconParts.map((part) => [part[0]!.word, add(part.map(({ line }) => line).join('\n'), 'txt')] as const),
    texts,
  };
  files.set(`${locale}.json`, () => JSON.stringify(manifest));
  memory.locales.set(locale, { key, names: [...files.keys()], pages: sizes, shards: names });
  return files;
}

function sizeOf(page: SearchPage): readonly [weight: number, entries: number] {
  const entries = entryCount(page);
  return [entries + textLength(page) / entryCharacters, entries];
}

function entryCount(page: SearchPage): number {
  const lists = [page.headings, page.demos, page.members, page.slots, page.classes];
  return lists.reduce((count, list) => count + (list?.length ?? 0), page.description ? 4 : 2);
}

function textLength({ texts = [] }: SearchPage): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}
