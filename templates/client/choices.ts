// One of the settings: a group of radio buttons. In: its name, words and options. Out: elements.
import { element } from './element.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly swatch?: string;
}

/** A group of radio buttons that look like one control. */
export function choices(
  name: string,
  legend: string,
  options: readonly Choice[],
  chosen: string,
  onChoose: (value: string) => void,
): HTMLElement {
  const inputs = options.map(({ value, label, swatch }) => {
    const input = element('input', { type: 'radio', name: `xd-${name}`, value });
    input.checked = value === chosen;
    input.addEventListener('change', () => onChoose(value));
    const face = element(
      'span',
      swatch ? { class: 'swatch', style: `--swatch:${swatch}` } : {},
      swatch ? [element('span', { class: 'visually-hidden' }, [label])] : [label],
    );
    return element('label', { title: swatch ? label : undefined }, [input, face]);
  });
  return element('fieldset', { class: `setting setting-${name}` }, [
    element('legend', {}, [legend]),
    element('div', { class: 'setting-options' }, inputs),
  ]);
}
