// The search dialog: a combobox over a list of results. In: keys and clicks of the reader. Out: results, the chosen one
// followed. Focus stays in the field; which option is chosen is said by `aria-activedescendant`.
import { element } from '../client/element.ts';
import type { SearchManifest } from '../../src/model/search-index.ts';
import { choiceIn } from './option-choice.ts';
import { recentResults, type RecentResult } from './recent-results.ts';
import { recentGroup, resultGroups } from './result-list.ts';
import { searchParts } from './search-parts.ts';
import { createSearchSession } from './search-session.ts';

export interface SearchDialog {
  /** Shows it, with what was typed before it was there. */
  open(typed: string): void;
}

export interface SearchDialogOptions {
  /** URL path of the manifest. */
  readonly url: string;
  /** That of its words. */
  readonly language: string;
  /** What to say where the index cannot be had. */
  readonly failed: string;
}

/** While keys follow each other this fast, results can wait. */
const pauseMs = 120;
/** Only a search that takes long says so. */
const slowMs = 400;

/** Makes the dialog of a manifest; its words come with the manifest. */
export function createSearchDialog({ url, language, failed }: SearchDialogOptions): SearchDialog {
  const session = createSearchSession(url);
  const recent = recentResults(url);
  const parts = searchParts();
  const { dialog, input, list, message, status, forget } = parts;
  dialog.lang = language;
  const choice = choiceIn(list, input);
  let turn = 0;
  let timer = 0;
  let shown = '';
  let isWaiting = false;

  function show(
    groups: readonly HTMLElement[],
    { text = '', hint = '', said = text }: { text?: string; hint?: string; said?: string } = {},
  ): void {
    list.replaceChildren(...groups);
    list.hidden = groups.length === 0;
    input.setAttribute('aria-expanded', String(groups.length > 0));
    message.replaceChildren(...[text, hint].filter(Boolean).map((line) => element('p', {}, [line])));
    if (status.textContent !== said) status.textContent = said;
    forget.hidden = true;
    list.parentElement!.scrollTop = 0;
    choice.first();
  }

  function showStart(manifest: SearchManifest): void {
    const results = recent.list();
    if (results.length === 0) return show([], { hint: manifest.texts['hint'] ?? '', said: '' });
    show([recentGroup(results, manifest)], { said: manifest.texts['recent'] ?? '' });
    forget.hidden = false;
  }

  async function answer(): Promise<void> {
    const own = ++turn;
    const query = queryOf(input.value);
    const slow = window.setTimeout(() => own === turn && query && !shown && show([], { text: parts.loading }), slowMs);
    try {
      const manifest = await session.ready();
      parts.say(manifest.texts);
      const answered = query ? await session.search(query) : undefined;
      if (own !== turn) return;
      shown = query;
      if (!answered) return showStart(manifest);
      const groups = resultGroups(answered, manifest);
      const { texts } = manifest;
      const found = groups.reduce((sum, group) => sum + group.querySelectorAll('[role=option]').length, 0);
      if (found === 0)
        show([], { text: (texts['none'] ?? '').replace('{query}', query.trim()), hint: texts['noneHint'] ?? '' });
      else show(groups, { said: (texts[found === 1 ? 'countOne' : 'count'] ?? '').replace('{count}', String(found)) });
      if (isWaiting) choice.follow();
    } catch {
      if (own === turn) show([], { text: failed });
    } finally {
      clearTimeout(slow);
      if (own === turn) isWaiting = false;
    }
  }

  /** What is still to come is shown no more and leads nowhere. */
  function forgetAnswers(): void {
    clearTimeout(timer);
    turn++;
    isWaiting = false;
  }

  input.addEventListener('input', () => {
    forgetAnswers();
    timer = window.setTimeout(() => void answer(), input.value ? pauseMs : 0);
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // Who types fast and presses Enter means the results that are still to come.
      if (shown === queryOf(input.value)) choice.follow(event);
      else isWaiting = true;
    } else choice.onKey(event);
  });
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=option]') : null;
    if (!option) return;
    recent.add(JSON.parse(option.dataset['recent']!) as RecentResult);
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
  });
  dialog.addEventListener('close', () => {
    // The event comes late: it may be open again.
    if (!dialog.open) forgetAnswers();
  });
  document.addEventListener('xdocs:leave', () => dialog.close());
  forget.addEventListener('click', () => {
    recent.clear();
    input.focus();
    void answer();
  });

  return {
    open(typed) {
      if (!dialog.isConnected) document.body.append(dialog);
      forgetAnswers();
      dialog.showModal();
      input.focus();
      if (typed) input.value = typed;
      else input.select();
      void answer();
    },
  };
}

/** What is searched for: one letter is none yet, one sign of a script without letters is a word. */
function queryOf(typed: string): string {
  return /^.?$/.test(typed.trim()) && !/\p{Lo}/u.test(typed) ? '' : typed;
}
