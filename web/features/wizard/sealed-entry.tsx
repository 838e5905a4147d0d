import { Seal } from '#web/components/seal.tsx';
import type { EntryRow } from '#web/lib/api-types.ts';

/** The moment after a submission: the seal is pressed once, over the entry's number. */
export function SealedEntry({ entry }: { entry: EntryRow }) {
  return (
    <div className="sealed-entry" role="status">
      <Seal size={176} pressed />
      <h2>Entry {entry.entryNumber}</h2>
      <p>Recorded in your journal</p>
    </div>
  );
}
