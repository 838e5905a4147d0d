import { Seal } from '#web/components/seal.tsx';
import type { EntryRow } from '#web/lib/api-types.ts';
import { paths } from '#web/lib/paths.ts';
import { useLeaveSoon } from './use-leave-soon.ts';

/** Presses the seal once over the number of a submitted entry, then opens the dashboard. */
export function SealedEntry({ entry }: { entry: EntryRow }) {
  useLeaveSoon(paths.dashboard);
  return (
    <div className="sealed-entry" role="status">
      <Seal size={176} pressed />
      <h2>Entry {entry.entryNumber}</h2>
      <p>Recorded in your journal</p>
    </div>
  );
}
