// The service worker, SPEC sections 4 and 7, served at `<base>/sw.js`. It caches nothing yet, and takes over on
// request.
import type { Emitter } from './emitter.ts';

const source = `// A waiting worker takes over when the page says so; then it controls the open pages.
self.addEventListener('message', (event) => {
  if (event.data && event.data.type === 'SKIP_WAITING') self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
`;

/** `<base>/sw.js`. */
export const serviceWorker: Emitter = ({ config }) => [{ path: `${config.base}/sw.js`.slice(1), text: () => source }];
