// The theme's constants, and that its text can be read in both schemes.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createDemoTheme, createDocsTheme } from '../../templates/theme/theme.ts';
import { themeVariables } from '../../templates/theme/theme-variables.ts';
import { contrastOf, mixed } from './contrast.ts';

const codeCss = readFileSync(new URL('../../templates/theme/code.css', import.meta.url), 'utf8');
const schemes = ['light', 'dark'] as const;

describe.each([
  ['docs', createDocsTheme(), 12],
  ['demo', createDemoTheme(), 4],
] as const)('the %s theme', (_, theme, radius) => {
  it('has the constants of the specification', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(theme.shape.borderRadius).toBe(radius);
    expect(theme.zIndex).toEqual({
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    });
    const durations = Object.values(theme.transitions.duration);
    expect([Math.min(...durations), Math.max(...durations)]).toEqual([150, 375]);
    expect(theme.typography.fontSize).toBe(14);
    expect(theme.typography.fontFamily).toMatch(/sans-serif$/);
  });

  it('spaces by 8 pixels', () => {
    const variables = JSON.stringify(theme.generateStyleSheets());
    expect(variables).toContain('"--mui-spacing":"8px"');
  });

  it.each(schemes)('keeps threshold, offset and readable text when %s', (scheme) => {
    const palette = theme.colorSchemes[scheme]?.palette;
    if (!palette) throw new Error(`no ${scheme} palette`);
    expect(palette.contrastThreshold).toBe(3);
    expect(palette.tonalOffset).toBe(0.2);
    const roles = [palette.primary, palette.secondary, palette.error, palette.warning, palette.info, palette.success];
    for (const surface of [palette.background.default, palette.background.paper]) {
      for (const text of [palette.text.primary, palette.text.secondary, ...roles.map((role) => role.main)]) {
        expect(contrastOf(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    // The ground of a name in a callout, which may be a link.
    const share = Number(/--tone\) (\d+)%/.exec(codeCss)![1]) / 100;
    for (const { main } of [palette.info, palette.warning, palette.success, palette.error]) {
      const ground = mixed(main, palette.background.default, share);
      expect(contrastOf(palette.primary.main, ground), `a link on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('changes with the scheme by the attribute of <html> alone', () => {
  const sheets = JSON.stringify(createDemoTheme().generateStyleSheets());
  expect(sheets).toContain('[data-mui-color-scheme=\\"dark\\"]');
});

it('is told apart into the variables that a text uses, with those that they are made of, and all others', () => {
  const theme = createDemoTheme();
  const names = (css: string) => new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!));
  const [all, none] = [themeVariables(theme, '').others, themeVariables(theme, '').used];
  expect(names(all).size).toBeGreaterThan(200);
  expect([...names(none)]).toEqual([]);
  const { used, others } = themeVariables(
    theme,
    'a { border-radius: var(--mui-shape-borderRadius); font: var(--mui-font-h1) }',
  );
  expect([...names(used)].sort()).toEqual(['--mui-font-h1', '--mui-shape-borderRadius']);
  expect(names(used).size + names(others).size).toBe(names(all).size);
  expect(themeVariables(theme, 'var(--mui-palette-text-primary)').used).toMatch(
    /data-mui-color-scheme="?light[^]*--mui-palette-text-primary[^]*data-mui-color-scheme="?dark[^]*--mui-palette-text-primary/,
  );
});

it("takes a site's own colours", () => {
  const theme = createDocsTheme({ primary: { light: '#123456', dark: '#abcdef' } });
  expect(theme.colorSchemes.light?.palette.primary.main).toBe('#123456');
  expect(theme.colorSchemes.dark?.palette.primary.main).toBe('#abcdef');
});

describe('code', () => {
  const css = readFileSync(new URL('../../templates/theme/tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split("[data-mui-color-scheme='dark']");

  it.each([
    ['light', light],
    ['dark', dark.split('/*')[0] ?? ''],
  ])('can be read when %s, whatever the token', (_, block) => {
    const background = /--code-bg: (#\w{6})/.exec(block)?.[1] ?? '';
    const tokens = [...block.matchAll(/--tk-([a-z]+): (#\w{6})/g)];
    expect(tokens.length).toBeGreaterThan(14);
    for (const [, name, color = ''] of tokens) {
      expect(contrastOf(color, background), name).toBeGreaterThanOrEqual(4.5);
    }
  });
});
