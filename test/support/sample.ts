// How much of many alike a run of the tests looks at: a fixed sample, or all of them with `npm run test:whole`.
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether nothing is to be left out. */
    isWhole: boolean;
  }
}

/** Whether the run is to leave nothing out. */
export const isWhole = inject('isWhole');

/** Each so-manieth of a list, beginning with the first; the list itself in a whole run. */
export function sampled<Item>(items: readonly Item[], every: number): readonly Item[] {
  return isWhole ? items : items.filter((_, index) => index % every === 0);
}
