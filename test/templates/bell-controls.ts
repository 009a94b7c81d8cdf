// The controls of the demo `bell`, one of each kind.
import { controlsOf } from '../../src/model/prop-control.ts';
import type { DemoControlsView } from '../../src/model/view.ts';
import { apiOf } from '../support/api-of.ts';

const member = (name: string, type: string, standard?: string) => ({
  name,
  type,
  required: false,
  description: '',
  ...(standard !== undefined && { default: standard }),
});

const bell = apiOf({
  name: 'Bell',
  members: [
    member('size', "'small' | 'large'"),
    member('metal', "'brass' | 'bronze' | 'steel' | 'stainless steel'", "'brass'"),
    member('loud', 'boolean', 'false'),
    member('gap', 'number'),
    member('label', 'string', "'Bell'"),
    member('tint', 'string'),
  ],
});

export const bellControls: DemoControlsView = {
  component: 'Bell',
  // Of another site: a page of this one would be asked for as soon as a link has the focus.
  href: 'https://example.com/bell/',
  controls: [...controlsOf(bell).values()].map((control) => ({
    ...control,
    ...(control.name === 'gap' && { initial: 6 }),
    ...(control.name === 'tint' && { kind: 'color' }),
    hint: `What ${control.name} is for.`,
    href: `https://example.com/bell/#bell-prop-${control.name}`,
  })),
};
