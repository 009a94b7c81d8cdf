// A page, or what stands in its place: one page's failure is a problem of that page, and the others are not touched.
import { bareErrorPage } from '../emit/bare-error-page.ts';
import { failedPage } from '../model/failed-page.ts';
import { isListed, type Page } from '../model/page.ts';
import { XdocsError, type Problem } from '../model/problem.ts';
import { sentenceOf } from '../report/sentences.ts';
import type { SiteRenderer } from './render-site.ts';

/**
 * Renders a page and its Markdown. One whose rendering throws is shown as the problem it is, in the shell where the
 * shell can be rendered around it.
 *
 * @param problems where the problem is added
 * @throws XdocsError where no page can be rendered at all
 */
export function renderSafely(
  page: Page,
  renderer: Pick<SiteRenderer, 'renderOne' | 'renderMarkdown'>,
  problems: Problem[],
): { html: string; markdown?: string } {
  try {
    return { html: renderer.renderOne(page), ...(isListed(page) && { markdown: renderer.renderMarkdown(page) }) };
  } catch (error) {
    const problem = problemOf(error, page.source);
    problems.push(problem);
    try {
      return { html: renderer.renderOne(failedPage(page.source, page.address, problem)) };
    } catch {
      return { html: bareErrorPage(page.address.locale, `${page.source}: ${sentenceOf(problem)}`) };
    }
  }
}

/** The page that says that there is none, likewise. */
export function renderNotFoundSafely(
  locale: string,
  renderer: Pick<SiteRenderer, 'renderNotFound'>,
  problems: Problem[],
): string {
  try {
    return renderer.renderNotFound([]);
  } catch (error) {
    const problem = problemOf(error, '404.html');
    problems.push(problem);
    return bareErrorPage(locale, `404.html: ${sentenceOf(problem)}`);
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
