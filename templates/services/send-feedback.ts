// Sends feedback to the endpoint of the config. In: what a reader says. Out: whether it has arrived.
import type { Feedback } from '../../src/model/feedback.ts';
import type { FeedbackOptions } from '../../src/model/services.ts';
import type { UnsentFeedback } from './feedback-memory.ts';

/** How long an endpoint may take, in milliseconds. */
const patience = 15_000;

const onTheirWay = new Set<string>();

/** Whether it was sent from this page and no answer has come yet. */
export function isOnItsWay(id: string): boolean {
  return onTheirWay.has(id);
}

/**
 * Posts it as JSON.
 *
 * @param isLast whether the page is about to go: the browser then sends it without it
 * @throws Error where the endpoint cannot be reached, takes too long or does not take it
 */
export async function sendFeedback(
  { id, page, section, rating, comment, version, product }: UnsentFeedback,
  { endpoint }: FeedbackOptions,
  isLast = false,
): Promise<void> {
  const feedback: Feedback = {
    id,
    page,
    rating,
    ...(section && { section }),
    ...(comment.trim() && { comment: comment.trim() }),
    ...(version && { version }),
    ...(product && { product }),
    language: document.documentElement.lang,
  };
  onTheirWay.add(id);
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(feedback),
    keepalive: isLast,
    signal: AbortSignal.timeout(patience),
  }).finally(() => onTheirWay.delete(id));
  // A host that answers everything with a page has no endpoint there.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (!answer.ok || isPage) throw new Error(String(answer.status));
}
