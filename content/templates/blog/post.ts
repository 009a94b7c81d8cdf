// What a post of the blog is.

export type Topic = 'town' | 'repair' | 'people' | 'routes';
export type Motif =
  | 'bell'
  | 'bridge'
  | 'cargo'
  | 'chain'
  | 'hills'
  | 'lamp'
  | 'map'
  | 'market'
  | 'rain'
  | 'spokes'
  | 'ferry';

/** A paragraph, a heading, a quotation, or a list. */
export type Part = string | { heading: string } | { quote: string } | { list: readonly string[] };

export interface Post {
  slug: string;
  topic: Topic;
  title: string;
  teaser: string;
  author: string;
  /** As `<time>` wants it; server and browser show the same text beside it. */
  date: string;
  shownDate: string;
  cover: Motif;
  body: readonly Part[];
}

export const topics: Readonly<Record<Topic, string>> = {
  town: 'Town',
  repair: 'Repair',
  people: 'People',
  routes: 'Routes',
};

export function textOf(part: Part): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading;
  return 'quote' in part ? part.quote : part.list.join(' ');
}

/** Minutes that reading takes, at two hundred words a minute. */
export function minutesOf({ body }: Post): number {
  const words = body.map(textOf).join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / 200));
}
