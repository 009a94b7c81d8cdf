// Which build of a site a page is of. Pages say it, so that one that has stood open while the site was published anew can
// tell by looking at itself as it is served now; and `<base>/build.json` does, for whoever watches a host.

/** What `<base>/build.json` holds. */
export interface SiteBuild {
  /**
   * Eight letters and digits, made from the names of the files that pages share and that are named by their content: pages
   * of one build are at home in each other's shell. What a single demo is made of is not among them.
   */
  readonly build: string;
}

/** URL path of the file that says which build is served. */
export function siteBuildUrl(base: string): string {
  return `${base}/build.json`;
}

/** The attribute of `<html>` with the build that a page is of. A dev server's pages have none. */
export const buildAttribute = 'data-xd-build';

/**
 * Whether a file of the output is named by its content, so that it never changes and pages of one build alone may ask for
 * it.
 *
 * @param path URL path
 * @param base the site's base without a slash at its end
 */
export function isNamedByContent(path: string, base: string): boolean {
  if (path.startsWith(`${base}/_assets/`)) return /\.[\w-]{8,22}\.\w+$/.test(path);
  return path.startsWith(`${base}/_search/`) && /\/\w{8}\.(?:json|txt)$/.test(path);
}
