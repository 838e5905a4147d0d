import type { Context } from 'aws-lambda';
import { type LogFiles, logFiles } from '#functions/adapters/log/log-files.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { documentCertificates } from '#functions/adapters/signing/document-certificates.ts';
import { kmsKey } from '#functions/adapters/signing/kms-key.ts';
import { type NoteSigner, noteSigner } from '#functions/adapters/signing/note-signer.ts';
import { env } from '#functions/env.ts';
import { log, logMessages } from '#functions/middleware/log-request.ts';
import { measuredValue } from '#functions/middleware/product-metrics.ts';
import { publishKeys } from '#functions/services/log/publish-keys.ts';
import { sequenceLog } from '#functions/services/log/sequence-log.ts';
import { logStore } from '#functions/store/log/log-store.ts';
import { table } from '#functions/store/table/table.ts';

/** The most time that a batch may take. */
const batchMs = 20_000;

/** What lives as long as the process. The keys change with a deployment only. */
let kept: { files: LogFiles; signer: NoteSigner; exports: NoteSigner } | undefined;

function dependencies() {
  kept ??= {
    files: logFiles(env('LOG_BUCKET'), s3Client),
    signer: noteSigner('log', kmsKey(env('LOG_KEY_ARN'))),
    exports: noteSigner('exports', kmsKey(env('EXPORTS_KEY_ARN'))),
  };
  return kept;
}

/**
 * Runs every minute (infra/function-rows) and ignores its event. Gives new links their places in the public log, and
 * publishes the keys that verifiers need.
 */
export async function handler(
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<void> {
  const { files, signer, exports } = dependencies();
  const { added, kind } = await sequenceLog({
    files,
    signer,
    store: logStore(table()),
    now: () => new Date(),
    hasTime: () => getRemainingTimeInMillis() > batchMs,
    reportLag: (seconds) =>
      log().info(logMessages.logLags, measuredValue('log-lag', seconds, 'Seconds', Date.now())),
  });
  if (added > 0) log().info(logMessages.logGrew, { added, end: kind });
  await publishKeys({
    files,
    log: signer,
    exports,
    certificates: async () => (await documentCertificates()).map(String),
  });
}
