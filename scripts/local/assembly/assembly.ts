import { createHash, randomUUID } from 'node:crypto';
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
import { startChild } from '../processes/child-process.ts';
import { planFile } from './stack-plan.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const directory = join(root, '.build');
const prefix = 'assembly-';
const kept = 5;
const youngMs = 30 * 60_000;
/** Longer than making an assembly takes. */
const patienceMs = 600_000;

/** Whether an assembly has one bundle per function, like a deployment, or files that functions share (docs/adr/0001). */
export type Packaging = 'deployed' | 'together';

// `npm run test:long` sets it.
const usual: Packaging = process.env['DEPLOYED_BUNDLES'] ? 'deployed' : 'together';

/** Returns a hash of the packaging, and of the names, sizes, and times of all source files of an assembly. */
function fingerprint(packaging: Packaging): string {
  // The page of data exports is part of a bundle.
  const page = 'web/{export-viewer,inspect,lib,styles}/**/*.*';
  const sources = globSync(['{functions,infra,shared}/**/*.*', page], { cwd: root });
  const files = [...sources, 'package-lock.json', 'scripts/local/assembly/save-plan.ts'].sort();
  const hash = createHash('sha256').update(packaging);
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Removes all but the latest assemblies. Keeps young ones, which another run may be using. */
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

/** Whether the process that made this file ended before it could remove the file. */
function isLeftBehind(file: string): boolean {
  try {
    if (statSync(file).mtimeMs < Date.now() - patienceMs) return true;
    const maker = Number(readFileSync(file, 'utf8'));
    return maker > 0 && !process.kill(maker, 0);
  } catch (error) {
    // ESRCH: the process is gone. Any other error: the file is gone, so there is nothing to remove.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** Claims the work that the file stands for. If it returns true, the caller does the work and removes the file. */
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
 * Returns the folder of the bundled functions and the synthesized stacks of the stage `local`. Makes it again after a
 * source has changed. One process makes it, and others wait.
 */
export async function currentAssembly(packaging = usual): Promise<string> {
  const state = fingerprint(packaging);
  const assembly = join(directory, prefix + state);
  const claimed = join(directory, `making-${state}`);
  while (!existsSync(planFile(assembly))) {
    if (claim(claimed)) await make(assembly, packaging).finally(() => rmSync(claimed, { force: true }));
    else await sleep(100);
  }
  return assembly;
}

async function make(assembly: string, packaging: Packaging): Promise<void> {
  if (existsSync(planFile(assembly))) return;
  const half = `${assembly}-${randomUUID()}`;
  const [code] = await once(
    startChild(new URL('./make-assembly.ts', import.meta.url), [half, packaging]),
    'exit',
  );
  if (code !== 0) throw new Error('The functions or stacks of the stage "local" cannot be built.');
  if (existsSync(planFile(assembly))) {
    // Another run has made the same one in the meantime.
    rmSync(half, { recursive: true });
  } else {
    // A cleanup may have left a part of an old one.
    rmSync(assembly, { recursive: true, force: true });
    renameSync(half, assembly);
  }
  removeOld();
}
