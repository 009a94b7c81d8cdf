// What a frame of another origin must be told to look like the page: it can read neither the page nor its storage.
import { colorRulesId, colorsKey } from '../../src/model/browser-storage.ts';
import { readStored } from '../client/stored.ts';
import type { PageLook, StartMessage } from './runner-messages.ts';

type Attributes = [name: string, value: string][];

function attributesOf(element: Element | null, isWanted: (name: string) => boolean): Attributes {
  return [...(element?.attributes ?? [])].filter(({ name }) => isWanted(name)).map(({ name, value }) => [name, value]);
}

/** The reader's settings and colours as they are now. */
function pageLook(): PageLook {
  const { documentElement } = document;
  // Where demos look for what the browser would not store.
  const unkept = JSON.parse(documentElement.dataset['unkept'] ?? '{}') as Record<string, string>;
  const colors = readStored(colorsKey);
  if (colors !== null) unkept[colorsKey] = colors;
  return {
    attributes: [
      ...attributesOf(documentElement, (name) => name !== 'data-unkept'),
      ['data-unkept', JSON.stringify(unkept)],
    ],
    colors: document.getElementById(colorRulesId)?.textContent ?? '',
  };
}

/** What the frame is told first, but for the style sheets. */
export function startFacts(root: HTMLElement): Pick<StartMessage, 'look' | 'frame' | 'demo'> {
  const demo = /^(?:class|role|aria-label|data-(?:xd-demo|id-prefix|bare|controls|props|styling|xd-tailwind))$/;
  return {
    look: pageLook(),
    frame: attributesOf(document.querySelector('.frame'), (name) =>
      /^(?:class|data-xd-(?:texts|colors|site))$/.test(name),
    ),
    demo: attributesOf(root, (name) => demo.test(name) || (name === 'style' && !root.hasAttribute('data-frame'))),
  };
}

/** Calls back at each change of the reader's settings, until the page is left or the returned function is called. */
export function followLook(changed: (look: PageLook) => void): () => void {
  const types = ['xdocs:settings', 'xdocs:scheme'];
  const follow = () => changed(pageLook());
  const stop = () => types.forEach((type) => document.removeEventListener(type, follow));
  for (const type of types) document.addEventListener(type, follow);
  document.addEventListener('xdocs:leave', stop, { once: true });
  return stop;
}
