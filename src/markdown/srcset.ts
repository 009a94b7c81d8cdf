// Replaces the URLs in a `srcset`, parsed like in a browser:
// https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute. In: the attribute's value. Out: the same
// with other URLs. One linear pass.

const whiteSpace = ' \t\n\f\r';

/** A `srcset` with each of its URLs replaced; white space, commas and descriptors stay unchanged. */
export function withAddresses(srcset: string, addressOf: (address: string) => string): string {
  let result = '';
  let done = 0;
  for (let at = 0; ;) {
    while (at < srcset.length && (srcset[at] === ',' || whiteSpace.includes(srcset[at]!))) at++;
    if (at === srcset.length) return result + srcset.slice(done);
    const start = at;
    while (at < srcset.length && !whiteSpace.includes(srcset[at]!)) at++;
    // Commas inside a URL belong to it; those at its end mean that no descriptor follows.
    let end = at;
    while (srcset[end - 1] === ',') end--;
    result += srcset.slice(done, start) + addressOf(srcset.slice(start, end));
    done = end;
    if (end === at) at = descriptorsEnd(srcset, at);
  }
}

/** The end of the descriptors that begin at an index: the next comma outside of parentheses, or the end. */
function descriptorsEnd(srcset: string, from: number): number {
  let isInside = false;
  for (let at = from; at < srcset.length; at++) {
    if (isInside) isInside = srcset[at] !== ')';
    else if (srcset[at] === ',') return at;
    else isInside = srcset[at] === '(';
  }
  return srcset.length;
}
