// The pages before and after one in the order of the navigation. In: that order, and where the page is in it. Out: links
// with the name and the group of each.
import type { Navigation, NeighbourLink } from '../model/navigation.ts';
import type { Page } from '../model/page.ts';
import type { PageView } from '../model/view.ts';

/** The links at the foot of a page; `pages` are those of its language, by pathname. */
export function neighbours(
  navigation: Navigation,
  position: number,
  pages: ReadonlyMap<string, Page>,
): Pick<PageView, 'previous' | 'next'> {
  const previous = neighbourAt(navigation, position - 1, pages);
  const next = neighbourAt(navigation, position + 1, pages);
  return { ...(previous && { previous }), ...(next && { next }) };
}

function neighbourAt(
  { order, parents }: Navigation,
  index: number,
  pages: ReadonlyMap<string, Page>,
): NeighbourLink | undefined {
  const step = order[index];
  if (!step) return undefined;
  const { key, href } = step;
  const title = pages.get(key)?.title || step.title;
  const group = parents
    .get(key)
    ?.findLast(({ kind, title: name }) => kind === 'group' && !title.toLowerCase().includes(name.toLowerCase()));
  return { title, href, ...(group && { group: group.title }) };
}
