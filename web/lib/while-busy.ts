import type { ErrorCode } from '#shared/errors.ts';

const repeatsMax = 3;
const busy: ErrorCode = 'BUSY';

/** Returns the seconds that a busy server asks to wait. Undefined for every other answer. */
async function secondsToWait(response: Response): Promise<number | undefined> {
  const after = response.headers.get('retry-after');
  if (response.status !== 503 || after === null) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return code === busy ? Number(after) || 0 : undefined;
}

/**
 * Sends a request, and sends it again while the server is busy: at most three times, after the time that it asks for and
 * a random part of that. Only for calls that may be repeated.
 */
export async function repeatWhileBusy(send: () => Promise<Response>): Promise<Response> {
  for (let repeats = 0; ; repeats += 1) {
    const response = await send();
    const seconds = repeats < repeatsMax ? await secondsToWait(response) : undefined;
    if (seconds === undefined) return response;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000 * (1 + Math.random())));
  }
}
