import { existsSync } from 'node:fs';
import { installPackage } from './debian.ts';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is, or undefined when there is none; `CHROMIUM` names another place. */
function findChromium(): string | undefined {
  return [process.env['CHROMIUM'] ?? '', ...places].find((place) => place && existsSync(place));
}

/**
 * The Chromium for browser tests. In CI on Debian as root it is installed; elsewhere the sentence that
 * says what to install is thrown.
 */
export function ensureChromium(): string {
  const found = findChromium() ?? (installPackage('chromium') ? findChromium() : undefined);
  if (found) return found;
  throw new Error('Chromium is needed for the browser tests: install it with "apt-get install chromium".');
}
