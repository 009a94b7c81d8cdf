// The elements of the search dialog. In: nothing. Out: the dialog, empty, and the parts that change.
import { isBeside } from '../client/dialog.ts';
import { element } from '../client/element.ts';
import searchCss from '../theme/search.css';
import searchScreensCss from '../theme/search-screens.css';

export interface SearchParts {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  /** What is said where there are no results. */
  readonly message: HTMLElement;
  /** The same for a screen reader, and the number of results. */
  readonly status: HTMLElement;
  readonly forget: HTMLButtonElement;
  /** "Searching", once the words are known. */
  readonly loading: string;
  /** Puts the words in place. */
  say(texts: Readonly<Record<string, string>>): void;
}

/** Makes the elements, and the style sheet of them that nobody else needs. */
export function searchParts(): SearchParts {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(searchCss + searchScreensCss);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const name = document.querySelector('.search-button-text')?.textContent ?? '';
  const list = element('div', {
    id: 'xd-search-list',
    class: 'search-list',
    role: 'listbox',
    'aria-label': name,
    hidden: '',
  });
  const input = element('input', {
    class: 'search-input',
    type: 'text',
    role: 'combobox',
    'aria-label': name,
    'aria-expanded': 'false',
    'aria-controls': list.id,
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    maxlength: '120',
  });
  const shut = element('button', { type: 'button', class: 'search-shut', 'aria-label': name });
  const icon = document.querySelector('.search-button .icon')?.cloneNode(true);
  const message = element('div', { class: 'search-message' });
  const status = element('div', { class: 'visually-hidden', role: 'status' });
  const forget = element('button', { type: 'button', class: 'search-forget', hidden: '' });
  const foot = element('div', { class: 'search-foot', 'aria-hidden': 'true' });
  const dialog = element('dialog', { class: 'search', 'aria-label': name }, [
    element('div', { class: 'search-box' }, [...(icon ? [icon] : []), input, shut]),
    element('div', { class: 'search-scroll' }, [forget, list, message]),
    foot,
    status,
  ]);
  let loading = '';

  shut.addEventListener('click', () => dialog.close());
  dialog.addEventListener('pointerdown', (event) => {
    if (isBeside(dialog, event)) dialog.close();
  });

  return {
    dialog,
    input,
    list,
    message,
    status,
    forget,
    get loading() {
      return loading;
    },
    say(texts) {
      const of = (key: string) => texts[key] ?? '';
      loading = of('loading');
      dialog.setAttribute('aria-label', of('title'));
      list.setAttribute('aria-label', of('results'));
      shut.setAttribute('aria-label', of('close'));
      input.placeholder = of('placeholder');
      forget.textContent = of('forget');
      if (foot.childElementCount > 0) return;
      const keys: readonly (readonly [readonly string[], string])[] = [
        [['↑', '↓'], of('keyMove')],
        [['↵'], of('keyOpen')],
        [['esc'], of('keyClose')],
      ];
      foot.append(
        ...keys.map(([names, text]) =>
          element('span', {}, [...names.map((key) => element('kbd', {}, [key])), ` ${text}`]),
        ),
      );
    },
  };
}
