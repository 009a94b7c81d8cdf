// The services of pages that a config turns on: what each is told. They know nothing of each other, and a site that does
// not ask for one ships none of its code (bundle/service-scripts.ts).

/** The ad slots, SPEC sections 4, 5 and 9. */
export interface AdsOptions {
  /** URL path of the house ads, a JSON list; absent where the site has none. */
  readonly house?: string;
  /** Address of the ad network's JSON, `{ ads: [] }`. */
  readonly json?: string;
  /** Address of the ad network's script, which fills a slot itself. */
  readonly script?: string;
  /** Share of shown ads that analytics hear of, 0 to 1. */
  readonly GADisplayRatio: number;
}

/** Analytics through one global tag function, SPEC section 7. */
export interface AnalyticsOptions {
  /** The measurement's id, such as `G-12345`. */
  readonly id: string;
  /** Address of the tag's script. */
  readonly script: string;
}

/** Where readers' words on a page go. */
export interface FeedbackOptions {
  /** Address that takes JSON by POST. */
  readonly endpoint: string;
}

/** The service worker, SPEC sections 4 and 7. */
export interface WorkerOptions {
  /** URL path of its script. */
  readonly url: string;
  /** Host on which it is registered, with its port where it has one; on no other. */
  readonly host: string;
  /** `true`: what is registered removes itself and all that it kept. */
  readonly isRemoved: boolean;
}

/** What a page tells analytics and feedback of itself, as JSON in `data-xd-page` of its article. */
export interface PageFacts {
  /** Id of the product. */
  readonly product?: string;
  /** Id of the product's category. */
  readonly category?: string;
  /** The product's version, such as `v8.9.2`. */
  readonly version?: string;
}

/** What a reader is asked about: ads of others, or analytics, or both. House ads are the site's own and wait for nobody. */
type ConsentSubject = 'ads' | 'analytics' | 'both';

/** The services of a site. */
export interface Services {
  readonly ads?: AdsOptions;
  readonly analytics?: AnalyticsOptions;
  /** What waits until a reader has agreed; absent where nothing does. */
  readonly consent?: ConsentSubject;
  readonly feedback?: FeedbackOptions;
  readonly worker?: WorkerOptions;
}

/** Which of them have a place in the page. */
export interface FrameServices extends Pick<Services, 'consent'> {
  readonly ads?: true;
  readonly analytics?: true;
  readonly feedback?: true;
}

/** What the ad slots show. */
export interface UserAds {
  /** Module whose default export is a list of house ads, shown where the network has none. */
  house?: string;
  /** Address of the ad network's JSON, `{ ads: [] }`. */
  json?: string;
  /**
   * Address of the ad network's script, which fills the slot below a page's description itself, beside its element. With
   * `json`, too, it is for the pages with a picture.
   */
  script?: string;
  /** Share of shown ads that analytics hear of, 0 to 1. Default: 0.1. */
  GADisplayRatio?: number;
}
