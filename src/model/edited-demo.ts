// What a reader has written in the place of a demo's first file. It lives in the session storage: as long as the visit,
// over all pages, in this tab.
import type { DemoLanguage, DemoStyling } from './demo.ts';
import { relativeSpecifier } from './module-url.ts';

/** An import of a text: its specifier, and where it stands, quotes included. */
export interface ImportPlace {
  readonly specifier: string;
  readonly start: number;
  readonly end: number;
}

export interface EditedDemo {
  readonly language: DemoLanguage;
  readonly styling: DemoStyling;
  readonly code: string;
  /** The text's imports in source order. */
  readonly imports: readonly ImportPlace[];
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
  const { language, styling, code, imports } = value ?? {};
  if (typeof code !== 'string' || (language !== 'ts' && language !== 'js')) return undefined;
  return {
    language,
    styling: styling === 'tailwind' || styling === 'css' ? styling : 'system',
    code,
    imports: placesFrom(imports, code),
  };
}

/** Stored places, where all of them are still those of the text; none otherwise. */
function placesFrom(stored: unknown, code: string): readonly ImportPlace[] {
  if (!Array.isArray(stored)) return [];
  const places: ImportPlace[] = [];
  for (const one of stored as readonly unknown[]) {
    const { specifier, start, end } = (one ?? {}) as Partial<ImportPlace>;
    if (typeof specifier !== 'string' || !Number.isInteger(start) || !Number.isInteger(end)) return [];
    if (start! < (places.at(-1)?.end ?? 0) || end! > code.length) return [];
    const written = code.slice(start! + 1, end! - 1);
    if (written !== specifier && relativeSpecifier(written) !== specifier) return [];
    places.push({ specifier, start: start!, end: end! });
  }
  return places;
}
