import { noteDrafts, noteSealed } from '#web/lib/entries/order-links.ts';
import type { EntrySaver } from './entry-saver.ts';

/** Remembers which order entries belong to that were just sealed, or saved as drafts. */
export function noteOrder(
  notaryId: string,
  orderId: string | undefined,
  sealed: readonly { id: string }[],
  saver: Pick<EntrySaver, 'state'>,
): void {
  if (!orderId) return;
  if (sealed.length > 0) {
    noteSealed(
      notaryId,
      orderId,
      sealed.map(({ id }) => id),
    );
    return;
  }
  const { draft, others = [] } = saver.state();
  const drafts = [draft, ...others.map((other) => other.draft)];
  noteDrafts(
    notaryId,
    orderId,
    drafts.flatMap((one) => (one ? [one.id] : [])),
  );
}
