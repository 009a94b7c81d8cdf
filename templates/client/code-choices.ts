// The language and the styling that a reader has chosen for the code of all demos: alone to know where the choice comes
// from (the address, else a cookie), where it is kept (the cookie) and how it is shown (attributes of <html>). `xdocs:code`
// on the document says that it has changed.
import { codeStylings, type CodeChoice } from '../../src/model/demo-choice.ts';
import type { DemoLanguage, DemoStyling } from '../../src/model/demo.ts';

/** The end of an address that chooses: a language, and a styling if one stands before it. */
const hashPattern = /(?:(tailwind|css|system)-.*)?\.(tsx|js)$/;

/**
 * Before the first paint: shows what the address asks for, else what was chosen once. The first of each has no attribute.
 * Every page carries this.
 */
export function showFirstChoice(html: HTMLElement): void {
  const [, asked, extension] = hashPattern.exec(location.hash) ?? [];
  const { cookie } = document;
  if (extension ? extension === 'js' : /\bcodeVariant=JS\b/.test(cookie)) html.setAttribute('data-code-language', 'js');
  const styling = asked ?? /\bcodeStyling=(tailwind|css)\b/.exec(cookie)?.[1];
  if (styling && styling !== 'system') html.setAttribute('data-code-styling', styling);
}

/** The choice that is shown. */
export function codeChoice(): CodeChoice {
  const { codeLanguage, codeStyling } = document.documentElement.dataset;
  return {
    language: codeLanguage === 'js' ? 'js' : 'ts',
    styling: codeStylings.find((styling) => styling === codeStyling) ?? 'system',
  };
}

function keep(name: 'codeVariant' | 'codeStyling', value: string): void {
  try {
    document.cookie = `${name}=${value};path=/;max-age=31536000`;
  } catch {
    // Where nothing may be kept, the choice holds for this page.
  }
}

/** Shows a choice and says so, where it is another one than before. */
function change(next: Partial<CodeChoice>): void {
  const before = codeChoice();
  const { language, styling } = { ...before, ...next };
  if (language === before.language && styling === before.styling) return;
  const { dataset } = document.documentElement;
  if (language === 'js') dataset['codeLanguage'] = language;
  else delete dataset['codeLanguage'];
  if (styling === 'system') delete dataset['codeStyling'];
  else dataset['codeStyling'] = styling;
  document.dispatchEvent(new CustomEvent('xdocs:code'));
}

/** Follows an address that the page has got since; the cookies stay. */
export function followHash(): void {
  const [, styling, extension] = hashPattern.exec(location.hash) ?? [];
  change({
    ...(extension && { language: extension === 'js' ? 'js' : 'ts' }),
    ...(styling && { styling: styling as DemoStyling }),
  });
}

/** A reader's own choice of a language, for all demos, kept. */
export function chooseLanguage(language: DemoLanguage): void {
  keep('codeVariant', language === 'js' ? 'JS' : 'TS');
  change({ language });
}

/** A reader's own choice of a styling, for all demos that have it, kept. */
export function chooseStyling(styling: DemoStyling): void {
  keep('codeStyling', styling);
  change({ styling });
}
