import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './child-process.ts';
import { planFile } from './stack-plan.ts';

const root = resolve(import.meta.dirname, '..', '..');
const directory = join(root, '.build');
const prefix = 'assembly-';
const kept = 5;
const youngMs = 30 * 60_000;
/** Nobody makes one for so long. */
const patienceMs = 180_000;

/** Stands for everything that an assembly is made of: which files, how large, when changed. */
function fingerprint(): string {
  const sources = globSync('{functions,infra,shared}/**/*.*', { cwd: root });
  const files = [...sources, 'package-lock.json', 'scripts/local/save-plan.ts'].sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Removes all but the latest; a young one may be in use by another run. */
function removeOld(): void {
  const made = readdirSync(directory)
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(directory, name))
    .map((path) => ({ path, time: statSync(path).mtimeMs }))
    .sort((one, other) => other.time - one.time);
  const limit = Date.now() - youngMs;
  for (const { path, time } of made.slice(kept)) {
    if (time < limit) rmSync(path, { recursive: true, force: true });
  }
}

/** Whether the process that made this file was ended before it could remove it. */
function isLeftBehind(file: string): boolean {
  try {
    if (statSync(file).mtimeMs < Date.now() - patienceMs) return true;
    const maker = Number(readFileSync(file, 'utf8'));
    return maker > 0 && !process.kill(maker, 0);
  } catch (error) {
    // No such process; with no such file there is nothing to remove either.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** Whether this process is now the one to make what the file stands for; it removes the file afterwards. */
function claim(file: string): boolean {
  mkdirSync(directory, { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isLeftBehind(file)) rmSync(file, { force: true });
    return false;
  }
}

/**
 * The folder that holds the bundled functions and the synthesized stacks of the stage `local`, made
 * anew when a source has changed since it was last made. One process makes it, others wait for that.
 */
export async function currentAssembly(): Promise<string> {
  const state = fingerprint();
  const assembly = join(directory, prefix + state);
  const claimed = join(directory, `making-${state}`);
  while (!existsSync(planFile(assembly))) {
    if (claim(claimed)) await make(assembly).finally(() => rmSync(claimed, { force: true }));
    else await sleep(100);
  }
  return assembly;
}

async function make(assembly: string): Promise<void> {
  if (existsSync(planFile(assembly))) return;
  const half = `${assembly}-${process.pid}`;
  const [code] = await once(startChild(new URL('./make-assembly.ts', import.meta.url), [half]), 'exit');
  if (code !== 0) throw new Error('The functions or stacks of the stage "local" cannot be built.');
  // Another run may have made the same one meanwhile.
  if (existsSync(assembly)) rmSync(half, { recursive: true });
  else renameSync(half, assembly);
  removeOld();
}
