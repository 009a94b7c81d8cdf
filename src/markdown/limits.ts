// The bounds of a page, all in one place. What people write stays far below them; what lies above them would cost a
// parser time that grows with squares, or overflow a stack, and a parser cannot be interrupted. They were found by
// measuring.
//
// | what is refused | at more than | problem | found |
// |---|---|---|---|
// | a page | 2 MB | source-too-large | before parsing |
// | front matter | 64 kB (YAML's own parser is quadratic) | too-many | before parsing |
// | a directive | 8 kB | too-many | before parsing |
// | quotes and lists in each other | 100 levels | nesting-too-deep | before parsing |
// | quotes and list items that begin inside another one's line (`- - a`) | 100,000 | too-many | before parsing |
// | cells of tables, short rows filled up | 450,000 | too-many | before parsing |
// | footnotes and their definitions | 5,000 | too-many | before parsing |
// | addresses: `@` behind a letter, `://` and `www.` | 100,000 | too-many | before parsing |
// | special characters times the text around them: on a line with other letters than ASCII all marks, in a block each
// `&`, in a word each `_` | 200 million | text-too-dense | before parsing | | blocks, marks and stretches of text
// together | 800,000 | too-many | in the tree | | levels of the tree, with emphasis, links and the like | 500 |
// nesting-too-deep | in the tree | | pieces of raw HTML | 150,000 | too-many | in the tree |
// | elements of raw HTML that are open at once | 500 | nesting-too-deep | in the tree |
// | unclosed `<b>` and the like, opened again in each block that follows | 300,000 | nesting-too-deep | in the tree |
// | headings of level 2 and 3 | 100,000 | too-many | in the tree |
// | text for the reference parser, where there is no other: with remark plugins, or without a binary | 128 kB, and
// lists, quotes and tables of some hundred lines | source-too-large-for-reference | before parsing |
//
// Not refused, but told or shown plainly: a text that the reference parser should read and that is too large for it
// goes through the native one, with a warning; code that might take long to colour is shown without colours
// (highlight.ts); the files of fences beyond 16 MB are not included, with an error; a directive whose JSON is nested
// deeper than 100 levels is malformed; link definitions that other stretches use are handed to them up to 256 kB.

/** Bytes of a page. */
export const pageLimit = 2 * 1024 * 1024;
/** Quotes and lists in each other. */
export const blockDepthLimit = 100;
/** Characters of the front matter, and of a directive. */
export const frontMatterLimit = 64 * 1024;
export const directiveLimit = 8 * 1024;
/** Levels of a directive's JSON. */
export const jsonDepthLimit = 100;
/** Cells of tables, counted as a page shows them: short rows are filled up. */
export const cellLimit = 450_000;
/** Quotes and list items that begin inside another one's line, such as the second `-` of `- - a`. */
export const innerBlockLimit = 100_000;
/** Places where an address may stand, which the native parser looks at again for each that follows. */
export const addressLimit = 100_000;
/** Footnotes and their definitions. */
export const footnoteLimit = 5_000;
/**
 * What the native parser does once for each special character over the text around it, counted in characters: on lines
 * with other letters than ASCII each mark counts the line, a character reference counts its block, `_` counts its word.
 */
export const workLimit = 200_000_000;

/** Nodes of the trees of a page: a second's work on a slow machine for some 400,000 of them, all in all. */
export const nodeLimit = 800_000;
/** Levels of a tree: a list takes two of them, and blocks are at most a hundred deep. */
export const treeDepthLimit = 500;
/** Pieces of raw HTML in a page: each costs more than other nodes. */
export const rawHtmlLimit = 150_000;
/** Elements of raw HTML that are open at once in a stretch. */
export const openElementLimit = 500;
/** Copies of unclosed `<b>` and the like, which HTML opens again in each block that follows. */
export const reopenedLimit = 300_000;
/** Headings that the table of contents would show. */
export const headingLimit = 100_000;

/** Characters that the reference parser is given of one page. */
export const referenceLimit = 128 * 1024;
/** Squares of what the reference parser looks at again: about a second for each four million. */
export const referenceWorkLimit = 4_000_000;
/** Characters of link definitions that are parsed again with stretches that use them, counted each time. */
export const handedLimit = 256 * 1024;
/** Bytes of all files that the fences of a page name, counted each time. */
export const includeLimit = 16 * 1024 * 1024;
