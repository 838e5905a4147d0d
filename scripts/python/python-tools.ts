import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, versionOf } from '../local/processes/ensure-program.ts';
import { execute } from './execute.ts';

const requirements = join(import.meta.dirname, 'requirements.txt');
const oldest = 10;

/** Returns a Python that is new enough. Throws one sentence if there is none. */
async function findPython(): Promise<string> {
  for (const name of ['python3', 'python']) {
    const minor = /^Python 3\.(\d+)/.exec((await versionOf(name, '--version')) ?? '')?.[1];
    if (Number(minor) >= oldest) return name;
  }
  throw new Error(
    `This check needs Python 3.${oldest} or later with venv: install it, for example with "sudo apt-get install python3-venv".`,
  );
}

/**
 * Returns the folder with the commands of the Python packages in requirements.txt: `python`, `cfn-lint`,
 * `moto_server`. The first call installs them into a virtual environment in the user's cache folder.
 */
export async function pythonTools(): Promise<string> {
  const list = await readFile(requirements, 'utf8');
  const name = `python-${createHash('sha256').update(list).digest('hex').slice(0, 12)}`;
  const folder = join(cacheFolder(), name);
  const bin = join(folder, 'bin');
  // pip writes commands last, so an installation that was interrupted is made again.
  if (existsSync(join(bin, 'moto_server')) && existsSync(join(bin, 'cfn-lint'))) return bin;
  const python = await findPython();
  console.log(`Installing ${list.trim().split('\n').join(' and ')} into ${folder}.`);
  await rm(folder, { recursive: true, force: true });
  await execute(python, ['-m', 'venv', folder]);
  await execute(join(bin, 'python'), [
    ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', requirements],
  ]);
  return bin;
}
