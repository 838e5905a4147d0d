import { requestTimestamp } from './timestamp-authority.ts';

/** Somebody waits for the document: an authority that needs longer is left out. */
const timeoutMs = 3_000;

/** After none answered, this long passes before they are asked again, so that a batch does not wait for each document. */
const pauseMs = 60_000;

export type DocumentTimestampDeps = {
  /** The addresses of the stage's authorities, at least one. */
  authorities: readonly string[];
  /** Receives the failure of an authority. */
  reportFailure: (authority: string, error: unknown) => void;
  /** Milliseconds. */
  now: () => number;
};

/**
 * Returns what asks for the timestamp of a document's signature: an RFC 3161 token (DER) of a SHA-256 digest, by the first
 * authority that answers in time. Undefined if none does: a document without it is better than none.
 */
export function documentTimestamps({ authorities, reportFailure, now }: DocumentTimestampDeps) {
  let askAgainAt = 0;
  return async (digest: Uint8Array): Promise<Uint8Array | undefined> => {
    if (now() < askAgainAt) return undefined;
    for (const authority of authorities) {
      try {
        return (await requestTimestamp(authority, digest, timeoutMs)).token;
      } catch (error) {
        reportFailure(authority, error);
      }
    }
    askAgainAt = now() + pauseMs;
    return undefined;
  };
}
