import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A program that the local stack or the tests start, and the ways to get it. */
export type Program = {
  /** Begins every message: who needs which program. */
  need: string;
  /** Returns the path of one that works on this machine. */
  find: () => Promise<string | undefined>;
  /** Says that the program at this path works but is slow. Root then installs a package instead. */
  isSlow?: (path: string) => boolean;
  /** Debian packages that provide it; the first one that the release offers is installed. */
  packages: readonly string[];
  /** Downloads it into the user's cache folder, where `find` looks as well. Missing if there is no download. */
  download?: (folder: string) => Promise<void>;
  /** Completes "…: " in the error message: what people can do themselves. */
  advice: string;
};

/** Installs a Debian package. */
type Install = (packageName: string) => Promise<unknown>;

/** Returns the folder in which programs stay between runs and between clones of the repository. */
export function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return join(environment['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'digital-notary-journal');
}

/** Returns what a program prints about its version; undefined where it is missing or does not start. */
export async function versionOf(path: string, argument: string): Promise<string | undefined> {
  try {
    const { stdout, stderr } = await run(path, [argument]);
    return `${stdout}${stderr}`;
  } catch {
    return undefined;
  }
}

/** Returns how to install Debian packages without asking for a password; undefined where that is impossible. */
export function debianInstall(): Install | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  let updated: Promise<unknown> | undefined;
  return async (packageName) => {
    updated ??= run('apt-get', ['update', '-qq'], { env });
    await updated;
    await run('apt-get', ['install', '-y', '-qq', packageName], { env });
  };
}

/** Returns the one line of an error that says why; the installer of playwright-core prints pages. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /^Error: (.+)$/m.exec(message)?.[1] ?? message.split('\n')[0] ?? '';
}

type Means = { install: Install | undefined; tell: (line: string) => void };

/**
 * Returns the path of a program: one that is there, or else one that apt-get installs (as root on Debian and
 * Ubuntu), or else one that is downloaded into the user's cache folder. A slow one that is there is used only where apt-get cannot
 * install a package. Throws one sentence when all of that fails.
 */
export async function ensureProgram(
  { need, find, isSlow = () => false, packages, download, advice }: Program,
  { install, tell }: Means = { install: debianInstall(), tell: console.log },
): Promise<string> {
  const found = await find();
  if (found && !(install && isSlow(found))) return found;

  for (const packageName of install ? packages : []) {
    tell(`${need}: installing the package ${packageName} with apt-get.`);
    try {
      await install?.(packageName);
    } catch {
      continue;
    }
    const installed = await find();
    if (installed) return installed;
  }
  if (found) return found;
  if (!download) throw new Error(`${need}: ${advice}.`);

  const folder = cacheFolder();
  tell(`${need}: downloading it into ${folder}.`);
  let reason = 'it does not run on this system';
  try {
    await mkdir(folder, { recursive: true });
    await download(folder);
    const downloaded = await find();
    if (downloaded) return downloaded;
  } catch (error) {
    reason = reasonOf(error);
  }
  throw new Error(`${need}, and the download failed (${reason}): ${advice}.`);
}
