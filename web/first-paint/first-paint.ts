import { authModes, linkModes, viewIn } from '#web/lib/paths.ts';
import { sessionKeys } from '#web/lib/session-keys.ts';
import { type CodeOfScreens, firstPaintId, type Screen } from './screens.ts';

/** The code of each screen, filled in by the build. */
declare const CODE: CodeOfScreens;

/*
 * Runs before the page is painted, apart from the app's code: shows the prerendered screen that the app will show, and fetches
 * that screen's code while the app's own is still on its way.
 */

const asked = viewIn(new URLSearchParams(window.location.search));
const isSignedIn = localStorage.getItem(sessionKeys.token) !== null;
const isLink = linkModes.some((mode) => mode === asked);
const mode = authModes.find((one) => one === asked);

function screenToShow(): Screen {
  if (isSignedIn && !isLink) return 'loading';
  if (mode && mode !== 'login') return mode === 'register' ? mode : 'loading';
  return 'login';
}

function fetchCode(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = 'anonymous';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

document.documentElement.setAttribute(`data-${firstPaintId}`, screenToShow());
const view = isSignedIn && !isLink ? (mode ? 'dashboard' : (asked ?? 'dashboard')) : 'auth';
fetchCode(CODE[view] ?? []);
