import { existsSync } from 'node:fs';
import { debianInstall } from '../local/processes/ensure-program.ts';
import type { EngineName } from './walk.ts';

/** The Debian packages that an engine needs, each with a file that it installs. */
const packages: Record<EngineName, Record<string, string>> = {
  webkit: {
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    'gir1.2-webkit2-4.1': '/usr/share/doc/gir1.2-webkit2-4.1',
    'python3-gi': '/usr/lib/python3/dist-packages/gi',
    xvfb: '/usr/bin/Xvfb',
  },
  firefox: { 'firefox-esr': '/usr/bin/firefox-esr' },
};

/** Installs the packages that engines lack. Throws one sentence where that is impossible. */
export async function ensurePackages(engines: readonly EngineName[]): Promise<void> {
  const missing = engines
    .flatMap((engine) => Object.entries(packages[engine]))
    .flatMap(([name, file]) => (existsSync(file) ? [] : name));
  if (missing.length === 0) return;
  const install = debianInstall();
  if (!install) {
    throw new Error(`The engines need packages of Debian: sudo apt-get install ${missing.join(' ')}`);
  }
  for (const name of missing) {
    console.log(`Installing the package ${name} with apt-get.`);
    await install(name);
  }
}
