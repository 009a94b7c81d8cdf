// A page, or what stands in its place: one page's failure is a problem of that page, and the others are not touched.
import { bareErrorPage } from '../emit/bare-error-page.ts';
import { failedPage } from '../model/failed-page.ts';
import type { MadeContents } from '../model/output-file.ts';
import { isListed, type WholePage } from '../model/page.ts';
import { XdocsError, type Problem } from '../model/problem.ts';
import { sentenceOf } from '../report/sentences.ts';
import type { ViewedPage } from '../site/page-view-of.ts';
import type { SiteRenderer } from './site-renderer.ts';

/** The files of a page. */
export interface SafelyRendered {
  readonly html: string;
  /** Absent where a page has none, or could not be rendered. */
  readonly markdown?: string;
  /** Whether it could not be rendered. */
  readonly isFailure?: true;
}

/**
 * Renders a page and its Markdown. One whose rendering throws is shown as the problem it is, in the shell where the
 * shell can be rendered around it.
 *
 * @param onProblem told of it
 * @param htmlOf renders the HTML, here or in another thread
 * @throws XdocsError where no page can be rendered at all
 */
export async function renderSafely(
  whole: WholePage,
  renderer: Pick<SiteRenderer, 'viewOf' | 'htmlOf' | 'markdownOf'>,
  onProblem: (problem: Problem) => void,
  htmlOf: (viewed: ViewedPage) => string | Promise<string> = renderer.htmlOf,
): Promise<SafelyRendered> {
  const { page } = whole;
  try {
    const viewed = renderer.viewOf(whole);
    const html = htmlOf(viewed);
    // Made while another thread is at the HTML.
    const markdown = isListed(page) ? renderer.markdownOf(viewed) : undefined;
    return { html: await html, ...(markdown !== undefined && { markdown }) };
  } catch (error) {
    const problem = problemOf(error, page.source);
    onProblem(problem);
    try {
      return {
        html: renderer.htmlOf(renderer.viewOf(failedPage(page.source, page.address, problem))),
        isFailure: true,
      };
    } catch {
      return { html: bareErrorPage(page.address.locale, `${page.source}: ${sentenceOf(problem)}`), isFailure: true };
    }
  }
}

/** The page that says that there is none, likewise. */
export function renderNotFoundSafely(
  locale: string,
  renderer: Pick<SiteRenderer, 'renderNotFound'>,
  onProblem: (problem: Problem) => void,
): MadeContents {
  try {
    return { contents: renderer.renderNotFound([]) };
  } catch (error) {
    const problem = problemOf(error, '404.html');
    onProblem(problem);
    return { contents: bareErrorPage(locale, `404.html: ${sentenceOf(problem)}`), isFailure: true };
  }
}

function problemOf(error: unknown, file: string): Problem {
  if (error instanceof XdocsError) throw error;
  return {
    rule: 'page-failed',
    severity: 'error',
    file,
    reason: error instanceof Error ? error.message : String(error),
  };
}
