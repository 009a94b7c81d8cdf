// What a reader has set: between the texts of fields and URLs, the props that the demo gets, and the JSX that results.
import type { ControlValue, PropControl } from './prop-control.ts';
import { isColor } from './prop-control.ts';

/** Values by prop, only those that differ from what the demo starts with. */
export type ControlState = ReadonlyMap<string, ControlValue>;

/** Longer texts would break a page, or a URL. */
export const textLimit = 120;

/** What a control shows before anybody has touched it; `undefined` is “not set”. */
export function startOf(control: PropControl): ControlValue | undefined {
  return control.initial ?? control.default;
}

/** The value that a text stands for, of a field or of a URL; `undefined` for “not set” and for all that is not allowed. */
export function valueOf(
  { kind, options, range, isNumeric, initial }: PropControl,
  text: string,
): ControlValue | undefined {
  if (kind === 'switch') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (kind === 'options') return options!.find((option) => String(option) === text);
  if (kind === 'color') return isColor(text) ? text : undefined;
  if (kind === 'number') {
    const value = text.trim() === '' ? NaN : Number(text);
    return value >= range!.min && value <= range!.max ? value : undefined;
  }
  if (text.length > textLimit) return undefined;
  if (isNumeric && /^-?\d{1,4}(?:\.\d+)?$/.test(text)) return Number(text);
  // An empty text says something only where the demo would show one of its own.
  return text === '' && initial === undefined ? undefined : text;
}

/**
 * The state that texts stand for. What is not allowed is left out.
 *
 * @param textOf the text of a prop, if there is one
 * @param before the state that counts where a text is not allowed, because somebody is still writing it
 */
export function stateOf(
  controls: readonly PropControl[],
  textOf: (name: string) => string | null | undefined,
  before?: ControlState,
): ControlState {
  return new Map(
    controls.flatMap((control) => {
      const text = textOf(control.name);
      if (typeof text !== 'string') return [];
      const value = valueOf(control, text) ?? (text ? before?.get(control.name) : undefined);
      return value === undefined || value === startOf(control) ? [] : [[control.name, value] as const];
    }),
  );
}

/** The props that the component has in the end, where they differ from its own defaults: what its JSX says. */
export function shownProps(controls: readonly PropControl[], state: ControlState): [string, ControlValue][] {
  return controls.flatMap((control) => {
    const value = state.get(control.name) ?? startOf(control);
    return value === undefined || value === control.default ? [] : [[control.name, value]];
  });
}
