// Heading ids: the slug rule of FORMAT section 4, and uniqueness within a page.
import { olderSlugOf } from './older-slug.ts';

const separators = /[\s!@#$%^&*()=_+[\]{}`~;:'"|,.<>/?\\]+/g;
const entities = /&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/gi;
// U+2705 marks "codemod available" and stays; the keycap base characters (digits, # and *) are not emoji on their own.
const emoji = /(?!\u2705)\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|[\u{1F3FB}-\u{1F3FF}]|\u200D|\uFE0F|\u20E3/gu;

/**
 * The slug of a heading's text: `The useAnimate() hook` is `the-useanimate-hook`.
 *
 * @param text rendered inline text, links as their text, badges dropped
 */
export function slugOf(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(entities, '')
    .replace(separators, '-')
    .replace(emoji, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
  return encodeURI(plain);
}

/** Gives ids that are unique in a page: `x`, then `x-2`, `x-3`. */
export interface Slugger {
  /** A unique id for a heading's text, and the one by the older rule, unique among older ids, if it differs. */
  slug(text: string): HeadingIds;
  /** Reserves an id that the author set, so that no later slug takes it; returns it, numbered if it is taken. */
  claim(id: string): string;
}

interface HeadingIds {
  readonly id: string;
  /** Whether it is free is known only at the end of the page. */
  readonly olderId?: string;
}

export function createSlugger(): Slugger {
  const claim = createClaim();
  const claimOlder = createClaim();
  const slug = (text: string): HeadingIds => {
    const own = slugOf(text);
    const id = claim(own || 'section');
    const older = olderSlugOf(text, own);
    const olderId = older && claimOlder(older);
    return { id, ...(olderId && olderId !== id && { olderId }) };
  };
  return { claim, slug };
}

function createClaim(): Slugger['claim'] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (id) => {
    if (!taken.has(id)) {
      taken.add(id);
      return id;
    }
    let count = counts.get(id) ?? 1;
    let candidate: string;
    do {
      count += 1;
      candidate = `${id}-${count}`;
    } while (taken.has(candidate));
    counts.set(id, count);
    taken.add(candidate);
    return candidate;
  };
}
