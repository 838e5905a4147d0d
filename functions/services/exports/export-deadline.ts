/**
 * The HTTP API times out after 30 seconds. The remaining time must be enough for `last` and for the response.
 */
const workMs = {
  /** Storing the last part. */
  store: 24_000,
  /** Laying out all pages, which can't be interrupted, and storing them. */
  layOut: 22_000,
};

/** Thrown when there is not enough time to make a file. */
export class OutOfTime extends Error {}

/** Returns a check to call between steps. It throws `OutOfTime` when the response is almost due. */
export function exportDeadline(now: () => Date, last: keyof typeof workMs): () => void {
  const end = now().getTime() + workMs[last];
  return () => {
    if (now().getTime() > end) throw new OutOfTime('An export took too long');
  };
}
