// What a reader says of a page, as it is sent and as it is kept. Everything in it comes from a stranger.

/** A reader's word on a page or on one section of it. */
export interface Feedback {
  /** The page's pathname. */
  readonly page: string;
  readonly rating: 'up' | 'down';
  /** Id of the heading that it is about; absent: the whole page. */
  readonly section?: string;
  readonly comment?: string;
  readonly version?: string;
  readonly language?: string;
  /** Id of the product. */
  readonly product?: string;
  /** Made by the page: what comes again under the same id, with a comment or because an answer was lost, is the same. */
  readonly id?: string;
}

/** As it is kept: with the time at which it came, ISO 8601 in UTC. */
export interface KeptFeedback extends Feedback {
  readonly at: string;
}

/** Where feedback is kept. */
export interface FeedbackStore {
  add(feedback: KeptFeedback): Promise<void> | void;
  /** Everything, oldest first. */
  list(): Promise<readonly KeptFeedback[]> | readonly KeptFeedback[];
  close(): void;
}

/** The columns, in the order of tables and exports. */
export const feedbackFields = [
  'at',
  'page',
  'section',
  'rating',
  'comment',
  'product',
  'version',
  'language',
  'id',
] as const satisfies readonly (keyof KeptFeedback)[];

/** Longest texts, in UTF-16 units: a comment, and any other field. */
const feedbackLimits = { comment: 5000, other: 300 } as const;

/**
 * Takes from a stranger's value what is feedback; other keys are dropped, and control characters with them, which could
 * steer a terminal.
 *
 * @returns `undefined` if it is none: no pathname, no rating, or a text that is too long or no text
 */
export function feedbackFrom(value: unknown): Feedback | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { page, rating, section, comment, version, language, product, id } = value as Record<string, unknown>;
  if (typeof page !== 'string' || !/^\/(?!\/)/.test(page) || (rating !== 'up' && rating !== 'down')) return undefined;
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries({ page, section, comment, version, language, product, id })) {
    if (text === undefined || text === '') continue;
    const limit = name === 'comment' ? feedbackLimits.comment : feedbackLimits.other;
    if (typeof text !== 'string' || text.length > limit) return undefined;
    texts[name] = name === 'comment' ? withoutControls(text) : withoutControls(text).replace(/\s+/g, ' ');
  }
  return { ...(texts as { page: string }), rating };
}

/** Each word once: of those with one id the last, at the place of the first. */
export function withoutRepeats(all: readonly KeptFeedback[]): readonly KeptFeedback[] {
  const found = new Map<string, KeptFeedback>();
  for (const [index, feedback] of all.entries()) found.set(feedback.id ?? `${index}`, feedback);
  return [...found.values()];
}

/** Control characters but for tabs and line ends, and those that turn the direction of text. */
function withoutControls(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '');
}
