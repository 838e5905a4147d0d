import type { EntryEvidenceDeps } from '#functions/services/evidence/entry-evidence.ts';

/** Returns what the public log proves about a link. */
export const logEvidence: EntryEvidenceDeps['logEvidence'] = async () => null;
