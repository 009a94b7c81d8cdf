// What views need in addition to the site: results of bundling and rendering demos, and messages of problems.
import type { Demo } from '../model/demo.ts';
import type { Page } from '../model/page.ts';
import type { PageView } from '../model/view.ts';
import type { IslandContext } from './island-views.ts';

export interface ViewSources extends IslandContext {
  /** The demo that a directive in a page refers to. */
  readonly demoOf: (page: Page, reference: string) => Demo | undefined;
  /** The preview image of links to a page. */
  readonly imageOf?: (page: Page) => PageView['image'];
  /** When a content file was last committed, in seconds since 1970, if known. */
  readonly timeOf?: (source: string) => number | undefined;
  /** A content file's path in the repository of the edit links. */
  readonly editPathOf?: (source: string) => string | undefined;
}
