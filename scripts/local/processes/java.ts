import { globSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, ensureProgram, type Program, versionOf } from './ensure-program.ts';

const oldest = 17;
const downloaded = 21;

/** Returns the first Java that is new enough: on the path, in JAVA_HOME, installed beside it, or in the cache. */
async function findJava(isFit = async (_path: string) => true): Promise<string | undefined> {
  const home = process.env['JAVA_HOME'];
  const places = [
    'java',
    ...(home ? [join(home, 'bin', 'java')] : []),
    ...globSync(['/usr/lib/jvm/*/bin/java', join(cacheFolder(), 'jre/**/bin/java')]),
  ];
  for (const place of places) {
    const major = /version "(\d+)/.exec((await versionOf(place, '-version')) ?? '')?.[1];
    if (Number(major) >= oldest && (await isFit(place))) return place;
  }
  return undefined;
}

/** Java, which DynamoDB Local runs on. */
export const java: Program = {
  need: `The local database needs Java ${oldest} or later`,
  find: () => findJava(),
  packages: [17, 21, 25].map((version) => `openjdk-${version}-jre-headless`),
  download: async (folder) => {
    const { install } = await import('njre');
    // It puts a folder named jre beside the path that it is given.
    await install(downloaded, { installPath: join(folder, 'java') });
  },
  advice: 'install it, for example with "sudo apt-get install openjdk-17-jre-headless"',
};

/** Java with the compiler, which runs a source file. */
export const javaWithCompiler: Program = {
  need: `The test of foreign readers needs a Java ${oldest} or later that compiles`,
  find: () =>
    findJava(async (place) => /^jdk\.compiler/m.test((await versionOf(place, '--list-modules')) ?? '')),
  packages: [17, 21, 25].map((version) => `openjdk-${version}-jdk-headless`),
  advice: 'install it, for example with "sudo apt-get install openjdk-17-jdk-headless"',
};

let path: Promise<string> | undefined;

/** Returns the path of Java for the local database; installs or downloads it where it is missing. */
export function ensureJava(): Promise<string> {
  path ??= ensureProgram(java);
  return path;
}
