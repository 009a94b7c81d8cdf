// The form below the question: what a reader liked or misses, optional. Loaded with the first answer. What is written is
// kept from the first letter on, sent once, and never lost: where sending fails it stays, here and for later.
import type { FeedbackOptions } from '../../src/model/services.ts';
import { element } from '../client/element.ts';
import { interfaceText, siteFacts } from '../client/site-facts.ts';
import { announce } from '../client/texts.ts';
import { forgetUnsent, keepRating, keepUnsent, allUnsent, type UnsentFeedback } from './feedback-memory.ts';
import { factsOfPage } from './known-page.ts';
import { isOnItsWay, sendFeedback } from './send-feedback.ts';

type Rating = UnsentFeedback['rating'];
type TextOf = (key: string) => string;

/** Longest comment that the endpoint takes. */
const maxLength = 5000;
/** The form that stands in the page, by where it stands. */
const forms = new WeakMap<Element, { rate(rating: Rating): void; focus(): void }>();

async function words(): Promise<TextOf> {
  const facts = siteFacts();
  return facts ? interfaceText(facts, 'feedback') : () => '';
}

/** Opens the form of the pressed button: of the page's rating, or of the section whose heading it is in. */
export async function openForm(target: HTMLElement, options: FeedbackOptions): Promise<void> {
  const textOf = await words();
  const { rating, section } = target.dataset as { rating?: Rating; section?: string };
  const place = section ? target.closest('h2, h3')! : target.closest('.feedback')!;
  const known = forms.get(place);
  if (rating) {
    keepRating(location.pathname, rating);
    for (const button of place.querySelectorAll<HTMLElement>('[data-rating]'))
      button.setAttribute('aria-pressed', String(button === target));
  }
  if (known && rating) known.rate(rating);
  else if (known) known.focus();
  else show(place, { ...aboutPage(), section, rating, comment: '' }, textOf, options);
}

/** Tries what its reader has sent and what did not arrive, once; opens the form again where a text of this page waits. */
export async function resume(prompt: HTMLElement, options: FeedbackOptions): Promise<void> {
  for (const one of allUnsent().filter(({ id, isWanted }) => isWanted && !isOnItsWay(id)))
    await sendFeedback(one, options).then(
      () => forgetUnsent(one),
      () => undefined,
    );
  const waiting = allUnsent().find(({ page, section }) => page === location.pathname && !section);
  if (waiting && prompt.isConnected && !forms.has(prompt)) show(prompt, waiting, await words(), options);
}

/** What a word on this page says besides. */
function aboutPage(): Pick<UnsentFeedback, 'id' | 'page' | 'version' | 'product'> {
  const { version, product } = factsOfPage();
  return {
    id: Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join(''),
    page: location.pathname,
    ...(version && { version }),
    ...(product && { product }),
  };
}

interface Opened extends Pick<UnsentFeedback, 'id' | 'page' | 'version' | 'product'> {
  readonly section?: string | undefined;
  readonly rating?: Rating | undefined;
  readonly comment: string;
}

function show(place: Element, opened: Opened, textOf: TextOf, options: FeedbackOptions): void {
  const isSection = opened.section !== undefined;
  let { rating } = opened;
  const { id, page, version, product } = opened;
  let isOver = false;
  const labelText = () =>
    textOf(rating === 'up' ? (isSection ? 'likedSection' : 'liked') : isSection ? 'improveSection' : 'improve');
  const field = `xd-feedback-${opened.section ?? 'page'}`;
  const label = element('label', { for: field }, [labelText()]);
  const text = element('textarea', { id: field, rows: '3', maxlength: String(maxLength) });
  text.value = opened.comment;
  const failed = element('p', { class: 'feedback-failed', role: 'alert' });
  const send = element('button', { type: 'submit', class: 'feedback-send' }, [textOf('send')]);
  const cancel = element('button', { type: 'button', class: 'feedback-cancel' }, [textOf('cancel')]);
  const choice = isSection ? ratingButtons(textOf) : undefined;
  const form = element('form', { class: 'feedback-form', ...(choice && { 'aria-label': textOf('about') }) }, [
    ...(choice ? [choice] : []),
    label,
    text,
    failed,
    element('div', { class: 'feedback-deeds' }, [send, cancel]),
  ]);
  const now = (isWanted: boolean): UnsentFeedback => ({
    id,
    page,
    ...(version && { version }),
    ...(product && { product }),
    ...(opened.section !== undefined && { section: opened.section }),
    rating: rating ?? 'down',
    comment: text.value,
    isWanted,
  });
  const close = () => {
    isOver = true;
    form.remove();
    forms.delete(place);
    document.removeEventListener('xdocs:leave', leave);
    removeEventListener('pagehide', leave);
  };
  const done = () => {
    const hadFocus = form.contains(document.activeElement);
    close();
    const said = element('p', { class: 'feedback-sent', tabindex: '-1' }, [textOf('sent')]);
    place.after(said);
    if (place.matches('.feedback')) place.append(said);
    if (hadFocus) said.focus();
    announce(textOf('sent'));
  };
  const submit = async () => {
    if (send.hasAttribute('aria-busy')) return;
    send.setAttribute('aria-busy', 'true');
    failed.textContent = '';
    keepUnsent(now(true));
    try {
      await sendFeedback(now(true), options);
      forgetUnsent(now(true));
      if (!isOver) done();
    } catch {
      // The text stays, here and in the memory.
      failed.textContent = textOf('failed');
    } finally {
      send.removeAttribute('aria-busy');
    }
  };
  /** An answer counts without a word, too: it goes when its reader goes on. */
  const leave = () => {
    if (isOver) return;
    const last = now(true);
    // A section that nobody has rated or written about is no feedback.
    if (rating !== undefined || text.value.trim()) {
      keepUnsent(last);
      sendFeedback(last, options, true).then(
        () => forgetUnsent(last),
        () => undefined,
      );
    }
    close();
  };
  const rate = (next: Rating) => {
    rating = next;
    label.textContent = labelText();
    for (const button of choice?.querySelectorAll<HTMLElement>('[data-rate]') ?? [])
      button.setAttribute('aria-pressed', String(button.dataset['rate'] === next));
    keepUnsent(now(false));
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  cancel.addEventListener('click', () => {
    // The answer itself stands; what was written does not.
    text.value = '';
    forgetUnsent(now(false));
    if (!isSection) void sendFeedback(now(true), options).catch(() => keepUnsent(now(true)));
    close();
    place.querySelector<HTMLElement>('[aria-pressed=true], .feedback-section')?.focus();
  });
  text.addEventListener('input', () => keepUnsent(now(false)));
  text.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  });
  choice?.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-rate]');
    if (pressed) rate(pressed.dataset['rate'] as Rating);
  });
  document.addEventListener('xdocs:leave', leave);
  addEventListener('pagehide', leave);
  forms.set(place, { rate, focus: () => text.focus() });
  if (place.matches('.feedback')) place.append(form);
  else place.after(form);
  place.parentElement?.querySelector('.feedback-sent')?.remove();
  if (rating) keepUnsent(now(false));
  if (isSection) text.focus();
  else announce(labelText());
}

/** The two answers about a section, as the page has them about itself. */
function ratingButtons(textOf: TextOf): HTMLElement {
  const button = (rate: Rating) =>
    element('button', { type: 'button', class: 'feedback-rate', 'data-rate': rate, 'aria-pressed': 'false' }, [
      textOf(rate),
    ]);
  return element('div', { class: 'feedback-choice', role: 'group' }, [
    element('span', {}, [textOf('questionSection')]),
    button('up'),
    button('down'),
  ]);
}
