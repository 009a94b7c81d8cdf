// An icon of the interface: a place, in which the style sheet draws (theme/icons.ts). Decorative: whoever shows one gives
// it a name.
import type { ReactElement } from 'react';

export type IconName =
  | 'arrow'
  | 'back'
  | 'bell'
  | 'chevron'
  | 'close'
  | 'elsewhere'
  | 'menu'
  | 'moon'
  | 'pencil'
  | 'search'
  | 'settings'
  | 'sun'
  | 'system'
  | 'thumb';

/** @param name what the style sheet draws: one of its icons, or a name that it has a picture for where this stands */
export function Icon({ name }: { name: IconName | 'mode' | `social-${number}` }): ReactElement {
  return <span className={`icon icon-${name}`} />;
}
