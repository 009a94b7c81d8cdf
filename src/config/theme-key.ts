// The colours of the config. Material UI makes lighter, darker and contrasting ones of them, and knows the formats that
// https://mui.com/material-ui/customization/palette/ names; its own message for others is a number.
import type { UserConfig } from '../model/user-config.ts';

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const notation =
  /^(?:rgba?|hsla?)\([\d\s.,%/-]+\)$|^color\((?:srgb|display-p3|a98-rgb|prophoto-rgb|rec-2020) [\d\s.,%/-]+\)$/i;

/** The problem with a colour, as a sentence: a format that no theme can be made of. */
export function themeProblem({ theme = {} }: UserConfig): string | undefined {
  for (const role of ['primary', 'secondary'] as const)
    for (const scheme of ['light', 'dark'] as const) {
      const color = theme[role]?.[scheme];
      if (color === undefined || hex.test(color) || notation.test(color)) continue;
      return `Unsupported colour format: "theme.${role}.${scheme}" is "${color}"; write #rgb, #rrggbb, rgb(), rgba(), hsl(), hsla() or color().`;
    }
  return undefined;
}
