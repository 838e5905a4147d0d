import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { siteConfigPath } from '#shared/site-config.ts';
import { forgetReceived, keepReceived } from '#web/lib/received/received.ts';

/** The part of a service worker's scope that is used here. */
type WorkerScope = {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: (
    type: 'install' | 'message' | 'activate',
    listener: (event: { data?: unknown; waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
};

declare const self: WorkerScope;
/** The app's files, inserted when the site is built. */
declare const PRECACHED: { url: string; revision: string | null }[];

const laterFiles = 'files-on-demand';
const configuration = 'configuration';

// API calls match no route here, so the browser sends them to the server.
precacheAndRoute(PRECACHED, { cleanURLs: false });

// The app's addresses (infra/constructs/site-router.ts); the landing page is not part of the app.
const page = createHandlerBoundToURL('/app.html');
registerRoute(
  new NavigationRoute(
    (call) => {
      call.event.waitUntil(forgetReceived(Date.now()));
      return page(call);
    },
    { allowlist: [/^\/app(\/|$|\?)/, /^\/(login|register|dashboard)\/?(\?|$)/] },
  ),
);

// Another app hands over files or text (share_target of the manifest). They stay on this device until the view takes them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/app' && url.searchParams.get('view') === 'share',
  async ({ request, url }) => {
    // Without room on the device, the view says that it has nothing.
    await request
      .formData()
      .then((form) => keepReceived(form, Date.now()))
      .catch(() => {});
    return Response.redirect(url.href, 303);
  },
  'POST',
);

// Code loaded on demand, such as the reader of HEIC photos, is available offline after its first use.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: laterFiles }),
);

// Without a connection, and while one is slow, the last known configuration is used.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === siteConfigPath,
  new NetworkFirst({ cacheName: configuration, networkTimeoutSeconds: 3 }),
);

// The page has read the configuration before the first worker could keep it.
self.addEventListener('install', (event) => {
  const kept = caches.open(configuration).then((cache) => cache.add(siteConfigPath));
  event.waitUntil(kept.catch(() => {}));
});

// A new version waits until the page activates it.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  // Files are named by their content, so those of earlier versions would only accumulate.
  event.waitUntil(Promise.all([caches.delete(laterFiles), self.clients.claim()]));
});
