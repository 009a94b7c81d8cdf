// The tools below demos, before anybody uses them. In: a pointer, the focus or a click on one, an address or a kept choice
// that concerns a demo. Out: the part that answers, loaded only then.
import { elementOfHash } from './element-of-hash.ts';
import { missed } from './missing-part.ts';
import { under } from './under.ts';

const toolbar = () => import('./demo-toolbar.ts');

/** Wires the tools of the page, those to come included. */
export function listenForTools(): void {
  for (const type of ['pointerover', 'focusin', 'click', 'keydown'])
    document.addEventListener(type, (event) => {
      // Who goes from stop to stop finds each toolbar as one stop.
      if (type === 'focusin' ? !document.querySelector('.demo-source') : !under(event, '.demo-source')) return;
      if (type === 'click' && under(event, '[data-tool]')) event.preventDefault();
      void toolbar()
        .then(({ answer }) => answer(event))
        .catch(() => missed(type === 'click' && under(event, '[data-tool]') !== null));
    });
}

/** Opens what the address points into, and shows the code that it or the reader's choice asks for. */
export function showAddressed(): void {
  const target = elementOfHash(location.hash);
  const details = target?.closest<HTMLDetailsElement>('.prose details, .api-full-type');
  if (details) details.open = true;
  if (target?.closest('.demo') || document.querySelector(':is([data-code-language],[data-code-styling]) .demo-source'))
    void toolbar()
      .then(({ arrive }) => arrive())
      .catch(missed);
}
