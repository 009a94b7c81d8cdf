// What a config adds to the style sheet: values of variables that are there, and themes of code that can be read.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeThemes } from '../../src/model/code-themes.ts';
import { cssVariableNames } from '../../src/model/css-variables.ts';
import { codeColorNames } from '../../src/model/identity.ts';
import { siteCss } from '../../src/site/site-css.ts';
import { contrastOf } from '../templates/contrast.ts';

const none = { css: { files: [], variables: {} }, theme: {} } as const;
const tokens = readFileSync(new URL('../../templates/theme/tokens.css', import.meta.url), 'utf8');

it('is nothing where the site has no values of its own', () => {
  expect(siteCss(none)).toBe('');
});

it('has variables that the style sheets have, and each of theirs that is no picture', () => {
  const declared = new Set([...tokens.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name]) => name!));
  const own = [...declared].filter((name) => !name.startsWith('icon-'));
  expect([...cssVariableNames].sort()).toEqual(own.sort());
});

it('sets a value for both schemes or one for each, and the site’s own ones last', () => {
  const css = siteCss({
    ...none,
    codeTheme: { base: 'ember', dark: { keyword: '#abcdef' } },
    css: { files: [], variables: { 'sidebar-width': '300px', 'code-bg': { light: '#fff', dark: '#000' } } },
  });
  expect(css).toMatch(/:root:root\{[^}]*--sidebar-width:300px;--code-bg:#fff\}/);
  expect(css).toMatch(/='dark'\]\{--code-bg:#000\}\n$/);
  expect(css).toContain('--tk-keyword:#abcdef');
  expect(css.indexOf(`--code-bg:${codeThemes.ember.light.background}`)).toBeLessThan(css.indexOf('--code-bg:#fff'));
});

it('makes smaller corners of the radius, and shades of another ground', () => {
  expect(siteCss({ ...none, radius: 6 })).toContain('--radius-s:3px;--radius-m:4px;--radius-l:6px');
  const ground = siteCss({ ...none, theme: { background: { light: '#ffe', dark: '#113' } } });
  expect(ground).toMatch(/--hover:color-mix\(in srgb, var\(--ink\)/);
});

describe.each(Object.entries(codeThemes))('the theme of code %s', (name, schemes) => {
  it.each(['light', 'dark'] as const)('can be read when %s, whatever the token', (scheme) => {
    const { background, ...colors } = schemes[scheme];
    expect(Object.keys(schemes[scheme])).toEqual([...codeColorNames]);
    for (const [token, color] of Object.entries(colors))
      expect(contrastOf(color, background), token).toBeGreaterThanOrEqual(name === 'contrast' ? 7 : 4.5);
  });
});
