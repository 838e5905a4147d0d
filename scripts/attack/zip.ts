import { verifyExport } from '#shared/evidence/export/verify-export.ts';
import { type Attack, firstOf } from './one-attack.ts';
import type { Target } from './target.ts';
import { appendedDirectory, hiddenMember, withComment, withPrefix, withUnicodePath } from './two-ways-zip.ts';

async function readingOf(target: Target, bytes: Buffer): Promise<string> {
  const file = { size: bytes.length, read: async (from: number, to: number) => bytes.subarray(from, to) };
  const { verdict, headline } = await verifyExport(file, { keys: await target.keys() });
  return `${verdict}: ${headline}`;
}

const readTwoWays = {
  'with a second directory behind the one that was signed': appendedDirectory,
  'with other names in extra fields': withUnicodePath,
  'with a member that its directory does not list': hiddenMember,
  'with bytes before its first member': withPrefix,
  'with a comment after its end': withComment,
};

/** Exports that our verifier would read in one way, and other programs in another. */
export const zipAttacks: readonly Attack[] = [
  {
    name: 'a genuine export that other programs would unpack to something else',
    isLong: true,
    async run(target) {
      const account = await target.register();
      await target.entry(account);
      await target.entry(account);
      const genuine = await target.exportOf(account);
      const reading = await readingOf(target, genuine);
      if (!/^(passed|incomplete)/.test(reading)) return `the genuine export is ${reading}`;
      for (const [how, change] of Object.entries(readTwoWays)) {
        const changed = await readingOf(target, change(genuine));
        if (!changed.startsWith('failed')) return firstOf(`one ${how} is ${changed}`);
      }
      return undefined;
    },
  },
];
