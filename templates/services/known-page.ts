// What services tell of the page that is shown. In: `data-xd-page` of its article. Out: plain values.
import type { PageFacts } from '../../src/model/services.ts';

/** The facts of the page; none where its article has none. */
export function factsOfPage(): PageFacts {
  const facts = document.querySelector<HTMLElement>('[data-xd-page]')?.dataset['xdPage'];
  return JSON.parse(facts ?? '{}') as PageFacts;
}
