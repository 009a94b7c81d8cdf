// What a reader has said of pages, in localStorage: the answer to each page, and what could not be sent yet. Bounded; where
// storage is forbidden it lasts as long as the page.
import { readStored, writeStored } from '../client/stored.ts';

/** A word on a page that has not arrived: it lies here from the first letter on. */
export interface UnsentFeedback {
  /** Tells it from others: an endpoint that gets it twice has it once. */
  readonly id: string;
  readonly page: string;
  readonly section?: string;
  readonly version?: string;
  readonly product?: string;
  readonly rating: 'up' | 'down';
  readonly comment: string;
  /** Whether its reader has pressed Send: then it is tried again. */
  readonly isWanted: boolean;
}

interface Memory {
  /** By pathname, the newest last. */
  readonly ratings: readonly (readonly [page: string, rating: string])[];
  readonly unsent: readonly UnsentFeedback[];
}

const key = 'xd-feedback';
const maxRatings = 200;
const maxUnsent = 10;

function memory(): Memory {
  try {
    const { ratings, unsent } = JSON.parse(readStored(key) ?? '{}') as Partial<Memory>;
    return { ratings: Array.isArray(ratings) ? ratings : [], unsent: Array.isArray(unsent) ? unsent : [] };
  } catch {
    return { ratings: [], unsent: [] };
  }
}

function remember(next: Memory): void {
  writeStored(key, JSON.stringify({ ratings: next.ratings.slice(-maxRatings), unsent: next.unsent.slice(-maxUnsent) }));
}

/** What was answered about a page. */
export function ratingOf(page: string): string | undefined {
  return memory().ratings.find(([one]) => one === page)?.[1];
}

/** Remembers an answer. */
export function keepRating(page: string, rating: string): void {
  const { ratings, unsent } = memory();
  remember({ unsent, ratings: [...ratings.filter(([one]) => one !== page), [page, rating]] });
}

/** What has not arrived, oldest first. */
export function allUnsent(): readonly UnsentFeedback[] {
  return memory().unsent;
}

function isSame(a: Pick<UnsentFeedback, 'page' | 'section'>, b: Pick<UnsentFeedback, 'page' | 'section'>): boolean {
  return a.page === b.page && a.section === b.section;
}

/** Keeps what is being written, in the place of what there was of the same page or section. */
export function keepUnsent(feedback: UnsentFeedback): void {
  const { ratings, unsent } = memory();
  remember({ ratings, unsent: [...unsent.filter((one) => !isSame(one, feedback)), feedback] });
}

/** Forgets what has arrived, or was taken back. */
export function forgetUnsent(feedback: Pick<UnsentFeedback, 'page' | 'section'>): void {
  const { ratings, unsent } = memory();
  remember({ ratings, unsent: unsent.filter((one) => !isSame(one, feedback)) });
}
