import { ulid } from 'ulid';
import { deviceName } from '#functions/adapters/identity/device-name.ts';
import { accessStore, nobody } from '#functions/store/security/access-store.ts';
import { table } from '#functions/store/table/table.ts';
import type { AccessKind } from '#shared/data/access-kinds.ts';
import { logFailure, logMessages } from './log-request.ts';

/** An event for a notary's record of access. */
export type AccessNote = { notaryId: string; kind: AccessKind };

/**
 * A failed sign-in with an unknown address costs the same write as with a known one. Together they store a
 * single line.
 */
const lineOfNobody = '0'.repeat(26);

/** Stores notes as lines of the record of access. Logs any that can't be stored. */
export async function storeAccess(
  noted: readonly AccessNote[],
  userAgent: string | undefined,
): Promise<void> {
  const at = new Date();
  const device = deviceName(userAgent);
  const lines = noted.map(({ notaryId, kind }) => {
    const id = notaryId === nobody ? lineOfNobody : ulid(at.getTime());
    return accessStore(table()).add(notaryId, { id, kind, at: at.toISOString(), device });
  });
  for (const result of await Promise.allSettled(lines)) {
    if (result.status === 'rejected') logFailure(result.reason, logMessages.accessNotRecorded);
  }
}
