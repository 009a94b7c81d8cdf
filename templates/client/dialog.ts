// A modal dialog of plain elements, made when a reader asks for it. The browser keeps focus inside and gives it back.
import dialogCss from '../theme/dialog.css';
import { element } from './element.ts';

let sheet: CSSStyleSheet | undefined;

/** Nothing but these dialogs needs their style sheet. */
function bringStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(dialogCss);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Whether a pointer is beside a dialog, on what it covers. */
export function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** Opens a dialog; Escape, its button, a click beside it and another page close and remove it. */
export function openDialog({
  title,
  close,
  className,
  content,
}: {
  readonly title: string;
  readonly close: string;
  readonly className: string;
  readonly content: readonly (Node | string)[];
}): HTMLDialogElement {
  bringStyles();
  const shut = element('button', { type: 'button', class: 'icon-button dialog-close', 'aria-label': close }, ['✕']);
  const heading = element('h2', { id: 'xd-dialog-title' }, [title]);
  const dialog = element('dialog', { class: `dialog ${className}`, 'aria-labelledby': heading.id }, [
    element('header', { class: 'dialog-head' }, [heading, shut]),
    ...content,
  ]);
  shut.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (isBeside(dialog, event)) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.addEventListener('xdocs:leave', () => dialog.close(), { once: true });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
