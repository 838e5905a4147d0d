import { blockedCode } from './journeys/blocked-code.ts';
import { business } from './journeys/business.ts';
import { hiddenFingerprint } from './journeys/hidden-fingerprint.ts';
import { largeText } from './journeys/large-text.ts';
import { mainJourney } from './journeys/main-journey.ts';
import { offline } from './journeys/offline.ts';
import { oldBrowser } from './journeys/old-browser.ts';
import { silentDatabase } from './journeys/silent-database.ts';
import type { Journey } from './walk.ts';

/** Every journey, in order. */
export const journeys: readonly Journey[] = [
  mainJourney,
  business,
  offline,
  silentDatabase,
  hiddenFingerprint,
  oldBrowser,
  blockedCode,
  largeText,
];
