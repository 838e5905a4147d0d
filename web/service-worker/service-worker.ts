import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** The part of a service worker's own scope that is used here. */
type WorkerScope = {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: (
    type: 'message' | 'activate',
    listener: (event: { data?: unknown; waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
};

declare const self: WorkerScope;
/** The files of the app, written in when the site is built. */
declare const PRECACHED: { url: string; revision: string | null }[];

const laterFiles = 'files-on-demand';

// The answers of the API are left alone: no route here fits them, so the browser asks the server itself.
precacheAndRoute(PRECACHED, { cleanURLs: false });

// The app's addresses (infra/constructs/site-router.ts); the landing page is no part of the app.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/app.html'), {
    allowlist: [/^\/app(\/|$|\?)/, /^\/(login|register|dashboard)\/?(\?|$)/],
  }),
);

// What is loaded on demand, such as the map and the barcode reader: once used, it is there without a connection too.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: laterFiles }),
);

// A new version waits until the page says that it may take over.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  // Files are named by their content: those of the earlier version would only pile up.
  event.waitUntil(Promise.all([caches.delete(laterFiles), self.clients.claim()]));
});
