// What hosts read of an output folder: `_headers`, which Netlify and Cloudflare Pages know, and the empty `.nojekyll`,
// without which GitHub Pages leaves out folders whose names begin with an underscore where it publishes a branch.
import { hostHeaders, type HeaderRule } from '../model/host-headers.ts';
import { atRoot } from '../model/site-layout.ts';
import type { Emitter } from './emitter.ts';

/** `_headers` and `.nojekyll`, each unless the public folder has one. */
export const hostFiles: Emitter = ({ config, publicFiles }) =>
  [
    { name: '_headers', text: () => hostHeaders(config).map(ruleText).join('\n') },
    { name: '.nojekyll', text: () => '' },
  ].flatMap(({ name, text }) => {
    const url = atRoot(name, config);
    return publicFiles.has(url) ? [] : [{ path: url.slice(1), text }];
  });

function ruleText({ path, headers }: HeaderRule): string {
  return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}
