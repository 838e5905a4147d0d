import { AsyncLocalStorage } from 'node:async_hooks';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { AccessKind } from '#shared/data/access-kinds.ts';
import type { AccessNote } from './store-access.ts';

/** The current request's notes. The local stack runs several requests at a time in one process. */
const notes = new AsyncLocalStorage<AccessNote[]>();

/** Notes an event for the record of access. It is stored when the request is done. */
export function noteAccess(notaryId: string, kind: AccessKind): void {
  notes.getStore()?.push({ notaryId, kind });
}

/**
 * Runs a request, then stores its notes in the record of access. The response doesn't depend on the record,
 * because the noted events have already happened.
 */
export async function recordingAccess<T>(event: APIGatewayProxyEventV2, run: () => Promise<T>): Promise<T> {
  const noted: AccessNote[] = [];
  try {
    return await notes.run(noted, run);
  } finally {
    if (noted.length > 0) {
      // Loaded on first use, so functions start faster.
      const { storeAccess } = await import('./store-access.ts');
      await storeAccess(noted, event.headers['user-agent']);
    }
  }
}
