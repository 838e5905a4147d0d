import type { LogFiles } from '#functions/adapters/log/log-files.ts';
import { env } from '#functions/env.ts';
import type { EntryEvidenceDeps } from '#functions/services/evidence/entry-evidence.ts';
import { logEvidence as provenByLog } from '#functions/services/log/log-evidence.ts';
import { witnessStore } from '#functions/store/log/witness-store.ts';
import { witnessingStore } from '#functions/store/log/witnessing-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Loads the S3 client with the first link that the log contains. */
const read: LogFiles['read'] = async (path) => {
  const [{ logFiles }, { s3Client }] = await Promise.all([
    import('#functions/adapters/log/log-files.ts'),
    import('#functions/adapters/s3/s3-client.ts'),
  ]);
  return logFiles(env('LOG_BUCKET'), s3Client).read(path);
};

/** Returns the public log's proof for a link. */
export const logEvidence: EntryEvidenceDeps['logEvidence'] = (journalId, sequence) =>
  provenByLog(
    { store: witnessStore(table()), witnessing: witnessingStore(table()), files: { read } },
    journalId,
    sequence,
  );
