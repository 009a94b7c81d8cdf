// What the address says of the blog: which topic, words, page and post. In: a query, from anywhere.
// Out: the state, and back. Anything else in the query stays as it is.
import { topics, type Topic } from './post.ts';

export interface BlogAddress {
  /** `undefined` for all of them. */
  topic: Topic | undefined;
  /** Words that are looked for. */
  words: string;
  /** Counted from 1. */
  page: number;
  /** Slug of the post that is open. */
  post: string | undefined;
}

const longestSearch = 100;

/**
 * Reads a query. Whatever it does not understand counts as absent: addresses are typed, cut off and
 * sent about.
 */
export function addressOf(query: string): BlogAddress {
  const given = new URLSearchParams(query);
  const topic = given.get('topic') ?? '';
  const page = Number(given.get('page'));
  return {
    topic: Object.hasOwn(topics, topic) ? (topic as Topic) : undefined,
    words: (given.get('q') ?? '').slice(0, longestSearch),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    post: given.get('post') || undefined,
  };
}

/** The query that says so, with what stood in `query` besides. */
export function queryOf({ topic, words, page, post }: BlogAddress, query: string): string {
  const next = new URLSearchParams(query);
  const values = { topic, q: words.trim(), page: page > 1 ? String(page) : undefined, post };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}
