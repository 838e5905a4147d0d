import { notify } from '../toasts.ts';
import { holdsUnsavedEdits } from '../unsaved-edits.ts';
import { warn } from '../warn.ts';

/** A check for a new version costs a request: at most one an hour. */
const lookEvery = 3_600_000;
const toastId = 'new-version';

/** Returns whether a reload would disturb a form that is being filled in. */
function isFormOpen(): boolean {
  return new URLSearchParams(window.location.search).get('view') === 'wizard' || holdsUnsavedEdits();
}

function reloadInto(worker: ServiceWorker): void {
  if (isFormOpen()) return;
  // Only this tab: the others keep their version.
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage('take-over');
}

/** Offers a waiting version, unless a form is open; then at the next check. */
function offer(registration: ServiceWorkerRegistration): void {
  const worker = registration.waiting;
  // Without an earlier version there is nothing to replace.
  if (!worker || !navigator.serviceWorker.controller || isFormOpen()) return;
  notify.info('A new version is ready', {
    id: toastId,
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Reload', onClick: () => reloadInto(worker) },
  });
}

function onInstalled(registration: ServiceWorkerRegistration): void {
  registration.installing?.addEventListener('statechange', () => offer(registration));
}

/**
 * Registers the service worker that opens the app offline and offers each new version of the app; a new
 * version never takes over on its own. Returns a function that stops it. The site served from sources has no
 * worker.
 */
export function watchVersions(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {};
  let stop = () => {};
  let isOver = false;
  navigator.serviceWorker.register('/service-worker.js').then(
    (registration) => {
      if (isOver) return;
      let lookedAt = Date.now();
      const onUpdate = () => onInstalled(registration);
      const onLook = () => {
        if (document.visibilityState !== 'visible') return;
        offer(registration);
        if (Date.now() - lookedAt < lookEvery) return;
        lookedAt = Date.now();
        registration.update().catch(() => {});
      };
      offer(registration);
      registration.addEventListener('updatefound', onUpdate);
      document.addEventListener('visibilitychange', onLook);
      stop = () => {
        registration.removeEventListener('updatefound', onUpdate);
        document.removeEventListener('visibilitychange', onLook);
      };
    },
    (error) => warn('The app cannot be opened without a connection on this device', error),
  );
  return () => {
    isOver = true;
    stop();
  };
}
