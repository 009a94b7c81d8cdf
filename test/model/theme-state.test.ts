import { expect, it } from 'vitest';
import { initialThemeState, themeStateAfter, type ThemeAction } from '../../src/model/theme-state.ts';

it('sets and resets the density', () => {
  const dense = themeStateAfter(initialThemeState, { type: 'SET_DENSE', payload: true });
  expect(dense).toEqual({ dense: true, direction: 'ltr', paletteMode: 'light' });
  expect(themeStateAfter(dense, { type: 'RESET_DENSITY' })).toEqual(initialThemeState);
});

it('changes direction and mode, one or both', () => {
  expect(themeStateAfter(initialThemeState, { type: 'CHANGE', payload: { direction: 'rtl' } })).toEqual({
    dense: false,
    direction: 'rtl',
    paletteMode: 'light',
  });
  expect(
    themeStateAfter(initialThemeState, { type: 'CHANGE', payload: { direction: 'rtl', paletteMode: 'dark' } }),
  ).toEqual({ dense: false, direction: 'rtl', paletteMode: 'dark' });
});

it('does nothing where the values are what they were', () => {
  for (const action of [
    { type: 'SET_DENSE', payload: false },
    { type: 'RESET_DENSITY' },
    { type: 'CHANGE', payload: { direction: 'ltr', paletteMode: 'light' } },
    { type: 'CHANGE', payload: {} },
  ] satisfies ThemeAction[]) {
    expect(themeStateAfter(initialThemeState, action)).toBe(initialThemeState);
  }
});

it('throws for an action that is not known', () => {
  expect(() => themeStateAfter(initialThemeState, { type: 'PAINT' } as unknown as ThemeAction)).toThrow(
    'Unknown theme action "PAINT".',
  );
});
