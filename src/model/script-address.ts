// Addresses that are code: what they hold runs, or stands in the place of the page, when a reader follows the link.

/**
 * Whether a link's address is code or a document of its own: `javascript:`, `vbscript:` and `data:`. As a browser reads
 * it: blanks and control characters before it, and breaks and tabs in it, are left out
 * (https://url.spec.whatwg.org/#url-parsing).
 */
export function isScriptAddress(address: string): boolean {
  return /^[\0- ]*(?:javascript|vbscript|data):/i.test(address.replace(/[\t\n\r]/g, ''));
}
