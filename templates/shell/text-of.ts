// Interface words. In: a frame with its locale's dictionary, a key, values. Out: the text to show.
import type { FrameView } from '../../src/model/view.ts';
import { interfaceTexts } from '../../src/model/interface-texts.ts';
import type { InterfaceTextKey } from '../../src/model/interface-texts.ts';

/**
 * The text of a key in the frame's language, English where it has none, `{name}` replaced by the value of that name.
 */
export function textOf(frame: FrameView, key: InterfaceTextKey, values: Readonly<Record<string, string>> = {}): string {
  const text = frame.texts[key] ?? interfaceTexts[key];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
