import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder, debianInstall, ensureProgram, type Program, versionOf } from './ensure-program.ts';

const browsersFolder = () => join(cacheFolder(), 'browsers');

/** Returns the first Chromium that starts: the one that CHROMIUM names, one without windows, or another installed one. */
async function findChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM'];
  if (named && existsSync(named)) return named;
  const places = [
    // Without windows, Chromium needs half the processor time.
    '/usr/bin/chromium-headless-shell',
    ...globSync(join(browsersFolder(), 'chromium_headless_shell-*/*/chrome-headless-shell'))
      .toSorted()
      .toReversed(),
    ...['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  ];
  for (const place of places) {
    if (await versionOf(place, '--version')) return place;
  }
  return undefined;
}

/** Ubuntu's package chromium installs a snap, which does not run in containers. */
function hasPackage(): boolean {
  try {
    return !/^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return true;
  }
}

/** Downloads the headless Chromium of playwright-core; as root also the libraries it needs, with apt-get. */
async function download(): Promise<void> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  const libraries = debianInstall() ? ['--with-deps'] : [];
  await promisify(execFile)(process.execPath, [cli, 'install', '--only-shell', ...libraries, 'chromium'], {
    env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: browsersFolder() },
  });
}

/** Chromium, for the browser tests and for pictures of pages. */
export const chromium: Program = {
  need: 'The tests in a browser need Chromium',
  find: findChromium,
  isSlow: (path) => path !== process.env['CHROMIUM'] && !/headless[-_]shell/.test(path),
  packages: hasPackage() ? ['chromium-headless-shell', 'chromium'] : [],
  download,
  advice:
    'install it, for example with "sudo apt-get install chromium-headless-shell", or set CHROMIUM to its path',
};

let path: Promise<string> | undefined;

/** Returns the path of a Chromium; installs or downloads it where it is missing. */
export function ensureChromium(): Promise<string> {
  path ??= ensureProgram(chromium);
  return path;
}
