// What a reader has made of a demo's first file within this visit; the editor keeps it.
import { codeChoice } from './code-choices.ts';

/** The edited text of a demo, where it was edited in the language and styling that are shown. */
export function editedText(demo: HTMLElement): string | undefined {
  try {
    const name = demo.querySelector<HTMLElement>('[data-xd-demo]')?.dataset['xdDemo'] ?? '';
    const kept = JSON.parse(sessionStorage.getItem(`xdocs-edited ${location.pathname}#${name}`) ?? 'null') as {
      language?: string;
      styling?: string;
      code?: string;
    } | null;
    const { language, styling } = codeChoice();
    return kept?.language === language && kept.styling === styling ? kept.code : undefined;
  } catch {
    return undefined;
  }
}
