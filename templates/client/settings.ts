// The settings: colour mode, direction, density, colours, language. Loaded when a reader opens them.
import { mode, offeredSettings, valuesOf, type ReaderSetting } from '../../src/model/browser-storage.ts';
import { setMode } from './colour-mode.ts';
import { colorChoices } from './colour-choices.ts';
import { choices } from './choices.ts';
import { openDialog } from './dialog.ts';
import { element } from './element.ts';
import { chooseLanguage } from './language.ts';
import { languageOf } from './language-of.ts';
import { choose, setColors } from './reader-settings.ts';
import { shownValueOf } from './shown-setting.ts';
import { interfaceText, siteFacts } from './site-facts.ts';

/** The choices of a setting; what is no look of its own, the mode of the system, comes last. */
function choicesOf(name: string, setting: ReaderSetting, t: (key: string) => string): HTMLElement {
  const [first, ...others] = valuesOf(setting);
  const values = setting === mode ? [...others, first!] : valuesOf(setting);
  return choices(
    name,
    t(name),
    values.map((value) => ({ value, label: t(value) })),
    shownValueOf(setting),
    (value) => (setting === mode ? setMode(value as 'light') : choose(setting, value)),
  );
}

/** Opens the settings. */
export async function openSettings(): Promise<void> {
  const facts = siteFacts();
  if (!facts) return;
  const [t, ofShortcuts] = await Promise.all([interfaceText(facts, 'settings'), interfaceText(facts, 'shortcuts')]);
  // Another click while the words came has opened them.
  if (document.querySelector('dialog[open]')) return;
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
  const keys = element('button', { type: 'button', class: 'text-button', 'data-xd-open': 'shortcuts' }, [
    ofShortcuts('title'),
  ]);
  keys.addEventListener('click', () => dialog.close());
  const dialog = openDialog({
    title: t('title'),
    close: t('close'),
    className: 'settings',
    content: [
      ...Object.entries(offeredSettings).map(([name, setting]) => choicesOf(name, setting, t)),
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
