import { AsyncLocalStorage } from 'node:async_hooks';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ulid } from 'ulid';
import { deviceName } from '#functions/adapters/identity/device-name.ts';
import { accessStore, nobody } from '#functions/store/security/access-store.ts';
import { table } from '#functions/store/table/table.ts';
import type { AccessKind } from '#shared/data/access-kinds.ts';
import { logFailure, logMessages } from './log-request.ts';

/** Something for the record of access of a notary. */
type Note = { notaryId: string; kind: AccessKind };

/** The notes of the request under way. The local stack runs several at a time in one process. */
const notes = new AsyncLocalStorage<Note[]>();

/** A failed sign-in with an unknown address costs the same write as with a known one, and stores one line in all. */
const lineOfNobody = '0'.repeat(26);

/** Notes something for the record of access. It is stored when the request is done. */
export function noteAccess(notaryId: string, kind: AccessKind): void {
  notes.getStore()?.push({ notaryId, kind });
}

/**
 * Runs a request and then stores what was noted for the record of access. A note that cannot be stored is logged: the
 * request has happened, and its answer does not depend on the record.
 */
export async function recordingAccess<T>(event: APIGatewayProxyEventV2, run: () => Promise<T>): Promise<T> {
  const noted: Note[] = [];
  try {
    return await notes.run(noted, run);
  } finally {
    const at = new Date();
    const device = deviceName(event.headers['user-agent']);
    const lines = noted.map(async ({ notaryId, kind }) => {
      const id = notaryId === nobody ? lineOfNobody : ulid(at.getTime());
      const line = { id, kind, at: at.toISOString(), device };
      await accessStore(table()).add(notaryId, line);
    });
    for (const result of await Promise.allSettled(lines)) {
      if (result.status === 'rejected') logFailure(result.reason, logMessages.accessNotRecorded);
    }
  }
}
