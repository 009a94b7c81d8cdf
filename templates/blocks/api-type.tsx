// A type, a default component, a rule's name: code of a table's second column. In: its text, and the names in it that
// have a page. Out: an element.
import type { ReactElement } from 'react';
import { escapeHtml } from '../../src/model/escape-html.ts';
import { breakableHtmlOf } from '../../src/model/breakable.ts';

/** Where names of types lead. */
export type TypeLinks = Readonly<Record<string, string>>;

/** A type as HTML: long words may break, known names are links. */
export function typeHtmlOf(type: string, links: TypeLinks = {}): string {
  const html = breakableHtmlOf(type);
  const names = Object.keys(links);
  if (names.length === 0) return html;
  // A long name has places to break in it; text of a type has no other markup.
  const pattern = new RegExp(
    `(?<![\\w.])(?:${names.map((name) => [...name].join('(?:<wbr>)?')).join('|')})(?!\\w|<wbr>\\w)`,
    'g',
  );
  return html.replace(
    pattern,
    (found) => `<a href="${escapeHtml(links[found.replaceAll('<wbr>', '')]!)}">${found}</a>`,
  );
}

export function ApiType({ type, links }: { type: string; links?: TypeLinks }): ReactElement {
  return <code className="api-type" dangerouslySetInnerHTML={{ __html: typeHtmlOf(type, links) }} />;
}
