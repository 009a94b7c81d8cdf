// Brings a demo's style sheet with its module: when its page was sent, nobody knew it yet.
import type { DemoSheet } from '../model/demo.ts';
import type { Island } from '../model/island.ts';

/**
 * A module with what brings its sheet. One that a page has already stays as it is; another takes its place. That of a
 * styling that is not in the page is only named, because it comes and goes with the reader's choice.
 *
 * @param url of the module
 * @param text of the module; absent where it is not at hand
 * @param sheet `undefined` where the module had one and has none now
 */
export function withSheetScript(
  { url, text }: { readonly url: string; readonly text: string | undefined },
  sheet: DemoSheet | undefined,
  { id, module, styling }: Pick<Island, 'id' | 'module' | 'styling'>,
): string {
  const itself = `export * from ${JSON.stringify(url)};\n`;
  // The export's name may be one of the demo's.
  if (sheet && styling && id.endsWith(` ${styling}`))
    return `${itself}export const sheet = ${JSON.stringify(sheet.url)};\n`;
  const rule = sheet && `@import url(${JSON.stringify(sheet.url)})${sheet.isLayered ? ' layer(demo)' : ''};`;
  // A second module would be a second request. A block's names are its own, but what it asks for may have a demo's name.
  return `${text ?? itself}
{
  const { document } = globalThis;
  const [module, rule] = ${JSON.stringify([module, rule ?? ''])};
  const before = [...document.head.getElementsByTagName('style')].filter(({ dataset }) => dataset.demoSheet === module);
  const clear = () => before.forEach((one) => one.remove());
  if (rule === '') clear();
  else if (before.at(-1)?.textContent !== rule) {
    const style = document.createElement('style');
    style.dataset.demoSheet = module;
    style.textContent = rule;
    style.onload = clear;
    document.head.append(style);
  }
}
`;
}
