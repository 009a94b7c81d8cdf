// The limits of a page, all in one place. What people write stays far below them; text above them would cost a parser
// quadratic time or overflow a stack, and a parser cannot be interrupted. They were found by measuring.
//
// | what is refused | above | problem | found |
// |---|---|---|---|
// | a page | 2 MB | source-too-large | before parsing |
// | front matter | 64 kB (YAML's own parser is quadratic) | too-many | before parsing |
// | a directive | 8 kB | too-many | before parsing |
// | nested quotes and lists | 100 levels | nesting-too-deep | before parsing |
// | quotes and list items that begin inside another one's line (`- - a`) | 100,000 | too-many | before parsing |
// | table cells, short rows filled up | 450,000 | too-many | before parsing |
// | footnotes and their definitions | 5,000 | too-many | before parsing |
// | addresses: `@` after a letter, `://` and `www.` | 100,000 | too-many | before parsing |
// | special characters times the text around them (see `workLimit`) | 200 million | text-too-dense | before parsing |
// | nodes of the tree | 800,000 | too-many | in the tree |
// | levels of the tree, including emphasis and links | 500 | nesting-too-deep | in the tree |
// | raw HTML nodes | 150,000 | too-many | in the tree |
// | elements of raw HTML that are open at once | 500 | nesting-too-deep | in the tree |
// | unclosed `<b>` and the like, reopened in each following block | 300,000 | nesting-too-deep | in the tree |
// | headings of level 2 and 3 | 100,000 | too-many | in the tree |
// | text that only the reference parser can read: with remark plugins, or without a binary | 128 kB, and some hundred
//   lines of lists, quotes and tables | source-too-large-for-reference | before parsing |
//
// Not refused, but degraded or reported: blocks that need the reference parser but are too much for it go through the
// native one, with a warning; code that might take long is not highlighted (highlight.ts); files included by fences
// beyond 16 MB in total are left out, with an error; a directive whose JSON is nested deeper than 100 levels is
// malformed; link definitions are shared with other segments up to 256 kB; an address of a link, an image, an included
// file, a demo or a component that has more than 2,000 characters is reported and not followed.

/** Bytes of a page. */
export const pageLimit = 2 * 1024 * 1024;
/** Nesting of quotes and lists. */
export const blockDepthLimit = 100;
/** Characters of the front matter, and of a directive. */
export const frontMatterLimit = 64 * 1024;
export const directiveLimit = 8 * 1024;
/** Levels of a directive's JSON. */
export const jsonDepthLimit = 100;
/** Table cells, counted as shown: short rows are filled up. */
export const cellLimit = 450_000;
/** Quotes and list items that begin inside another one's line, such as the second `-` of `- - a`. */
export const innerBlockLimit = 100_000;
/** Possible literal URLs and e-mail addresses: the native parser rescans all of them for each that follows. */
export const addressLimit = 100_000;
/** Characters of one address that is resolved: joining paths takes quadratic time. */
export const addressLengthLimit = 2_000;
/** Footnotes and their definitions. */
export const footnoteLimit = 5_000;
/**
 * The native parser's work per special character, measured in characters of the text that it scans around it: on lines
 * with non-ASCII text each mark counts the line, a character reference counts its block, `_` counts its word.
 */
export const workLimit = 200_000_000;

/** Nodes of the trees of a page: some 400,000 of them take about a second on a slow machine. */
export const nodeLimit = 800_000;
/** Depth of a tree: a list takes two levels, and blocks are nested at most a hundred deep. */
export const treeDepthLimit = 500;
/** Raw HTML nodes in a page: each costs more than other nodes. */
export const rawHtmlLimit = 150_000;
/** Elements of raw HTML that are open at once in a segment. */
export const openElementLimit = 500;
/** Copies of unclosed `<b>` and the like, which HTML reopens in each following block. */
export const reopenedLimit = 300_000;
/** Headings that the table of contents would show. */
export const headingLimit = 100_000;

/** Characters of one page that may go through the reference parser. */
export const referenceLimit = 128 * 1024;
/** Work of the reference parser, which grows quadratically: four million take about a second. */
export const referenceWorkLimit = 4_000_000;
/** Characters of link definitions that are parsed again with the segments that use them, counted each time. */
export const sharedDefinitionLimit = 256 * 1024;
/** Bytes of all files that the fences of a page include, counted each time. */
export const includeLimit = 16 * 1024 * 1024;
