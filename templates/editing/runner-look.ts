// What the frame of edited code looks like: the page's styles, the reader's settings. In: messages. Out: the document,
// and word of changes for demos, which follow the same events on a page.
import { colorRulesId } from '../../src/model/browser-storage.ts';
import type { PageLook, StartMessage } from './runner-messages.ts';

/** Sets up the document; returns the element for the demo. */
export function showFrame({ look, sheets, frame, demo, padding }: StartMessage): HTMLElement {
  for (const textContent of sheets)
    document.head.append(Object.assign(document.createElement('style'), { textContent }));
  document.body.style.padding = padding;
  setLook(look);
  const facts = document.createElement('div');
  const root = document.createElement('div');
  for (const [name, value] of frame) facts.setAttribute(name, value);
  for (const [name, value] of demo) root.setAttribute(name, value);
  // What demos put beside themselves, as popups, has their styles.
  const { xdTailwind } = root.dataset;
  if (xdTailwind) document.body.dataset['xdTailwind'] = xdTailwind;
  facts.hidden = true;
  document.body.append(root, facts);
  return root;
}

/** Follows a change of the reader's settings. */
export function showLook(look: PageLook): void {
  setLook(look);
  for (const type of ['xdocs:settings', 'xdocs:scheme']) document.dispatchEvent(new CustomEvent(type));
}

function setLook({ attributes, colors }: PageLook): void {
  const { documentElement } = document;
  for (const name of documentElement.getAttributeNames())
    if (!attributes.some(([other]) => other === name)) documentElement.removeAttribute(name);
  for (const [name, value] of attributes) documentElement.setAttribute(name, value);
  document.getElementById(colorRulesId)?.remove();
  document.head.append(Object.assign(document.createElement('style'), { id: colorRulesId, textContent: colors }));
}
