import { spawnSync } from 'node:child_process';
import { installPackage } from './debian.ts';

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
  if (installPackage(packageName) && (javaVersion() ?? 0) >= needed) return true;
  throw new Error(
    `Java ${needed} or later is needed for the local database: install it with "apt-get install ${packageName}".`,
  );
}
