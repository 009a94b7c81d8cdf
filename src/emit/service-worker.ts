// The service worker of a site that wants none any more: it removes itself and all that it kept, and lets pages go on. The
// one of a site that wants it is made in output/worker-part.ts.
import type { Emitter } from './emitter.ts';

const sourceOf = (base: string) => `// Removes itself, and what a service worker of this site has kept.
self.addEventListener('install', () => self.skipWaiting());
// Asked again by the page: a browser may forget the first time while the worker before it is at work.
self.addEventListener('message', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(${JSON.stringify(`xdocs ${base}/ `)}));
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
`;

/** `<base>/sw.js`, where the config says `serviceWorker: 'remove'`. */
export const removingWorker: Emitter = ({ config: { base, services } }) =>
  services.worker?.isRemoved ? [{ path: `${base}/sw.js`.slice(1), text: () => sourceOf(base) }] : [];
