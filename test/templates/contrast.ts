// WCAG contrast of two colours, and their mixture, for tests. In: `#rrggbb`. Out: a ratio from 1 to 21; a colour.

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** As `color-mix(in srgb, …)`: so much of the first. */
export function mixed(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [one, other] = [first, second].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.round(one! * share + other! * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
