import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { publicKeysPath } from '#shared/evidence/log/log-paths.ts';
import { siteConfigPath } from '#shared/site-config.ts';

/** The part of a service worker's scope that is used here. */
type WorkerScope = {
  clients: { claim: () => Promise<void> };
  addEventListener: (
    type: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
};

declare const self: WorkerScope;
/** The page's files, inserted when the site is built. */
declare const PRECACHED: { url: string; revision: string | null }[];

const keys = 'keys';
const needed = [publicKeysPath, siteConfigPath];

precacheAndRoute(PRECACHED, { cleanURLs: false });

registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/verify.html'), { allowlist: [/^\/verify\/?(\?|$)/] }),
);

// Without a connection, files are checked with the last known keys and policy of witnesses. The public log is only read when it can be reached.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && needed.includes(url.pathname),
  new NetworkFirst({ cacheName: keys, networkTimeoutSeconds: 3 }),
);

self.addEventListener('install', (event) => {
  const kept = caches.open(keys).then((cache) => Promise.allSettled(needed.map((path) => cache.add(path))));
  event.waitUntil(kept.catch(() => {}));
});

// The first visit already works without a connection from then on.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
