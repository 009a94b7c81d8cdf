// What a reader has written in the place of a demo's first file. It lives in the session storage: as long as the visit,
// over all pages, in this tab.
import type { DemoLanguage, DemoStyling } from './demo.ts';

export interface EditedDemo {
  readonly language: DemoLanguage;
  readonly styling: DemoStyling;
  readonly code: string;
}

/** The key of a demo's edited text in `sessionStorage`; its value is JSON. */
export function editedDemoKey(pathname: string, demo: string): string {
  return `xdocs-edited ${pathname}#${demo}`;
}

/** An edited demo from its stored text; `undefined` for anything else that may lie there. */
export function editedDemoFrom(stored: string | null): EditedDemo | undefined {
  let value: Partial<EditedDemo> | null;
  try {
    value = JSON.parse(stored ?? 'null') as Partial<EditedDemo> | null;
  } catch {
    return undefined;
  }
  const { language, styling, code } = value ?? {};
  if (typeof code !== 'string' || (language !== 'ts' && language !== 'js')) return undefined;
  return { language, styling: styling === 'tailwind' || styling === 'css' ? styling : 'system', code };
}
