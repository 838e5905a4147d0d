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

type Means = { exists: (path: string) => boolean; install: ReturnType<typeof debianInstall> };

/** Installs the packages that engines lack. Throws one sentence where that is impossible. */
export async function ensurePackages(
  engines: readonly EngineName[],
  { exists, install }: Means = { exists: existsSync, install: debianInstall() },
): Promise<void> {
  const missing = () =>
    engines
      .flatMap((engine) => Object.entries(packages[engine]))
      .flatMap(([name, file]) => (exists(file) ? [] : name));
  for (const name of install ? missing() : []) {
    console.log(`Installing the package ${name} with apt-get.`);
    await install?.(name).catch(() => {});
  }
  const left = missing().join(' ');
  if (left) throw new Error(`The engines need packages: install them with "sudo apt-get install ${left}".`);
}
