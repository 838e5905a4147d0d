/**
 * Facts about an entry before it begins: the order that it belongs to, the state (if known), the place, the names of the
 * signers, and each act with its document's title and its fee in dollars.
 */
export type PreparedEntry = {
  orderId: string;
  stateCode: string | null;
  place: { label: string; lat: number | null; lng: number | null } | null;
  signers: string[];
  acts: { title: string; fee: string }[];
};

/** Returns what the wizard gets with its address to begin with a prepared entry. */
export const preparedState = (prepared: PreparedEntry) => ({ prepared });

/** Returns the entry that an address's state prepares, if any. Only this site writes that state. */
export function preparedIn(state: unknown): PreparedEntry | undefined {
  return typeof state === 'object' && state !== null ? Reflect.get(state, 'prepared') : undefined;
}
