import type { ErrorCode } from '#shared/errors.ts';

/** How often a request is sent again by itself: while the server is busy, and while the first attempt still runs there. */
const repeatsMax: Partial<Record<ErrorCode, number>> = { BUSY: 3, REQUEST_IN_PROGRESS: 15 };

/** Returns what a server that wants to be asked again answers: its code, and the seconds to wait. */
async function laterAnswer(response: Response): Promise<{ code: ErrorCode; seconds: number } | undefined> {
  const after = response.headers.get('retry-after');
  if (response.ok || after === null) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return { code: code as ErrorCode, seconds: Number(after) || 0 };
}

/**
 * Sends a request, and sends it again while the server is busy or still carries out the first attempt, after the time that
 * it asks for and a random part of that. Only for calls that may be repeated.
 */
export async function repeatLater(send: () => Promise<Response>): Promise<Response> {
  for (let repeats = 0; ; repeats += 1) {
    const response = await send();
    const later = await laterAnswer(response);
    if (!later || repeats >= (repeatsMax[later.code] ?? 0)) return response;
    await new Promise((resolve) => setTimeout(resolve, later.seconds * 1_000 * (1 + Math.random())));
  }
}
