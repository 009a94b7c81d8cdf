// A page that stands in the site's order before its text is parsed. In: a source. Out: its place and its title.
import { readFrontMatter } from '../markdown/front-matter.ts';
import type { Address } from '../model/address.ts';
import type { Page } from '../model/page.ts';
import type { SourceFile } from '../model/source-file.ts';

const openingLength = 4096;

/** What the navigation and other pages need of a page. The title is the first `#` line without its marks. */
export function unreadPage(source: SourceFile, address: Address): Page {
  // Both stand at the beginning, or the page has a problem that its reading will tell of.
  const lines = source.text.slice(0, openingLength).split(/\r\n?|\n/);
  const { frontMatter, lines: before } = readFrontMatter(lines, source.path);
  // A title is short; a line that is not must cost no more than one.
  const heading = (lines.slice(before).find((line) => /^ {0,3}#\s/.test(line)) ?? '').slice(0, 300);
  const title = heading.replace(/^ {0,3}#/, '').trim().replace(/#+$/, '').replace(/<[^<>]*>|[`*_]/g, '').replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1').trim();
  return {
    kind: 'guide', unread: true, address, source: source.path, frontMatter, options: {}, title, description: frontMatter.description ?? '',
    headings: [], anchors: [], links: [], assets: [], blocks: [], reads: [], problems: [],
  };
}
