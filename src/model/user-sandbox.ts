// The config's key for the projects that readers take away.

/** Templates of the project that a reader gets of a demo. */
export interface UserSandbox {
  /**
   * A module that renders the default export of `./Demo`; it may import `./theme` and packages. Default: React's strict
   * mode, the theme, Material UI's baseline.
   */
  entry?: string;
  /** The module `./theme`; it may import packages. Default: a light and a dark scheme in the site's colours. */
  theme?: string;
  /** HTML for the head of the document: fonts and the like. */
  head?: string;
  /** Scripts of package.json, besides `dev`, `start`, `build` and `preview` or in their place. */
  scripts?: Record<string, string>;
  /** Further dependencies, or other versions: `{ 'my-fonts': '^2.0.0' }`. */
  dependencies?: Record<string, string>;
}
