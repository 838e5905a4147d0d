import { AsyncLocalStorage } from 'node:async_hooks';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { AccessKind } from '#shared/data/access-kinds.ts';
import type { AccessNote } from './store-access.ts';

/** The notes of the request under way. The local stack runs several at a time in one process. */
const notes = new AsyncLocalStorage<AccessNote[]>();

/** Notes something for the record of access. It is stored when the request is done. */
export function noteAccess(notaryId: string, kind: AccessKind): void {
  notes.getStore()?.push({ notaryId, kind });
}

/**
 * Runs a request and then stores what was noted for the record of access. The response does not depend on the record,
 * because what is noted has happened.
 */
export async function recordingAccess<T>(event: APIGatewayProxyEventV2, run: () => Promise<T>): Promise<T> {
  const noted: AccessNote[] = [];
  try {
    return await notes.run(noted, run);
  } finally {
    if (noted.length > 0) {
      // Loaded when it is first needed, so that functions start faster.
      const { storeAccess } = await import('./store-access.ts');
      await storeAccess(noted, event.headers['user-agent']);
    }
  }
}
