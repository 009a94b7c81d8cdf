// What views need besides the site: results of bundling and rendering demos, and words for problems.
import type { Demo, DemoRendering } from '../model/demo.ts';
import type { Page } from '../model/page.ts';
import type { PageView } from '../model/view.ts';
import type { IslandSkills } from './island-views.ts';

/** What views need besides the site: results of bundling and rendering demos, and words for problems. */
export interface ViewSources extends IslandSkills {
  /** URL of an island's client module, by the id that it is bundled by. */
  readonly moduleOf: (module: string) => string | undefined;
  readonly renderingOf: (island: string) => DemoRendering | undefined;
  /** The demo that a directive in a page names. */
  readonly demoOf: (page: Page, reference: string) => Demo | undefined;
  /** The picture of links to a page. */
  readonly imageOf?: (page: Page) => PageView['image'];
  /** When a content file was last committed, in seconds since 1970, where that is known. */
  readonly timeOf?: (source: string) => number | undefined;
  /** A content file's path in the repository that edit links lead to. */
  readonly editPathOf?: (source: string) => string | undefined;
}
