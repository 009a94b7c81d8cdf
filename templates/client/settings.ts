// The settings: colour mode, direction, density, colours, language. Loaded when a reader opens them.
import { modeOf, setMode } from './colour-mode.ts';
import { colorChoices } from './colour-choices.ts';
import { choices } from './choices.ts';
import { openDialog } from './dialog.ts';
import { element } from './element.ts';
import { chooseLanguage, languageOf } from './language.ts';
import { readerSettings, setColors, setDense, setDirection } from './reader-settings.ts';
import { interfaceText, siteFacts } from './site-facts.ts';

/** Opens the settings. */
export async function openSettings(): Promise<void> {
  const facts = siteFacts();
  if (!facts) return;
  const [t, ofShortcuts] = await Promise.all([interfaceText(facts, 'settings'), interfaceText(facts, 'shortcuts')]);
  // Another click while the words came has opened them.
  if (document.querySelector('dialog[open]')) return;
  const { direction, dense } = readerSettings();
  const language = languageOf(facts);
  const nameOf = (locale: string) => new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  const colors = element('div', { class: 'setting-colors' });
  const reset = element('button', { type: 'button', class: 'text-button' }, [t('resetColors')]);
  const showColors = async () => {
    colors.replaceChildren(...(await colorChoices(facts, t).catch(() => [])));
  };
  reset.addEventListener('click', () => {
    setColors({}, '');
    void showColors();
  });
  const mode = choices(
    'mode',
    t('mode'),
    ['light', 'dark', 'system'].map((value) => ({ value, label: t(value) })),
    modeOf(),
    (value) => setMode(value as 'light'),
  );
  const keys = element('button', { type: 'button', class: 'text-button', 'data-xd-open': 'shortcuts' }, [
    ofShortcuts('title'),
  ]);
  keys.addEventListener('click', () => dialog.close());
  const dialog = openDialog({
    title: t('title'),
    close: t('close'),
    className: 'settings',
    content: [
      mode,
      choices(
        'direction',
        t('direction'),
        ['ltr', 'rtl'].map((value) => ({ value, label: t(value) })),
        direction,
        (value) => setDirection(value as 'ltr'),
      ),
      choices(
        'density',
        t('density'),
        ['comfortable', 'dense'].map((value) => ({ value, label: t(value) })),
        dense ? 'dense' : 'comfortable',
        (value) => setDense(value === 'dense'),
      ),
      colors,
      reset,
      ...(facts.locales.length > 1
        ? [
            choices(
              'language',
              t('language'),
              facts.locales.map((value) => ({ value, label: nameOf(value) })),
              language,
              chooseLanguage,
            ),
          ]
        : []),
      keys,
      ...(facts.translateUrl
        ? [element('a', { href: facts.translateUrl, class: 'setting-link' }, [t('helpToTranslate')])]
        : []),
    ],
  });
  await showColors();
}
