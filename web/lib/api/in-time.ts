import { within } from '../within.ts';
import type { TimedResponse } from './early-profile.ts';

/** How long the start of an answer may take, in milliseconds: a function of the API has 29 seconds. */
const answerPatience = 40_000;

/** The slowest connection that is waited for, in bytes per millisecond. */
const slowest = 25;

/** How long an answer that has begun may pause, and a file on its way to the server, in milliseconds. */
export const silencePatience = 30_000;

/**
 * Waits for the start of an answer to a request with so many bytes, then rejects and aborts the request: with a poor signal, a
 * browser may wait for ever. That holds for a browser that does not end the request, too.
 */
export async function answerInTime(
  call: (signal: AbortSignal) => Promise<TimedResponse>,
  bytes: number,
  { patience = answerPatience, signal }: { patience?: number | undefined; signal?: AbortSignal | undefined },
): Promise<TimedResponse> {
  const controller = new AbortController();
  // For the caller's signal also while the answer is read, and without `AbortSignal.any`, which Safari has since 17.4.
  const follow = () => controller.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow);
  try {
    return await within(patience + bytes / slowest, call(controller.signal));
  } catch (error) {
    controller.abort(error);
    throw error;
  }
}

/** Reads an answer to its end. Rejects if nothing arrives for a while. */
export async function partsInTime(
  { body }: Response,
  onPart: (bytes: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  try {
    while (reader) {
      const { done, value } = await within(silencePatience, reader.read());
      if (done) break;
      parts.push(value);
      onPart(value.length);
    }
  } catch (error) {
    void reader?.cancel().catch(() => {});
    throw error;
  }
  return parts;
}
