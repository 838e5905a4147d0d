import type { Context } from 'aws-lambda';
import { type LogFiles, logFiles } from '#functions/adapters/log/log-files.ts';
import { stagePolicyText } from '#functions/adapters/log/stage-policy.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { readCertificates, signingCertificates } from '#functions/adapters/signing/certificate-chain.ts';
import { documentCertificates } from '#functions/adapters/signing/document-certificates.ts';
import { kmsKey } from '#functions/adapters/signing/kms-key.ts';
import { type NoteSigner, noteSigner } from '#functions/adapters/signing/note-signer.ts';
import { timestampAuthorities } from '#functions/adapters/timestamps/timestamp-authorities.ts';
import { requestTimestamp } from '#functions/adapters/timestamps/timestamp-authority.ts';
import { env } from '#functions/env.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { measuredValue } from '#functions/middleware/product-metrics.ts';
import { publishKeys } from '#functions/services/log/publish-keys.ts';
import { renewTimestamps } from '#functions/services/log/renew-timestamps.ts';
import { sequenceLog } from '#functions/services/log/sequence-log.ts';
import { type TimestampDeps, timestampCheckpoint } from '#functions/services/log/timestamp-checkpoint.ts';
import { logStore } from '#functions/store/log/log-store.ts';
import { witnessingStore } from '#functions/store/log/witnessing-store.ts';
import { table } from '#functions/store/table/table.ts';
import { authoritiesPath } from '#shared/evidence/log/log-paths.ts';

/** Maximum time for a batch. */
const batchMs = 20_000;

/** Cached for the life of the process. The keys change only with a deployment. */
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
 * Runs every minute (infra/function-definitions) and ignores its event. Assigns new links their positions in
 * the public log, publishes the keys that verifiers need, and has checkpoints timestamped.
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
    certificates: async () => signingCertificates(await documentCertificates()).map(String),
    timestampCertificates: async () =>
      readCertificates((await files.readChanging(authoritiesPath))?.text ?? '').map(String),
    policy: stagePolicyText(),
  });
  const stamping: TimestampDeps = {
    files,
    witnessing: witnessingStore(table()),
    authorities: timestampAuthorities(),
    request: async (authority, digest) => (await requestTimestamp(authority, digest)).response,
    now: () => new Date(),
    reportFailure: (authority, error) => logFailure(error, logMessages.timestampFailed, { authority }),
  };
  const stamped = await timestampCheckpoint(stamping);
  if (stamped > 0) log().info(logMessages.logStamped, { authorities: stamped });
  const year = await renewTimestamps(stamping);
  if (year !== undefined) log().info(logMessages.logRenewed, { year });
}
