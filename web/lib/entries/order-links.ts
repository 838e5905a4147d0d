/** Called when an entry of an order was sealed on this device. */
const listeners = new Set<() => void>();

/** Where this device remembers the order of a draft or of an entry: each by itself, so that two tabs cannot lose one. */
const placeOf = (notaryId: string, state: 'draft' | 'sealed') => `order_of_${state}_${notaryId}_`;

/** Remembers which order drafts were started from, so that a draft that is continued on this device still belongs to it. */
export function noteDrafts(notaryId: string, orderId: string, draftIds: readonly string[]): void {
  for (const id of draftIds) localStorage.setItem(placeOf(notaryId, 'draft') + id, orderId);
}

/** Returns the order that a draft was started from on this device. */
export function orderOfDraft(notaryId: string, draftId: string): string | undefined {
  return localStorage.getItem(placeOf(notaryId, 'draft') + draftId) ?? undefined;
}

/** Remembers sealed entries that are not linked to their order yet. A draft keeps its ID when it is sealed. */
export function noteSealed(notaryId: string, orderId: string, entryIds: readonly string[]): void {
  for (const id of entryIds) {
    localStorage.setItem(placeOf(notaryId, 'sealed') + id, orderId);
    localStorage.removeItem(placeOf(notaryId, 'draft') + id);
  }
  for (const listener of listeners) listener();
}

/** Returns the sealed entries that wait to be linked, by their orders. */
export function unlinkedEntries(notaryId: string): Map<string, string[]> {
  const place = placeOf(notaryId, 'sealed');
  const found = new Map<string, string[]>();
  for (const key of Object.keys(localStorage).toSorted()) {
    const orderId = key.startsWith(place) && localStorage.getItem(key);
    if (orderId) found.set(orderId, [...(found.get(orderId) ?? []), key.slice(place.length)]);
  }
  return found;
}

/** Forgets entries that were linked, or never can be. */
export function forgetLinks(notaryId: string, entryIds: readonly string[]): void {
  for (const id of entryIds) localStorage.removeItem(placeOf(notaryId, 'sealed') + id);
}

/** Calls `listener` when an entry of an order was sealed in this tab; returns a function that stops it. */
export function onSealed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
