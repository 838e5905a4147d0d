import { cpus } from 'node:os';
import { ulid } from 'ulid';
import { logFiles } from '#functions/adapters/log/log-files.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { kmsKey } from '#functions/adapters/signing/kms-key.ts';
import { noteSigner } from '#functions/adapters/signing/note-signer.ts';
import { sequenceLog } from '#functions/services/log/sequence-log.ts';
import { logStore } from '#functions/store/log/log-store.ts';
import { writeAll } from '#functions/store/table/batch-write.ts';
import { pendingLeafKey } from '#functions/store/table/keys.ts';
import { table } from '#functions/store/table/table.ts';
import { localValues } from '../local/stack-plan.ts';
import { startBenchStack } from './bench-stack.ts';

/** Leaves that one sequencer should add in a second. */
const target = 1_000;

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Puts links of as many journals into the table, which wait for the log. */
async function addLinks(count: number): Promise<void> {
  await writeAll(
    table(),
    Array.from({ length: count }, (_, nth) => {
      const journalId = `${ulid().slice(0, -1)}${alphabet[nth % alphabet.length]}`;
      const key = pendingLeafKey(journalId, 1, new Date().toISOString());
      const hash = nth.toString(16).padStart(64, '0');
      return { PutRequest: { Item: { ...key, journalId, sequence: 1, position: '1', hash } } };
    }),
  );
}

/**
 * Measures how many leaves a second one sequencer adds to a log that has some already, with DynamoDB Local and the S3
 * double on this machine.
 */
export async function benchLog(leaves = 20_000): Promise<void> {
  const stack = await startBenchStack();
  try {
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
    await addLinks(leaves);
    const started = performance.now();
    const { added } = await sequenceLog(deps);
    const seconds = (performance.now() - started) / 1_000;
    const rate = Math.round(added / seconds);
    console.log(
      `${added} leaves in ${seconds.toFixed(1)} s: ${rate} leaves a second (target ${target}), on ${cpus().length} cores that the database shares`,
    );
  } finally {
    await stack.stop();
  }
}
