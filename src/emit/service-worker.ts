// The service worker, SPEC sections 4 and 7, served at `<base>/sw.js`. It caches nothing yet, and takes over on
// request.
import type { OutputFile } from '../model/output-file.ts';
import type { EmitSources } from './emit-sources.ts';

const source = `// A waiting worker takes over when the page says so; then it controls the open pages.
self.addEventListener('message', (event) => {
  if (event.data && event.data.type === 'SKIP_WAITING') self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
`;

/** `<base>/sw.js`. */
export function serviceWorkerFile({ site }: EmitSources): OutputFile[] {
  return [{ path: `${site.config.base}/sw.js`.slice(1), contents: source }];
}
