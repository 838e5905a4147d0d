import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, ensureProgram, type Program, versionOf } from '../local/processes/ensure-program.ts';
import { javaWithCompiler } from '../local/processes/java.ts';
import { execute, outputOf } from '../python/execute.ts';
import { pythonTools } from '../python/python-tools.ts';

const dss = join(import.meta.dirname, 'dss');
const python = join(import.meta.dirname, '../python/judge_signatures.py');

const maven: Program = {
  need: 'EU DSS, which judges signatures, needs Maven',
  find: async () => ((await versionOf('mvn', '-version')) === undefined ? undefined : 'mvn'),
  packages: ['maven'],
  advice: 'install it, for example with "sudo apt-get install maven"',
};

/** Returns the folder with the libraries of EU DSS. The first call gets them with Maven, into the user's cache folder. */
async function dssLibraries(): Promise<string> {
  const list = await readFile(join(dss, 'pom.xml'));
  const name = `dss-${createHash('sha256').update(list).digest('hex').slice(0, 12)}`;
  const folder = join(cacheFolder(), name);
  if (existsSync(folder)) return folder;
  const mvn = await ensureProgram(maven);
  const half = `${folder}-${process.pid}`;
  console.log(`Getting EU DSS into ${folder}.`);
  await mkdir(half, { recursive: true });
  try {
    await cp(join(dss, 'pom.xml'), join(half, 'pom.xml'));
    const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${half}`];
    await execute(mvn, ['-q', '-B', '-f', join(half, 'pom.xml'), ...goal]);
    await rename(half, folder);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  return folder;
}

/** PDFs to judge: the certificate that is trusted (PEM), when, and the lists of revoked certificates (DER) of that day. */
export type Case = { root: string; at: Date; lists?: readonly string[]; pdfs: readonly string[] };

/** Returns what EU DSS says about each PDF: its level, the indication, and the sub-indication or "-". */
export async function dssJudgments({ root, at, pdfs }: Case): Promise<string[]> {
  const [java, libraries] = await Promise.all([ensureProgram(javaWithCompiler), dssLibraries()]);
  const program = ['-XX:+UseSerialGC', '-cp', join(libraries, '*'), join(dss, 'JudgeSignatures.java')];
  return (await outputOf(java, [...program, root, at.toISOString(), ...pdfs])).trim().split('\n');
}

/**
 * The judgment of pyHanko about a PDF: `withTime` by what it contains and the lists, `longTerm` by what is proven to have existed,
 * and how the file changed after the signature.
 */
export type PyHankoJudgment = { withTime: string; longTerm: string; changes: string };

/** Returns what pyHanko says about each PDF. */
export async function pyHankoJudgments({ root, at, lists = [], pdfs }: Case): Promise<PyHankoJudgment[]> {
  const program = join(await pythonTools(), 'python');
  const time = at.toISOString().replace('Z', '+00:00');
  const printed = await outputOf(program, [python, root, time, lists.join(','), ...pdfs]);
  return printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
