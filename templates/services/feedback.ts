// The question whether a page was helpful.
import type { FeedbackOptions } from '../../src/model/services.ts';

/** Wires the prompt of the page, and of those that come after it. */
export function startFeedback(_options: FeedbackOptions): void {}
