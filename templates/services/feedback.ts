// The question whether a page was helpful. In: clicks on its two buttons, a heading that a reader points at. Out: the form,
// loaded when somebody answers; what was answered is remembered by page.
import type { FeedbackOptions } from '../../src/model/services.ts';
import { textsOf, siteFacts } from '../client/site-facts.ts';
import { under } from '../client/under.ts';
import { ratingOf, allUnsent } from './feedback-memory.ts';

const form = () => import('./feedback-form.ts');

/** Shows what its reader has answered before. */
function showRating(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.feedback [data-rating]'))
    button.setAttribute('aria-pressed', String(button.dataset['rating'] === ratingOf(location.pathname)));
}

/** Puts a button beside the heading that a reader points at: a page has none of them before. */
function offerSection(event: Event, label: string): void {
  const heading = under(event, '.page-guide .prose :is(h2, h3), .page-api .prose :is(h2, h3)');
  if (!heading?.id || heading.querySelector('.feedback-section')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'feedback-section';
  button.dataset['section'] = heading.id;
  button.setAttribute('aria-label', label);
  heading.append(button);
}

/** Wires the prompt of the page, and of those that come after it. */
export function startFeedback(options: FeedbackOptions): void {
  const open = (target: HTMLElement) =>
    void form()
      .then(({ openForm }) => openForm(target, options))
      .catch(() => document.dispatchEvent(new CustomEvent('xdocs:missed', { detail: true })));
  const arrive = () => {
    const prompt = document.querySelector<HTMLElement>('.feedback');
    if (!prompt) return;
    showRating();
    // What could not be sent is offered again.
    if (allUnsent().length > 0)
      void form()
        .then(({ resume }) => resume(prompt, options))
        .catch(() => undefined);
  };
  document.addEventListener('click', (event) => {
    const target = under(event, '.feedback [data-rating], .feedback-section');
    if (target) open(target);
  });
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, (event) => {
      const prompt = document.querySelector<HTMLElement>('.feedback');
      if (prompt) offerSection(event, prompt.dataset['section'] ?? '');
      if (under(event, '.feedback')) {
        // Ready when the button is pressed, words included.
        void form().catch(() => undefined);
        const facts = siteFacts();
        if (facts) textsOf(facts.locale, facts).catch(() => undefined);
      }
    });
  document.addEventListener('xdocs:content', arrive);
  addEventListener('online', arrive);
  arrive();
}
