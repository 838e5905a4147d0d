import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Snapshot } from './snapshot.ts';

const run = promisify(execFile);
const script = 'scripts/law-diff/snapshot.ts';

/** Runs the snapshot in a source tree, with the rules of that tree. */
async function snapshotIn(tree: string): Promise<Snapshot> {
  const today = new Date().toISOString().slice(0, 10);
  const { stdout } = await run(process.execPath, [script, today], { cwd: tree, maxBuffer: 1e9 });
  return JSON.parse(stdout);
}

/**
 * Returns the states by the rules of a commit; of the working tree, if none is named. Fails for a commit that is too old
 * to have these rules.
 */
export async function snapshotOf(commit: string | undefined): Promise<Snapshot> {
  if (commit === undefined) return await snapshotIn('.');
  const { stdout } = await run('git', ['rev-parse', '--verify', `${commit}^{commit}`]);
  // Below the project, so that its installed packages are found.
  const tree = join('.build', 'law-diff', stdout.trim());
  await mkdir(join(tree, 'scripts', 'law-diff'), { recursive: true });
  try {
    await run('git', ['archive', '--output', join(tree, 'tree.tar'), commit, 'shared', 'package.json']);
    await run('tar', ['-xf', 'tree.tar'], { cwd: tree });
    await cp(script, join(tree, script));
    return await snapshotIn(tree);
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
}
