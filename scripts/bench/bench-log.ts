import { loadavg } from 'node:os';
import { ulid } from 'ulid';
import { logFiles } from '#functions/adapters/log/log-files.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { kmsKey } from '#functions/adapters/signing/kms-key.ts';
import { noteSigner } from '#functions/adapters/signing/note-signer.ts';
import { sequenceLog } from '#functions/services/log/sequence-log.ts';
import { itemsOfLinks } from '#functions/store/entries/link-items.ts';
import { logStore } from '#functions/store/log/log-store.ts';
import { writeAll } from '#functions/store/table/batch-write.ts';
import { pendingLeafKey, witnessKey } from '#functions/store/table/keys.ts';
import { table } from '#functions/store/table/table.ts';
import { localValues } from '../local/assembly/stack-plan.ts';
import { startBenchStack } from './bench-stack.ts';
import { pageWith } from './kept-page.ts';
import { markdownTable, shownNumber } from './markdown.ts';

/** How fast one sequencer makes the public log grow. */
export type LogCosts = {
  day: string;
  load: number;
  leaves: number;
  seconds: number;
  /** Of this process, without the database. */
  cpuSeconds: number;
  /** Seconds of the same writes alone. */
  bareSeconds: number;
};

/** Leaves that one sequencer should add in a second. */
const target = 1_000;

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

type Waiting = { journalId: string; at: string; key: ReturnType<typeof pendingLeafKey> };

/** Puts links of as many journals into the table, which wait for the log. */
async function addLinks(count: number): Promise<Waiting[]> {
  const waiting = Array.from({ length: count }, (_, nth) => {
    const journalId = `${ulid().slice(0, -1)}${alphabet[nth % alphabet.length]}`;
    const at = new Date().toISOString();
    return { journalId, at, key: pendingLeafKey(journalId, 1, at) };
  });
  await writeAll(
    table(),
    waiting.flatMap(({ journalId, at }, nth) => {
      const hash = nth.toString(16).padStart(64, '0');
      const facts = {
        position: '1',
        hash,
        previousHash: '',
        at,
        sessionId: 'S',
        requestId: 'R',
        entryId: 'E',
      };
      const items = itemsOfLinks(journalId, [{ kind: 'entry', sequence: 1, ...facts }]);
      return items.map((Item) => ({ PutRequest: { Item } }));
    }),
  );
  return waiting;
}

/** Makes the writes of the sequencer without the log: a place for each link, and its removal from those that wait. */
const bareWrites = (waiting: readonly Waiting[]) =>
  Promise.all([
    writeAll(
      table(),
      waiting.map(({ journalId }, index) => ({
        PutRequest: { Item: { ...witnessKey(journalId, 1), index, treeSize: index, at: '' } },
      })),
    ),
    writeAll(
      table(),
      waiting.map(({ key }) => ({ DeleteRequest: { Key: key } })),
    ),
  ]);

/** Measures one sequencer on a log that has some leaves already, with the services of the bench's stack. */
export async function logCosts(leaves = 20_000): Promise<LogCosts> {
  const load = loadavg()[0] ?? 0;
  const deps = {
    store: logStore(table()),
    files: logFiles(localValues.LogBucketName, s3Client),
    signer: noteSigner('log', kmsKey(localValues.LogKeyArn)),
    now: () => new Date(),
    hasTime: () => true,
    reportLag: () => {},
  };
  await addLinks(1_000);
  await sequenceLog(deps);
  const waiting = await addLinks(leaves);
  const began = performance.now();
  await bareWrites(waiting);
  const bareSeconds = (performance.now() - began) / 1_000;
  await addLinks(leaves);
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const { added } = await sequenceLog(deps);
  const { user, system } = process.cpuUsage(cpu);
  return {
    ...{ day: new Date().toISOString().slice(0, 10), load, leaves: added, bareSeconds },
    ...{ seconds: (performance.now() - started) / 1_000, cpuSeconds: (user + system) / 1_000_000 },
  };
}

export const logHeading = 'Public log';

/** Returns the section about the log. */
export function logSection({ day, load, leaves, seconds, cpuSeconds, bareSeconds }: LogCosts): string {
  return `One sequencer, in a log that has some leaves (\`npm run bench -- log\`). Measured on ${day}, at a load average of ${shownNumber(load)}, which the
database shares. "The same writes alone" are two for each leaf, in the same requests: what DynamoDB Local takes for them.

Target: ${shownNumber(target)} leaves a second.

${markdownTable(
  ['', 'leaves', 's', 'leaves a second', 's of CPU', 'leaves for a second of CPU'],
  [
    [
      'one sequencer',
      shownNumber(leaves),
      shownNumber(seconds),
      shownNumber(leaves / seconds, 0),
      shownNumber(cpuSeconds),
      shownNumber(leaves / cpuSeconds, 0),
    ],
    [
      'the same writes alone',
      shownNumber(leaves),
      shownNumber(bareSeconds),
      shownNumber(leaves / bareSeconds, 0),
      '',
      '',
    ],
  ],
)}`;
}

/** Measures the log alone, and writes its section. */
export async function benchLog(leaves?: number): Promise<void> {
  const stack = await startBenchStack();
  try {
    await pageWith(logHeading, logSection(await logCosts(leaves)));
  } finally {
    await stack.stop();
  }
}
