// Which files of a content root are pages: Markdown, and modules whose name says so.

/** Names of modules that are pages, in the order in which they are looked for. */
export const pageModules = ['page.tsx', 'page.jsx', 'page.ts', 'page.js'] as const;

/** Whether a path is that of a module that may be a page: it is one if it exports front matter. */
export function isPageModule(path: string): boolean {
  return /(?:^|\/)page\.[jt]sx?$/.test(path);
}

/** Whether a path is that of a page, of either kind. */
export function isPageFile(path: string): boolean {
  return path.endsWith('.md') || isPageModule(path);
}

/**
 * The Markdown file in whose place a file stands: a module is the page of its folder, as `index.md` is. By this name it
 * has its route.
 */
export function markdownPlaceOf(path: string): string {
  return isPageModule(path) ? path.replace(/[^/]*$/, 'index.md') : path;
}

/** Whether a module exports front matter, so that it is a page: told by the words alone, because it is asked of many. */
export function exportsFrontMatter(text: string): boolean {
  return /\bexport\s+(?:const|let|var)\s+frontMatter\b|\bexport\s*\{[^}]*\bfrontMatter\b/.test(text);
}
