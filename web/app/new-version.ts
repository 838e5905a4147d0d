import { isModalOpen } from '#web/lib/browser/modal-dialogs.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { holdsUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { activityEvents } from '#web/lib/session/session.ts';
import { warn } from '#web/lib/warn.ts';

/** A check for a new version costs a request: at most one an hour. */
const lookEvery = 3_600_000;
/** A page left untouched for this long reloads on its own, if that disturbs nothing. */
const idleAfter = 5 * 60_000;
const idleCheckEvery = 60_000;
const toastId = 'new-version';
/** Views that contain input from the start to the end. */
const busyViews = ['wizard', 'checkout'];

/** Returns whether a control contains something that was typed, such as a search or half a registration. */
function holdsTypedText(): boolean {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...controls].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Returns whether a reload would interrupt the notary: a form, a dialog, a payment, or an upload. */
function isBusy(): boolean {
  const view = new URLSearchParams(window.location.search).get('view') ?? '';
  return busyViews.includes(view) || isModalOpen() || holdsUnsavedEdits();
}

function reloadInto(worker: ServiceWorker): void {
  if (isBusy()) return;
  // Only this tab: the others keep their version.
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage('take-over');
}

/**
 * Returns the version that waits to replace the one of this page. The first version replaces nothing: it may control the page
 * a moment before WebKit says that it no longer waits.
 */
function waitingVersion({ waiting, active }: ServiceWorkerRegistration): ServiceWorker | undefined {
  const isLater = active !== null && active !== waiting && navigator.serviceWorker.controller !== null;
  return waiting && isLater ? waiting : undefined;
}

/** Offers a waiting version, unless that would disturb; then at the next check. */
function offer(registration: ServiceWorkerRegistration): void {
  const worker = waitingVersion(registration);
  if (!worker || isBusy()) return;
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
 * Registers the service worker that opens the app offline and offers each new version of the app. A new version takes
 * over when the notary agrees, or when the page is idle and contains no input. Returns a function that stops it. The
 * site served from sources has no worker.
 */
export function watchVersions(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {};
  let stop = () => {};
  let isOver = false;
  navigator.serviceWorker.register('/service-worker.js').then(
    (registration) => {
      if (isOver) return;
      let lookedAt = Date.now();
      let usedAt = Date.now();
      const onUse = () => {
        usedAt = Date.now();
      };
      const onUpdate = () => onInstalled(registration);
      const onLook = () => {
        if (document.visibilityState !== 'visible') return;
        offer(registration);
        if (Date.now() - lookedAt < lookEvery) return;
        lookedAt = Date.now();
        registration.update().catch(() => {});
      };
      const onIdleCheck = () => {
        offer(registration);
        const waiting = waitingVersion(registration);
        const isIdle = Date.now() - usedAt >= idleAfter && !holdsTypedText();
        if (waiting && isIdle) reloadInto(waiting);
      };
      offer(registration);
      registration.addEventListener('updatefound', onUpdate);
      document.addEventListener('visibilitychange', onLook);
      const passive = { passive: true, capture: true };
      for (const event of activityEvents) window.addEventListener(event, onUse, passive);
      const timer = setInterval(onIdleCheck, idleCheckEvery);
      stop = () => {
        clearInterval(timer);
        for (const event of activityEvents) window.removeEventListener(event, onUse, passive);
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
