// A page that stands in the site's order before its text is parsed. In: a source. Out: its place and its title.
import { readFrontMatter } from '../markdown/front-matter.ts';
import { pageKindOf } from '../markdown/front-matter-keys.ts';
import { frontMatterLimit } from '../markdown/limits.ts';
import type { Address } from '../model/address.ts';
import type { Page } from '../model/page.ts';

const openingLength = 4096;
/** A front matter that is longer. */
const longestOpening = frontMatterLimit + openingLength;

/** What the navigation and other pages need of a page. The title is the first `#` line without its marks. */
export function unreadPage(source: { readonly path: string; readonly text: string }, address: Address): Page {
  const lines = openingOf(source.text);
  const { frontMatter, lines: before } = readFrontMatter(lines, source.path);
  // A title is short; a line that is not must cost no more than one.
  const heading = (lines.slice(before).find((line) => /^ {0,3}#\s/.test(line)) ?? '').slice(0, 300);
  const title = heading
    .replace(/^ {0,3}#/, '')
    .trim()
    .replace(/#+$/, '')
    .replace(/<[^<>]*>|[`*_]/g, '')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .trim();
  return {
    kind: pageKindOf(frontMatter),
    address,
    source: source.path,
    frontMatter,
    options: {},
    title,
    description: frontMatter.description ?? '',
    headings: [],
    anchors: [],
    links: [],
    assets: [],
    directives: [],
    reads: [],
    problems: [],
  };
}

/** The lines in which front matter and title stand, or the page has a problem that its reading will tell of. */
function openingOf(text: string): string[] {
  const cut = (length: number) => text.slice(0, length).split(/\r\n?|\n/);
  const lines = cut(openingLength);
  const isOpen = lines[0]?.trimEnd() === '---' && !lines.some((line, index) => index > 0 && line.trimEnd() === '---');
  return isOpen ? cut(longestOpening) : lines;
}
