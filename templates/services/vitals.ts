// The web vitals of a page, for the few readers whose draw says so. In: the tag function. Out: an event for each metric.
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Tell } from './tag.ts';

/** Reports each metric when it is known, and what is added to it later. */
export function reportVitals(tell: Tell): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, id, value, delta }) =>
      tell('event', name, { value: delta, metric_id: id, metric_value: value, metric_delta: delta }),
    );
}
