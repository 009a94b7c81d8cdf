// What a number prop may be set to: no type says it, so its name, its default and its description do. A bound in any
// case, because numbers come from URLs, too: a height of a billion pixels holds up a browser.
import type { ApiMember } from './api.ts';

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** By name: the first that fits. */
const byName: readonly (readonly [RegExp, NumberRange])[] = [
  [/ratio$|opacity$/i, { min: 0, max: 1, step: 0.05 }],
  [/angle$|rotation$/i, { min: -360, max: 360, step: 5 }],
  [/(?:ms|delay|duration|timeout)$/i, { min: 0, max: 2000, step: 50 }],
  [/^(?:width|height|.+width)$/i, { min: 100, max: 800, step: 10 }],
  [/height$/i, { min: 20, max: 200, step: 1 }],
  [/radius$|gap$|padding$|spacing$|thickness$/i, { min: 0, max: 50, step: 1 }],
];

/** What is counted, or walked by: none of it would never end. */
const counted = /step|count|number|divisions|size$/i;

/** The range of a number, in the unit of its prop; a known default lies in it. */
export function rangeOf(
  { name, description }: Pick<ApiMember, 'name' | 'description'>,
  standard: number | undefined,
): NumberRange {
  const stated = /\b(?:between|from) `?(-?\d+(?:\.\d+)?)`? (?:and|to) `?(-?\d+(?:\.\d+)?)\b/i.exec(description);
  const [low, high] = [Number(stated?.[1]), Number(stated?.[2])];
  if (stated && low < high) return including({ min: low, max: high, step: stepOf(high - low) }, standard);
  const [, found] = byName.find(([pattern]) => pattern.test(name)) ?? [];
  if (found) return including(found, standard);
  if (standard !== undefined && standard > 0 && standard < 1) return { min: 0, max: 1, step: 0.05 };
  const max = standard ? roundUp(Math.max(Math.abs(standard) * 3, 10)) : 100;
  const min = standard !== undefined && standard < 0 ? -max : counted.test(name) ? 1 : 0;
  return including({ min, max, step: stepOf(max - min) }, standard);
}

function including({ min, max, step }: NumberRange, standard: number | undefined): NumberRange {
  if (standard === undefined) return { min, max, step };
  return { min: Math.min(min, standard), max: Math.max(max, standard), step };
}

/** About a hundred steps, at least by one where whole numbers are meant. */
function stepOf(span: number): number {
  if (span <= 1) return 0.05;
  return span <= 200 ? 1 : 10 ** Math.floor(Math.log10(span / 50));
}

/** To one or two leading digits: 168 becomes 200, 15 stays. */
function roundUp(value: number): number {
  const unit = value < 20 ? 1 : 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / unit) * unit;
}
