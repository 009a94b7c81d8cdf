// What a reader has made of a demo's own file within the visit. In: a demo's name. Out: the text, and its variant.
import type { DemoLanguage, DemoStyling } from '../../src/model/demo.ts';

interface EditedDemo {
  readonly language: DemoLanguage;
  readonly styling: DemoStyling;
  readonly code: string;
}

/** The edited text of a demo of this page, if there is one. */
export function editedDemo(name: string): EditedDemo | undefined {
  try {
    const stored = sessionStorage.getItem(`xdocs-edited ${location.pathname}#${name}`);
    const edited = stored === null ? undefined : (JSON.parse(stored) as EditedDemo | null);
    return typeof edited?.code === 'string' ? edited : undefined;
  } catch {
    // Storage is forbidden, or holds what nobody of us has written.
    return undefined;
  }
}
