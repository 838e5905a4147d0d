/** How long to wait for a fresh profile, in milliseconds. */
export const profilePatience = 8_000;

/** An answer, and when the call was sent and answered (epoch milliseconds, the device's clock). */
export type TimedResponse = { response: Response; sentAt: number; answeredAt: number };

type EarlyCall = { url: string; token: string; answer: Promise<TimedResponse> };

declare global {
  interface Window {
    /** The call for the profile that was sent before the app's code had arrived, until the app takes its answer. */
    earlyProfile?: EarlyCall | undefined;
  }
}

/** Fetches an address. Rejects as `fetch` does. */
export async function fetchTimed(url: string, request: RequestInit): Promise<TimedResponse> {
  const sentAt = Date.now();
  const response = await fetch(url, request);
  return { response, sentAt, answeredAt: Date.now() };
}

/** Asks for the stored session's profile while the app's code is on its way, because the first view waits for it. */
export function fetchProfileEarly(url: string, token: string): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(profilePatience);
  const answer = fetchTimed(url, { headers, cache: 'no-store', signal });
  // A failure counts only for the call that takes the answer.
  answer.catch(() => {});
  window.earlyProfile = { url, token, answer };
}

/** Returns the early response to a call with this address and token, once. Undefined without one. */
export function takeEarlyProfile(url: string, token: string | undefined): Promise<TimedResponse> | undefined {
  const early = window.earlyProfile;
  if (early?.url !== url || early.token !== token) return undefined;
  window.earlyProfile = undefined;
  return early.answer;
}
