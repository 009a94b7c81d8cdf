// The palette of charts: seen on the ground of both schemes, told apart by readers who see colours otherwise, and the one
// that charts are drawn in.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { describe, expect, it } from 'vitest';
import options, { brand, chartColors } from '../../content/theme.ts';
import { defaultColors } from '../../src/model/default-colors.ts';
import { paletteOf } from '../../templates/theme/palette.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** What is left of a colour for readers without one kind of cones, on linear RGB (Machado, Oliveira, Fernandes 2009). */
const sights: Readonly<Record<string, Matrix>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const times = (matrix: Matrix, [a, b, c]: Triple) =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;

function linear(hex: string): Triple {
  return [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
}

/** Lightness and two hues in which equal distances look equal (OKLab). */
function perceived(color: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color.map((part) => Math.min(1, Math.max(0, part))) as unknown as Triple,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt) as unknown as Triple,
  );
}

function contrast(one: string, other: string): number {
  const [low, high] = [one, other]
    .map((hex) => {
      const [red, green, blue] = linear(hex);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    })
    .sort((a, b) => a - b) as [number, number];
  return high / low;
}

describe.each(['light', 'dark'] as const)('the palette of charts, %s', (scheme) => {
  const colors = chartColors(scheme);
  const { default: ground, paper } = paletteOf(scheme, brand).background!;

  it('stands out from the page and from paper, also with a text on it in their colour', () => {
    const low = colors.filter((color) => Math.min(contrast(color, ground!), contrast(color, paper!)) < 4.5);
    expect(low).toEqual([]);
  });

  it.each(Object.keys(sights))('can be told apart by readers: %s', (sight) => {
    const seen = colors.map((color) => perceived(times(sights[sight]!, linear(color))));
    const distances = seen.flatMap((one, index) =>
      seen.slice(index + 1).map((other) => Math.hypot(...one.map((part, at) => part - other[at]!))),
    );
    // Below 0.02, neighbouring areas look alike.
    expect(Math.min(...distances)).toBeGreaterThan(0.08);
  });

  it('begins with the site’s colours, and is that of a chart which names none', () => {
    expect(colors.slice(0, 2)).toEqual([defaultColors.primary[scheme], defaultColors.secondary[scheme]]);
    const chart = createElement(BarChart, {
      width: 300,
      height: 200,
      skipAnimation: true,
      series: colors.map((_, index) => ({ data: [index + 1] })),
    });
    const html = renderToString(
      createElement(ThemeProvider, { theme: createTheme({ palette: { mode: scheme } }, options) }, chart),
    );
    expect(colors.filter((color) => !html.includes(color))).toEqual([]);
  });
});
