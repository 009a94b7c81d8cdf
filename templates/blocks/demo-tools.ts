// The tools of a demo, and what there is to choose from. In: a demo's view. Out: plain values.
import { codeStylings } from '../../src/model/demo-choice.ts';
import type { DemoLanguage, DemoStyling } from '../../src/model/demo.ts';
import type { InterfaceTextKey } from '../../src/model/interface-texts.ts';
import type { DemoView, FrameView } from '../../src/model/view.ts';
import { eventAttributes } from '../shell/event-attributes.ts';
import { textOf } from '../shell/text-of.ts';

/** A button of the toolbar, which the menu has as well where there is no room for it in the bar. */
export interface Tool {
  readonly name: string;
  readonly label: string;
  /** Further facts for the script. */
  readonly data?: Readonly<Record<`data-${string}`, string | undefined>>;
}

/** The tools of a demo. One that does not run cannot be tried. */
export function toolsOf(demo: DemoView, frame: FrameView): Tool[] {
  const text = (key: InterfaceTextKey) => textOf(frame, key);
  const { chat } = frame;
  const runs = (demo.module ?? demo.frameUrl) !== undefined && !demo.error;
  return [
    ...(['stackblitz', 'codesandbox'] as const).map((name) => ({
      name,
      label: text(`demo.${name}`),
      data: eventAttributes(frame, 'demo', name, demo.name),
    })),
    ...(chat
      ? [
          {
            name: 'chat',
            label: textOf(frame, 'demo.chat', { name: chat.name }),
            data: { 'data-endpoint': chat.endpoint, 'data-name': chat.name },
          },
        ]
      : []),
    ...(runs
      ? [
          { name: 'focus', label: text('demo.focus'), data: { 'data-said': text('demo.focusSaid') } },
          { name: 'reset', label: text('demo.reset') },
        ]
      : []),
    // A demo on a page of its own has no module here that could run another text.
    ...(runs && demo.module ? [{ name: 'edit', label: text('demo.edit') }] : []),
  ];
}

/** The stylings of a demo, in the order of the choice. */
export function stylingsOf({ variants }: DemoView): DemoStyling[] {
  return codeStylings.filter((styling) => variants.some((variant) => variant.styling === styling));
}

/** The languages that a demo can be shown in, where it is a choice. */
export function languagesOf({ variants }: Pick<DemoView, 'variants'>): DemoLanguage[] {
  return (['js', 'ts'] as const).filter((language) => variants.some((variant) => variant.language === language));
}
