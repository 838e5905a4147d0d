import { loadavg } from 'node:os';
import { verifyAllJournals } from '#functions/services/entries/verify-all-journals.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { entriesAtOnce, entryBatch } from '#functions/store/entries/entry-batch.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { verificationStore } from '#functions/store/entries/verification-store.ts';
import { witnessStore } from '#functions/store/log/witness-store.ts';
import { writeAll } from '#functions/store/table/batch-write.ts';
import { journalPartitions, witnessKey } from '#functions/store/table/keys.ts';
import { table } from '#functions/store/table/table.ts';
import { accountOf } from './account-of.ts';
import { startBenchStack } from './bench-stack.ts';
import { fillJournal } from './fill-journal.ts';
import { pageWith } from './kept-page.ts';
import { markdownTable, shownNumber } from './markdown.ts';
import { proNotary } from './pro-notary.ts';
import { tableUnits } from './unit-meter.ts';

/** How fast one run verifies journals. */
export type VerificationCosts = {
  day: string;
  load: number;
  journals: number;
  entries: number;
  seconds: number;
  /** Of this process, without the database. */
  cpuSeconds: number;
  reads: number;
};

const journals = 8;

/** Adds the places of all links in the public log, which a verification looks for. */
const witness = (journalId: string, links: number) =>
  writeAll(
    table(),
    Array.from({ length: links }, (_, sequence) => ({
      PutRequest: { Item: { ...witnessKey(journalId, sequence), index: sequence, treeSize: links, at: '' } },
    })),
  );

/** Measures a run over new journals with so many entries together, with the services of the bench's stack. */
export async function verificationCosts(entries = 20_000): Promise<VerificationCosts> {
  const load = loadavg()[0] ?? 0;
  const each = Math.ceil(entries / journals);
  for (let nth = 0; nth < journals; nth += 1) {
    const account = await accountOf(await proNotary(`verified-${nth}@example.com`));
    await fillJournal(table(), account, each);
    await witness(account.journalId, each + 1);
  }
  const faults: object[] = [];
  const verify = (days: number) =>
    verifyAllJournals({
      ...{ chain: chainStore(table()), journal: journalStore(table()), batch: entryBatch(table()) },
      ...{ addenda: addendumStore(table()), destructions: destructionStore(table()) },
      ...{ verifications: verificationStore(table()), witnesses: witnessStore(table()) },
      partitions: journalPartitions,
      report: (fault) => faults.push(fault),
      reportFailure: (_, error) => faults.push({ error }),
      now: () => new Date(Date.now() + days * 86_400_000),
      hasTime: () => true,
      linksAtOnce: entriesAtOnce,
    });
  const { reads } = await (await tableUnits()).units(() => verify(0));
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const run = await verify(30);
  const { user, system } = process.cpuUsage(cpu);
  if (faults.length > 0) throw new Error(`The bench's journals have faults: ${JSON.stringify(faults[0])}`);
  return {
    ...{
      day: new Date().toISOString().slice(0, 10),
      load,
      journals: run.verified,
      entries: run.entries,
      reads,
    },
    ...{ seconds: (performance.now() - started) / 1_000, cpuSeconds: (user + system) / 1_000_000 },
  };
}

export const verificationHeading = 'Verification of journals';

/** Returns the section about verification. */
export function verificationSection(costs: VerificationCosts): string {
  const { day, load, journals: verified, entries, seconds, cpuSeconds, reads } = costs;
  return `One run over ${shownNumber(verified)} journals, with every entry, link, and place in the public log (\`npm run bench -- verify\`). Measured on ${day}, at a
load average of ${shownNumber(load)}, which the database shares.

${markdownTable(
  ['', 'entries', 's', 's of CPU', 'entries for a second of CPU', 'read units for an entry'],
  [
    [
      'one run',
      shownNumber(entries),
      shownNumber(seconds),
      shownNumber(cpuSeconds),
      shownNumber(entries / cpuSeconds, 0),
      shownNumber(reads / entries, 2),
    ],
  ],
)}`;
}

/** Measures the verification alone, and writes its section. */
export async function benchVerification(entries?: number): Promise<void> {
  const stack = await startBenchStack();
  try {
    await pageWith(verificationHeading, verificationSection(await verificationCosts(entries)));
  } finally {
    await stack.stop();
  }
}
