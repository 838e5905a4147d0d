import { requestTimestamp } from './timestamp-authority.ts';

/** A user is waiting for the document, so don't wait longer for an authority. */
const timeoutMs = 3_000;

/**
 * Milliseconds to wait before asking again after none answered, so that a batch doesn't wait for each
 * document.
 */
const pauseMs = 60_000;

export type DocumentTimestampDeps = {
  /** The addresses of the stage's authorities, at least one. */
  authorities: readonly string[];
  /** Receives an authority's failure. */
  reportFailure: (authority: string, error: unknown) => void;
  /** Milliseconds. */
  now: () => number;
};

/**
 * Returns a function that timestamps a document's signature: it returns the RFC 3161 token (DER) of a SHA-256
 * digest from the first authority that answers in time, and before the signal. Undefined if none does: a document without a
 * timestamp is better than no document.
 */
export function documentTimestamps({ authorities, reportFailure, now }: DocumentTimestampDeps) {
  let askAgainAt = 0;
  return async (digest: Uint8Array, signal: AbortSignal): Promise<Uint8Array | undefined> => {
    if (signal.aborted || now() < askAgainAt) return undefined;
    for (const authority of authorities) {
      try {
        const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        return (await requestTimestamp(authority, digest, limit)).token;
      } catch (error) {
        reportFailure(authority, error);
        // The document had no time left, which says little about this authority.
        if (signal.aborted) return undefined;
      }
    }
    askAgainAt = now() + pauseMs;
    return undefined;
  };
}
