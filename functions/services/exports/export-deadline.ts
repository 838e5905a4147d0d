/** The HTTP API waits for 30 seconds. What is left of them must do for `last`, and for the answer. */
const workMs = {
  /** storing the last part */
  store: 24_000,
  /** laying out all pages, which cannot be interrupted, and storing them */
  layOut: 22_000,
};

/** There was not time enough to make a file. */
export class OutOfTime extends Error {}

/** A check, to be made between pieces of work, that throws `OutOfTime` once the time to answer has come near. */
export function exportDeadline(now: () => Date, last: keyof typeof workMs): () => void {
  const end = now().getTime() + workMs[last];
  return () => {
    if (now().getTime() > end) throw new OutOfTime('An export took too long');
  };
}
