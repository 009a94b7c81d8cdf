// The addresses in a `srcset`, found as a browser finds them:
// https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute. In: the attribute's value. Out: the same
// with other addresses. In one pass; nothing is looked at twice.

const blanks = ' \t\n\f\r';

/** A `srcset` with each of its addresses replaced; blanks, commas and descriptors stay as they are written. */
export function withAddresses(srcset: string, addressOf: (address: string) => string): string {
  let result = '';
  let done = 0;
  for (let at = 0; ;) {
    while (at < srcset.length && (srcset[at] === ',' || blanks.includes(srcset[at]!))) at++;
    if (at === srcset.length) return result + srcset.slice(done);
    const start = at;
    while (at < srcset.length && !blanks.includes(srcset[at]!)) at++;
    // Commas inside of an address belong to it; those at its end say that no descriptor follows.
    let end = at;
    while (srcset[end - 1] === ',') end--;
    result += srcset.slice(done, start) + addressOf(srcset.slice(start, end));
    done = end;
    if (end === at) at = descriptorsEnd(srcset, at);
  }
}

/** Where the descriptors from an index on are over: at a comma that is not in parentheses, or at the end. */
function descriptorsEnd(srcset: string, from: number): number {
  let isInside = false;
  for (let at = from; at < srcset.length; at++) {
    if (isInside) isInside = srcset[at] !== ')';
    else if (srcset[at] === ',') return at;
    else isInside = srcset[at] === '(';
  }
  return srcset.length;
}
