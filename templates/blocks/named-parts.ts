// Names for parts of a page's HTML that have none in it: the page is read without knowing the words of its language.
import { escapeHtml } from '../../src/model/escape-html.ts';
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';

const tabList = '<div role="tablist" class="tab-list">';

/**
 * The HTML with names for task lists' checkboxes, which have no label of their own because the item's text may hold
 * links, and for the tabs of code blocks.
 */
export function withNamedParts(html: string, frame: FrameView): string {
  let named = html;
  if (named.includes('type="checkbox"'))
    named = named.replace(/<input type="checkbox"([^>]*)>/g, (_, rest: string) => {
      const name = textOf(frame, / checked\b/.test(rest) ? 'task.done' : 'task.open');
      return `<input type="checkbox" aria-label="${escapeHtml(name)}"${rest}>`;
    });
  if (named.includes(tabList)) {
    const label = escapeHtml(textOf(frame, 'code.variants'));
    named = named.replaceAll(tabList, () => `${tabList.slice(0, -1)} aria-label="${label}">`);
  }
  return named;
}
