// What an emitter is: it says which files it makes of a site, and makes the text of one when that is asked for.
import type { NavigationLink } from '../model/navigation.ts';
import type { OutputClaim } from '../model/output-file.ts';
import type { Site } from '../model/site.ts';
import type { SiteHead } from '../model/site-head.ts';

/** What texts are made from besides the site. */
export interface EmitSources {
  readonly site: Site;
  /** What the `<head>` of every page shares. */
  readonly head?: () => SiteHead;
  /** When a content file was last committed, in seconds since 1970, if known. */
  readonly timeOf?: (source: string) => number | undefined;
  /** Guides with demos of an export, by the pathname of its page; absent if none are known. */
  readonly demosOf?: (pathname: string) => readonly NavigationLink[];
}

/** A file whose place is known before its text is made. */
export interface EmittedFile extends OutputClaim {
  readonly text: (sources: EmitSources) => string;
}

/** The files of one kind that a site has besides its pages. */
export type Emitter = (site: Site) => readonly EmittedFile[];
