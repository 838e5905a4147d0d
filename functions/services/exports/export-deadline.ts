/** The HTTP API waits for 30 seconds. The rest of them must be enough for `last` and for the response. */
const workMs = {
  /** Storing the last part. */
  store: 24_000,
  /** Laying out all pages, which cannot be interrupted, and storing them. */
  layOut: 22_000,
};

/** Thrown when there is not enough time to make a file. */
export class OutOfTime extends Error {}

/** Returns a check to call between pieces of work. It throws `OutOfTime` when the response is almost due. */
export function exportDeadline(now: () => Date, last: keyof typeof workMs): () => void {
  const end = now().getTime() + workMs[last];
  return () => {
    if (now().getTime() > end) throw new OutOfTime('An export took too long');
  };
}
