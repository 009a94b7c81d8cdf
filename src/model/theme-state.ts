// The theme options that a reader may change: density, direction, palette mode. In: a state and an action. Out: the
// next state.
import { density, direction, firstOf, type ReaderSetting, type ValueOf } from './browser-storage.ts';

export interface ThemeState {
  readonly dense: boolean;
  readonly direction: ValueOf<typeof direction>;
  readonly paletteMode: 'light' | 'dark';
}

/** The actions; `CHANGE` sets the properties in its payload. */
export type ThemeAction =
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | { readonly type: 'CHANGE'; readonly payload: Partial<Pick<ThemeState, 'direction' | 'paletteMode'>> };

export const initialThemeState: ThemeState = { dense: false, direction: firstOf(direction), paletteMode: 'light' };

/** What a reader's settings make of the theme: the initial state itself where they change nothing of it. */
export function themeStateOf(valueOf: <Value extends string>(setting: ReaderSetting<Value>) => Value): ThemeState {
  const actions: readonly ThemeAction[] = [
    { type: 'CHANGE', payload: { direction: valueOf(direction) } },
    valueOf(density) === 'dense' ? { type: 'SET_DENSE', payload: true } : { type: 'RESET_DENSITY' },
  ];
  return actions.reduce(themeStateAfter, initialThemeState);
}

/**
 * The state after an action: the same object where nothing changes.
 *
 * @throws Error for an unknown action
 */
export function themeStateAfter(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_DENSE':
      return merged(state, { dense: action.payload });
    case 'RESET_DENSITY':
      return merged(state, { dense: initialThemeState.dense });
    case 'CHANGE':
      return merged(state, action.payload);
    default:
      throw new Error(`Unknown theme action ${JSON.stringify((action as { type?: unknown }).type)}.`);
  }
}

function merged(state: ThemeState, next: Partial<ThemeState>): ThemeState {
  const given = Object.entries(next).filter(([, value]) => value !== undefined) as [
    keyof ThemeState,
    ThemeState[keyof ThemeState],
  ][];
  return given.every(([key, value]) => state[key] === value) ? state : { ...state, ...Object.fromEntries(given) };
}
