import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const needed = 17;
const packageName = 'openjdk-17-jre-headless';

function javaVersion(): number | undefined {
  const { stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (error) return undefined;
  const major = /version "(\d+)/.exec(stderr)?.[1];
  return major === undefined ? undefined : Number(major);
}

/**
 * Makes sure that Java is there, which DynamoDB Local needs. In CI on Debian as root it is installed;
 * elsewhere the sentence that says what to install is thrown. Answers whether it had to install it.
 */
export function ensureJava(): boolean {
  if ((javaVersion() ?? 0) >= needed) return false;
  const mayInstall = process.env['CI'] && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', packageName], { stdio: 'ignore' });
    if ((javaVersion() ?? 0) >= needed) return true;
  }
  throw new Error(
    `Java ${needed} or later is needed for the local database: install it with "apt-get install ${packageName}".`,
  );
}
