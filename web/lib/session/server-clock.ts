/** The last known difference to the server's clock in milliseconds, kept for times without a connection. */
const storageKey = 'server_clock_ahead';

/** The Date header has whole seconds: on average, half a second has passed. */
const halfSecond = 500;
/** A difference that small, in milliseconds, is noise of the connection. */
const noise = 2_000;
/** An answer that took longer, in milliseconds, tells too little about the server's clock. */
const longestCall = 20_000;

const serverAhead = () => Number(localStorage.getItem(storageKey)) || 0;

/** Learns the server's clock from the Date header of an answer to a call made between two times (epoch milliseconds). */
export function learnServerTime(date: string | null, sentAt: number, answeredAt: number): void {
  const server = Date.parse(date ?? '') + halfSecond;
  if (Number.isNaN(server) || answeredAt - sentAt > longestCall) return;
  const ahead = Math.round(server - (sentAt + answeredAt) / 2);
  if (Math.abs(ahead - serverAhead()) <= noise) return;
  localStorage.setItem(storageKey, String(Math.abs(ahead) <= noise ? 0 : ahead));
}

/** Returns the current time by the server's clock as far as it is known, so that a wrong device clock does no harm. */
export function serverNow(): Date {
  return new Date(Date.now() + serverAhead());
}
