// The settings: colour mode, direction, density, colours, language. Loaded when a reader opens them.
import { translate } from '../../src/model/translate.ts';
import { modeOf, setMode } from './colour-mode.ts';
import { colorChoices } from './colour-choices.ts';
import { element, openDialog } from './dialog.ts';
import { chooseLanguage, languageOf } from './language.ts';
import { readerSettings, setColors, setDense, setDirection } from './reader-settings.ts';
import { siteFacts, textsOf } from './site-facts.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly swatch?: string;
}

/** A group of radio buttons that look like one control. */
function choices(name: string, legend: string, options: readonly Choice[], chosen: string, onChoose: (value: string) => void): HTMLElement {
  const inputs = options.map(({ value, label, swatch }) => {
    const input = element('input', { type: 'radio', name: `xd-${name}`, value });
    input.checked = value === chosen;
    input.addEventListener('change', () => onChoose(value));
    const face = element('span', swatch ? { class: 'swatch', style: `--swatch:${swatch}` } : {}, swatch ? [element('span', { class: 'visually-hidden' }, [label])] : [label]);
    return element('label', { title: swatch ? label : undefined }, [input, face]);
  });
  return element('fieldset', { class: `setting setting-${name}` }, [element('legend', {}, [legend]), element('div', { class: 'setting-options' }, inputs)]);
}

/** Opens the settings. */
export async function openSettings(): Promise<void> {
  const facts = siteFacts();
  if (!facts) return;
  const english = await textsOf(facts.defaultLocale, facts);
  const t = (key: string) => translate({ en: english }, 'en', `settings.${key}`);
  const { direction, dense } = readerSettings();
  const language = languageOf(facts);
  const nameOf = (locale: string) => new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  const colors = element('div', { class: 'setting-colors' });
  const reset = element('button', { type: 'button', class: 'text-button' }, [t('resetColors')]);
  const showColors = async () => {
    colors.replaceChildren(...(await colorChoices(facts, t, choices).catch(() => [])));
  };
  reset.addEventListener('click', () => {
    setColors({}, '');
    void showColors();
  });
  const mode = choices('mode', t('mode'), ['light', 'dark', 'system'].map((value) => ({ value, label: t(value) })), modeOf(), (value) => setMode(value as 'light'));
  openDialog({
    title: t('title'), close: t('close'), className: 'settings',
    content: [
      mode,
      choices('direction', t('direction'), ['ltr', 'rtl'].map((value) => ({ value, label: t(value) })), direction, (value) => setDirection(value as 'ltr')),
      choices('density', t('density'), ['comfortable', 'dense'].map((value) => ({ value, label: t(value) })), dense ? 'dense' : 'comfortable', (value) => setDense(value === 'dense')),
      colors,
      reset,
      ...(facts.locales.length > 1 ? [choices('language', t('language'), facts.locales.map((value) => ({ value, label: nameOf(value) })), language, chooseLanguage)] : []),
      ...(facts.translateUrl ? [element('a', { href: facts.translateUrl, class: 'setting-link' }, [t('helpToTranslate')])] : []),
    ],
  });
  await showColors();
}
