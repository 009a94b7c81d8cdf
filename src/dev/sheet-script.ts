// Brings a demo's style sheet with its module: when its page was sent, nobody knew it yet.
import type { DemoSheet } from '../model/demo.ts';
import type { Island } from '../model/island.ts';

/**
 * A module with what brings its sheet. One that a page has already stays as it is; one that is another takes its place. That of a
 * styling that is not in the page is only named, because it comes and goes with the reader's choice.
 *
 * @param url of the module
 * @param text of the module; absent where it is not at hand
 */
export function withSheetScript(
  { url, text }: { readonly url: string; readonly text: string | undefined },
  sheet: DemoSheet,
  { id, styling }: Pick<Island, 'id' | 'styling'>,
): string {
  const itself = `export * from ${JSON.stringify(url)};\n`;
  // The export's name may be one of the demo's.
  if (styling && id.endsWith(` ${styling}`)) return `${itself}export const sheet = ${JSON.stringify(sheet.url)};\n`;
  const rule = `@import url(${JSON.stringify(sheet.url)})${sheet.isLayered ? ' layer(demo)' : ''};`;
  // A second module would be a second request. A block's names are its own, but what it asks for may have a demo's name.
  return `${text ?? itself}
{
  const { document } = globalThis;
  const [demo, rule] = ${JSON.stringify([id, rule])};
  const before = [...document.head.getElementsByTagName('style')].filter(({ dataset }) => dataset.demoSheet === demo);
  if (before.at(-1)?.textContent !== rule) {
    const style = document.createElement('style');
    style.dataset.demoSheet = demo;
    style.onload = () => before.forEach((one) => one.remove());
    document.head.append(Object.assign(style, { textContent: rule }));
  }
}
`;
}
