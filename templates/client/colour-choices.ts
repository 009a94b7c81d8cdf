// The colours of the settings: those of the site first, then what a reader may choose instead.
import type { ThemeColors } from '../../src/model/config.ts';
import { cssOfColors, readerColors } from '../theme/reader-colors.ts';
import { readerSettings, setColors } from './reader-settings.ts';

type Choices = (name: string, legend: string, options: readonly { readonly value: string; readonly label: string; readonly swatch: string }[], chosen: string, onChoose: (value: string) => void) => HTMLElement;

const roles = ['primary', 'secondary'] as const;

function siteColors(): ThemeColors {
  return JSON.parse(document.querySelector<HTMLElement>('[data-xd-colors]')?.dataset['xdColors'] ?? '{}') as ThemeColors;
}

/** A group of swatches for each role. */
export function colorChoices(t: (key: string) => string, choices: Choices): HTMLElement[] {
  return roles.map((role) => {
    const own = readerSettings().colors[role];
    const options = readerColors.map(({ name, light, dark }) => ({ value: name, label: t(`color.${name}`), swatch: `light-dark(${light}, ${dark})` }));
    const chosen = readerColors.find(({ light }) => light === own?.light)?.name ?? '';
    return choices(role, t(role), options, chosen, (value) => {
      const { light, dark } = readerColors.find(({ name }) => name === value)!;
      const colors = { ...readerSettings().colors, [role]: { light, dark } };
      setColors(colors, cssOfColors(siteColors(), colors));
    });
  });
}
