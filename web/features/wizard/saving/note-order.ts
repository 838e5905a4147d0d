import { noteDrafts, noteSealed } from '#web/lib/entries/order-links.ts';
import { warn } from '#web/lib/warn.ts';
import type { EntrySaver } from './entry-saver.ts';

/** The IDs of the drafts that a saver knows. */
function draftsOf({ state }: Pick<EntrySaver, 'state'>): string[] {
  const { draft, others = [] } = state();
  return [draft, ...others.map((other) => other.draft)].flatMap((one) => (one ? [one.id] : []));
}

/**
 * Remembers which order entries belong to that were just sealed, or saved as drafts. The entries are safe on the server by then, so
 * a browser that cannot store this makes no failure of them.
 */
export function noteOrder(
  notaryId: string,
  orderId: string | undefined,
  sealed: readonly { id: string }[],
  saver: Pick<EntrySaver, 'state'>,
): void {
  if (!orderId) return;
  const sealedIds = sealed.map(({ id }) => id);
  try {
    if (sealedIds.length > 0) noteSealed(notaryId, orderId, sealedIds);
    else noteDrafts(notaryId, orderId, draftsOf(saver));
  } catch (error) {
    warn('The order of an entry could not be kept on this device', error);
  }
}
