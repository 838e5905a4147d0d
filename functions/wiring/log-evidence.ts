import { logFiles } from '#functions/adapters/log/log-files.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { env } from '#functions/env.ts';
import type { EntryEvidenceDeps } from '#functions/services/evidence/entry-evidence.ts';
import { logEvidence as provenByLog } from '#functions/services/log/log-evidence.ts';
import { witnessStore } from '#functions/store/log/witness-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Returns what the public log proves about a link. */
export const logEvidence: EntryEvidenceDeps['logEvidence'] = (journalId, sequence) =>
  provenByLog(
    { store: witnessStore(table()), files: logFiles(env('LOG_BUCKET'), s3Client) },
    journalId,
    sequence,
  );
