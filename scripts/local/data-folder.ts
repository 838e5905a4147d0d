import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { asRecord } from './aws/aws-answer.ts';
import type { AwsEndpoints } from './aws/aws-environment.ts';

/** The folder with everything that the local stack keeps between runs. */
export type DataFolder = {
  root: string;
  dynamodb: string;
  s3: string;
  outbox: string;
};

/** Creates the folder. Only its owner may read it, because it contains keys. */
export function dataFolder(directory: string): DataFolder {
  const root = resolve(directory);
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const below = (name: string) => {
    const path = join(root, name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  return {
    root,
    dynamodb: below('dynamodb'),
    s3: below('s3'),
    outbox: below('outbox'),
  };
}

function readJson(file: string): Record<string, unknown> | undefined {
  try {
    return asRecord(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read`, { cause: error });
  }
}

/** Returns the key of the KMS emulator, which is created once and kept in the folder. */
export function localMasterKey(folder: DataFolder): Buffer {
  const file = join(folder.root, 'keys.json');
  const masterKey = String(readJson(file)?.['masterKey'] ?? randomBytes(32).toString('base64'));
  writeFileSync(file, JSON.stringify({ masterKey }, null, 2), { mode: 0o600 });
  return Buffer.from(masterKey, 'base64');
}

/** The process that uses the folder, the port of its site, and, once it runs, its services and its code. */
export type Holder = {
  pid: number;
  port: number;
  running?: { endpoints: AwsEndpoints; assembly: string };
};

const lockFile = (root: string) => join(root, 'lock.json');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  try {
    // Another program may have the same number by now, soon so in containers.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('scripts/');
  } catch {
    return true;
  }
}

/** Returns the live process that uses a data folder, if any. */
export function holderOf(directory: string): Holder | undefined {
  const kept = readJson(lockFile(resolve(directory)));
  const holder = kept && (kept as Holder);
  return holder && isAlive(holder.pid) ? holder : undefined;
}

/** A claim on a folder: publishes facts about its holder, and releases the folder. */
export type Claim = { tell: (more: Omit<Holder, 'pid'>) => void; release: () => void };

/** Claims the folder for this process. Throws one sentence when another process uses it. */
export function claim(folder: DataFolder, port: number): Claim {
  const file = lockFile(folder.root);
  const holder = holderOf(folder.root);
  if (holder) throw new Error(runningSentence(folder.root, holder));
  rmSync(file, { force: true });
  const lockOf = (facts: Omit<Holder, 'pid'>) => JSON.stringify({ pid: process.pid, ...facts });
  writeFileSync(file, lockOf({ port }), { flag: 'wx' });
  return {
    tell: (more) => {
      // In one step, because others may read the file at any time.
      writeFileSync(`${file}.new`, lockOf(more));
      renameSync(`${file}.new`, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** Returns the sentence that a folder is in use. */
export function runningSentence(root: string, { pid, port }: Holder): string {
  return `The journal is already running at http://localhost:${port} with the data in ${root} (process ${pid}): stop it first, or choose another DATA_DIR.`;
}
