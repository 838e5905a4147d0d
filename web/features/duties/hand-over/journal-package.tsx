import { ExportState } from '#web/components/data-export/export-state.tsx';
import { failure, useDataExport } from '#web/components/data-export/use-data-export.ts';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';

/** Prepares everything that goes to the office as one file. */
export function JournalPackage({ matterId }: { matterId: string }) {
  const { latest, error, isLoading, retry, start, dialog } = useDataExport(matterId);
  return (
    <section className="matter-block" aria-labelledby="journal-package">
      <h2 id="journal-package">The journal for the office</h2>
      <p>
        One ZIP file with the printed journal as signed PDFs, every entry as data with its signatures and
        photos, the certificate of integrity, the inventory, and the letter. It contains ID numbers: hand it
        over on a USB drive or in person, never by ordinary email.
      </p>
      <p className="muted">The file replaces one that you prepared under “My data” in the settings.</p>
      {isLoading && <Skeleton label="Loading…" lines={1} />}
      {error && <LoadFailure text={failure} detail={error.detail} onRetry={retry} />}
      {latest !== undefined && (
        <ExportState
          noun="package"
          latest={latest}
          isStarting={start.busy}
          onStart={() => void start.run()}
        />
      )}
      {dialog}
    </section>
  );
}
