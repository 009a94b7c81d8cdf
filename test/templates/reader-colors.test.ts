// Colours that a reader may choose: every one is readable, and its rules win over the site's own.
import { expect, it } from 'vitest';
import { readerColors } from '../../src/model/reader-colors.ts';
import { cssOfColors, readerColorRules } from '../../templates/theme/reader-colors.ts';
import { contrastOf } from './contrast.ts';

it.each(readerColors.map(({ name, light, dark }) => [name, light, dark] as const))(
  '%s passes AA as text on the page',
  (_, light, dark) => {
    expect(contrastOf(light, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(light, '#f5f7f7')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(dark, '#101615')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(dark, '#161e1d')).toBeGreaterThanOrEqual(4.5);
  },
);

it('states what differs, stronger than the site’s rules', () => {
  const css = cssOfColors({}, { primary: { light: '#1f5fa8', dark: '#8fc0f5' } });
  expect(css).toContain('--mui-palette-primary-main:#1f5fa8');
  expect(css).toContain('--mui-palette-primary-main:#8fc0f5');
  expect(css).not.toContain('--mui-palette-secondary-main');
  expect(css).not.toContain('--mui-spacing');
  for (const selector of css
    .split('}')
    .filter(Boolean)
    .map((rule) => rule.split('{')[0]!))
    expect(selector).toMatch(/:root:root/);
});

it('states nothing for the site’s own colours', () => {
  expect(cssOfColors({}, {})).toBe('');
});

it('has the rules of each role by themselves', () => {
  const { primary, secondary } = readerColorRules({});
  expect(Object.keys(primary)).toEqual(readerColors.map(({ name }) => name));
  expect(primary['rose']).toContain('--mui-palette-primary-main:#a8325e');
  expect(primary['rose']).not.toContain('secondary');
  expect(secondary['rose']).toContain('--mui-palette-secondary-main:#a8325e');
  expect(secondary['rose']).not.toContain('primary');
});
