import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { measuredValue } from '#functions/middleware/product-metrics.ts';
import { partitionsInTurn } from '#functions/services/entries/partitions-in-turn.ts';
import { verifyAllJournals } from '#functions/services/entries/verify-all-journals.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { entriesAtOnce, entryBatch } from '#functions/store/entries/entry-batch.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { verificationStore } from '#functions/store/entries/verification-store.ts';
import { witnessStore } from '#functions/store/log/witness-store.ts';
import { journalPartitions } from '#functions/store/table/keys.ts';
import { table } from '#functions/store/table/table.ts';

/** Maximum time for steps in progress when a run stops. */
const stepMs = 30_000;

const turn = z.object({ at: z.optional(z.iso.datetime()), minutes: z.optional(z.int()) });

/**
 * Runs on a schedule (infra/function-definitions); the event contains its time and how often it runs.
 * Verifies the due journals of the partition whose turn it is, or of all partitions if the event has no time.
 * Reports each fault, which triggers an alarm. Throws if a journal could not be read, so that Lambda retries.
 */
export async function handler(
  event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<void> {
  const { at, minutes = 1 } = turn.parse(event);
  const { oldestDays, ...counts } = await verifyAllJournals({
    chain: chainStore(table()),
    journal: journalStore(table()),
    batch: entryBatch(table()),
    addenda: addendumStore(table()),
    destructions: destructionStore(table()),
    verifications: verificationStore(table()),
    partitions: at ? partitionsInTurn(new Date(at), minutes) : journalPartitions,
    witnesses: witnessStore(table()),
    report: ({ journalId, kind, sequence }) =>
      log().error(logMessages.journalFault, {
        journal_id: journalId,
        fault: kind,
        sequence,
        ...measuredValue('journal-faults', 1, 'Count', Date.now()),
      }),
    reportFailure: (journalId, error) =>
      logFailure(error, logMessages.journalNotVerified, { journal_id: journalId }),
    now: () => new Date(),
    hasTime: () => getRemainingTimeInMillis() > stepMs,
    linksAtOnce: entriesAtOnce,
  });
  log().info(logMessages.journalsVerified, {
    ...counts,
    ...measuredValue('days-unverified', oldestDays, 'None', Date.now()),
  });
  if (counts.failed > 0) throw new Error(logMessages.journalNotVerified);
}
