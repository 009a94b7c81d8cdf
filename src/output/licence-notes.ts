// Packages that ask for a licence key and got none. In: how demos were rendered. Out: one note of the build, if so.
import type { BuildNote } from '../model/build-result.ts';
import type { DemoRendering } from '../model/demo.ts';

/**
 * What such a package shows over its components. It is a part of a rendering, and so is known of one from the cache, too;
 * the notice on the console is given once a process, whichever demo comes first.
 */
const watermark = /\bmissing licen[cs]e key\b/i;

/** The note that demos show a watermark, with their number. */
export function licenceNotes(renderings: Iterable<DemoRendering>): BuildNote[] {
  let demos = 0;
  for (const { html } of renderings) if (html !== undefined && watermark.test(html)) demos++;
  return demos > 0 ? [{ note: 'licence-missing', demos }] : [];
}
