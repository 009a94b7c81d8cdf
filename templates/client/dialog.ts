// A modal dialog of plain elements, made when a reader asks for it. The browser keeps focus inside and gives it back.

type Child = Node | string;

/** An element with attributes and children; an attribute that is `undefined` is left out. */
export function element<K extends keyof HTMLElementTagNameMap>(name: K, attributes: Readonly<Record<string, string | undefined>> = {}, children: readonly Child[] = []): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Opens a dialog; Escape, its button and a click beside it close and remove it. */
export function openDialog({ title, close, className, content }: { readonly title: string; readonly close: string; readonly className: string; readonly content: readonly Child[] }): HTMLDialogElement {
  const shut = element('button', { type: 'button', class: 'icon-button dialog-close', 'aria-label': close }, ['✕']);
  const heading = element('h2', { id: 'xd-dialog-title' }, [title]);
  const dialog = element('dialog', { class: `dialog ${className}`, 'aria-labelledby': heading.id }, [element('header', { class: 'dialog-head' }, [heading, shut]), ...content]);
  shut.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isBeside = event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
    if (event.target === dialog && isBeside) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
