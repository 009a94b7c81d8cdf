// What demos say where there are no scripts: in the box of one that only scripts can fill, below one of which the server
// made a part. In: a FrameView. Out: CSS, in the language of its pages, which need no bytes for it.
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';

/** Rules for demos that wait for scripts. */
export function demoWithoutScriptsCss(frame: FrameView): string {
  const words = JSON.stringify(textOf(frame, 'demo.needsScripts').replace(/\s+/g, ' '));
  // As heavy as the rule of the stand-in, which comes before.
  const box =
    ":is(.demo-root[data-server='box'], .standalone-root:not([data-server])):not([data-hydrated], [data-failed])::after";
  // Empty blocks and drawings are what a grid or a chart leaves on a server.
  const part =
    ".demo-root[data-server='']:has(svg:empty, div:empty:not([role], [aria-hidden])):not([data-hydrated], [data-failed])::after";
  const line =
    'flex-basis: 100%; margin-block-start: 16px; color: var(--muted); font-size: 0.875rem; text-align: center';
  // In print, too, where there is no stand-in otherwise; and said aloud, after the demo's name.
  const said = `content: ${words}; content: ${words} / ${words}`;
  return `@media (scripting: none) { ${box} { ${said} } ${part} { ${said}; ${line} } }`;
}
