// The colours of the settings: a choice for each role, and the rules that it needs.
import type { ThemeColors } from '../../src/model/identity.ts';
import { defaultColors } from '../../src/model/default-colors.ts';
import { readerColors, type ReaderColorRules } from '../../src/model/reader-colors.ts';
import { choices } from './choices.ts';
import { ownColors, setColors } from './reader-settings.ts';
import type { SiteFacts } from './site-facts.ts';

const roles = ['primary', 'secondary'] as const;

function nameOf(color: ThemeColors['primary']): string {
  return readerColors.find(({ light }) => light === color?.light)?.name ?? '';
}

/** A group of swatches for each role; none where the rules cannot be had. */
export async function colorChoices({ base }: SiteFacts, t: (key: string) => string): Promise<HTMLElement[]> {
  const answer = await fetch(`${base}/reader-colors.json`);
  if (!answer.ok) return [];
  const rules = (await answer.json()) as ReaderColorRules;
  const site = JSON.parse(
    document.querySelector<HTMLElement>('[data-xd-colors]')?.dataset['xdColors'] ?? '{}',
  ) as ThemeColors;
  return roles.map((role) => {
    const options = readerColors.map(({ name, light, dark }) => ({
      value: name,
      label: t(`color.${name}`),
      swatch: `light-dark(${light}, ${dark})`,
    }));
    return choices(role, t(role), options, nameOf(ownColors()[role] ?? site[role] ?? defaultColors[role]), (value) => {
      const { light, dark } = readerColors.find(({ name }) => name === value)!;
      const colors: ThemeColors = { ...ownColors(), [role]: { light, dark } };
      setColors(colors, roles.map((one) => (colors[one] ? (rules[one][nameOf(colors[one])] ?? '') : '')).join(''));
    });
  });
}
