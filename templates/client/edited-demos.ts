// What readers have written in demos, kept for the visit. A page asks for it without loading an editor.
import { editedDemoFrom, editedDemoKey, type EditedDemo } from '../../src/model/edited-demo.ts';

/** What was kept for a demo of this page; it may be of another language or styling than the one that is shown. */
export function readEdited(demo: string): EditedDemo | undefined {
  try {
    return editedDemoFrom(sessionStorage.getItem(editedDemoKey(location.pathname, demo)));
  } catch {
    // Storage is forbidden: nothing is kept.
    return undefined;
  }
}

/** Whether something was kept for a demo of this page. */
export function isEdited(demo: string): boolean {
  try {
    return editedDemoKey(location.pathname, demo) in sessionStorage;
  } catch {
    return false;
  }
}

/** Keeps what was written in a demo; nothing forgets it. */
export function keepEdited(demo: string, edited?: EditedDemo): void {
  const key = editedDemoKey(location.pathname, demo);
  try {
    if (edited) sessionStorage.setItem(key, JSON.stringify(edited));
    else sessionStorage.removeItem(key);
  } catch {
    // It lives as long as the page does.
  }
}
