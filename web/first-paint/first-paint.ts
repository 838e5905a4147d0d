import { fetchProfileEarly } from '#web/lib/api/early-profile.ts';
import { afterPaint } from '#web/lib/browser/after-paint.ts';
import { oldestBrowsersText } from '#web/lib/browser/oldest-browsers.ts';
import { refetchCode } from '#web/lib/browser/refetch-code.ts';
import { authModes, isLinkMode } from '#web/lib/navigation/views.ts';
import { offlineToken, sessionKeys } from '#web/lib/session/session-keys.ts';
import { type CodeOfScreens, firstPaintId, type Screen } from './screens.ts';

/** The code of each screen, and the addresses of the app itself and of the profile, filled in by the build. */
declare const CODE: CodeOfScreens;
declare const APP: string;
declare const PROFILE: string;

/*
 * Runs before the page is painted, apart from the app's code: shows the prerendered screen that the app will show, and fetches
 * that screen's code with the app's own, and the profile of a signed-in notary. A form that is shown already is painted first, and
 * then the code is fetched.
 */

const asked = new URLSearchParams(window.location.search).get('view');
const token = localStorage.getItem(sessionKeys.token);
const isSignedIn = token !== null;
const mode = authModes.find((one) => one === asked);
const isLink = isLinkMode(mode);

function screenToShow(): Screen {
  if (isSignedIn && !isLink) return 'loading';
  if (mode && mode !== 'login') return mode === 'register' ? mode : 'loading';
  return 'login';
}

function viewToShow(): string {
  if (isLink) return 'link';
  if (!isSignedIn) return 'auth';
  return mode ? 'dashboard' : (asked ?? 'dashboard');
}

function fetchCode(view: string): void {
  const own = Object.hasOwn(CODE.views, view) ? CODE.views[view] : undefined;
  for (const place of [...CODE.common, ...(own ?? [])]) {
    const file = CODE.files[place] ?? '';
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    link.as = isStyle ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

/**
 * The first use of formats in a page reads the browser's tables of locales, which takes a phone 100 ms: here while the code
 * arrives, otherwise within the first rendering of a view. The collator reads half of what the others need.
 */
const formats = [
  () => new Intl.Collator('en-US'),
  () => new Intl.NumberFormat('en-US'),
  () => new Intl.DateTimeFormat('en-US'),
];

/** Prepares formats one by one, so that the browser can respond in between. */
function prepareFormats([prepare, ...others]: readonly (() => unknown)[] = formats): void {
  prepare?.();
  if (others.length > 0) setTimeout(() => prepareFormats(others));
}

const screen = screenToShow();
document.documentElement.setAttribute(`data-${firstPaintId}`, screen);

/** How long the code may take before the page says so, in milliseconds. */
const patience = 20_000;

/** Says in place of the prerendered screen, while that is shown, that its code is missing. The app takes it away if it comes after all. */
function sayNotLoaded(): void {
  const screens = document.getElementById(firstPaintId);
  if (!screens?.inert) return;
  const alert = document.createElement('div');
  alert.className = 'first-paint-failure';
  alert.setAttribute('role', 'alert');
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Reload';
  reload.addEventListener('click', () => refetchCode().finally(() => location.reload()));
  alert.append(
    `The journal could not be loaded. Check your connection and reload. It needs ${oldestBrowsersText}. `,
    reload,
  );
  screens.inert = false;
  screens.replaceChildren(alert);
}

function importApp(): void {
  setTimeout(sayNotLoaded, patience);
  import(APP).catch(sayNotLoaded);
}

function startApp(): void {
  fetchCode(viewToShow());
  // Code from the browser's cache can arrive before the rest of the document, which the app needs.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', importApp);
  else importApp();
  if (token === null || token === offlineToken || isLink) return;
  fetchProfileEarly(PROFILE, token);
  afterPaint(prepareFormats);
}

if (screen === 'loading') startApp();
else afterPaint(startApp);
