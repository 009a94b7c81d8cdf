// The theme options that a reader may change: density, direction, palette mode. In: a state and an action. Out: the
// next state.

export interface ThemeState {
  readonly dense: boolean;
  readonly direction: 'ltr' | 'rtl';
  readonly paletteMode: 'light' | 'dark';
}

/** The actions; `CHANGE` sets the properties in its payload. */
export type ThemeAction =
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | { readonly type: 'CHANGE'; readonly payload: Partial<Pick<ThemeState, 'direction' | 'paletteMode'>> };

export const initialThemeState: ThemeState = { dense: false, direction: 'ltr', paletteMode: 'light' };

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
