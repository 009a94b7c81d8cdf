// What stands in the box of a demo that only scripts can fill, where there are none. In: a FrameView. Out: CSS, in the
// language of its pages, which need no bytes for it.
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';

/** Rules for demos of which the server could make no more than the box. */
export function demoWithoutScriptsCss(frame: FrameView): string {
  const words = JSON.stringify(textOf(frame, 'demo.needsScripts').replace(/\s+/g, ' '));
  // As heavy as the rule of the stand-in, which comes before.
  const box =
    ":is(.demo-root[data-server='box'], .standalone-root:not([data-server])):not([data-hydrated], [data-failed])::after";
  // In print, too, where there is no stand-in otherwise; and said aloud, after the demo's name.
  return `@media (scripting: none) { ${box} { content: ${words}; content: ${words} / ${words} } }`;
}
