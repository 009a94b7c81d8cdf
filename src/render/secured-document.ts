// A document with its policy: the first element after the character set, so that nothing is read before it.
import { policyText } from '../model/content-security-policy.ts';
import type { CspSources } from '../model/csp-sources.ts';
import { pageSources } from './page-sources.ts';

const charset = '<meta charset="utf-8">';

/** Puts the site's policy, with what this document needs besides, into its head; without a policy it stays as it is. */
export function securedDocument(html: string, site: CspSources | undefined): string {
  if (!site) return html;
  const text = policyText(site, pageSources(html)).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html.replace(charset, () => `${charset}\n<meta http-equiv="Content-Security-Policy" content="${text}">`);
}
