// Links to a demo's source. In: the URL's hash (`#Basic.tsx`). Out: that source unfolded, that file shown.
import { elementOfHash } from './element-of-hash.ts';

/** Opens what the hash points into and brings it into view. */
export function openSourceOfHash(): void {
  const target = elementOfHash(location.hash);
  const details = target?.closest<HTMLDetailsElement>('.demo-details, .prose details, .api-full-type');
  if (!target || !details || details.open) return;
  details.open = true;
  target.closest('.demo')?.scrollIntoView();
}
