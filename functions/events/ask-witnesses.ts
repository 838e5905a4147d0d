import { setTimeout as sleep } from 'node:timers/promises';
import { logFiles } from '#functions/adapters/log/log-files.ts';
import { stagePolicy } from '#functions/adapters/log/stage-policy.ts';
import { askWitness } from '#functions/adapters/log/witness-client.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { kmsKey } from '#functions/adapters/signing/kms-key.ts';
import { type NoteSigner, noteSigner } from '#functions/adapters/signing/note-signer.ts';
import { env } from '#functions/env.ts';
import { log, logMessages } from '#functions/middleware/log-request.ts';
import { measuredValue } from '#functions/middleware/product-metrics.ts';
import { askWitnesses } from '#functions/services/log/ask-witnesses.ts';
import type { Cosigning } from '#functions/services/log/cosign-checkpoint.ts';
import { witnessingStore } from '#functions/store/log/witnessing-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Cached for the life of the process, because a key never changes. */
let signer: NoteSigner | undefined;

/** A witness may be restarted or updated without an alarm. */
const silentSeconds = 30 * 60;

const trouble = () => measuredValue('witness-trouble', 1, 'Count', Date.now());

function report(witness: string, answer: Cosigning): void {
  if (answer.kind === 'refused') {
    const { status, size } = answer;
    log().error(logMessages.witnessRefused, { witness, status, size, ...trouble() });
  }
  if (answer.kind === 'missing')
    log().warn(logMessages.cosignatureMissing, { witness, reason: answer.reason });
}

/**
 * Runs every minute (infra/function-definitions) and ignores its event. Asks the stage's witnesses to cosign the
 * public log's checkpoint.
 */
export async function handler(): Promise<void> {
  signer ??= noteSigner('log', kmsKey(env('LOG_KEY_ARN')));
  const result = await askWitnesses({
    store: witnessingStore(table()),
    files: logFiles(env('LOG_BUCKET'), s3Client),
    log: signer,
    policy: stagePolicy(),
    ask: askWitness,
    now: () => new Date(),
    sleep,
    report,
  });
  if (result.kind !== 'asked') return;
  const { cosigned, size, secondsSinceMet } = result;
  if (secondsSinceMet < silentSeconds) log().info(logMessages.logCosigned, { cosigned, size });
  else log().warn(logMessages.witnessesSilent, { cosigned, size, seconds: secondsSinceMet, ...trouble() });
}
