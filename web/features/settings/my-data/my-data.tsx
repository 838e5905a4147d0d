import { useState } from 'react';
import { ExportState } from '#web/components/data-export/export-state.tsx';
import { failure, useDataExport } from '#web/components/data-export/use-data-export.ts';
import { chosenJournal, JournalChoice } from '#web/components/entries/journal-choice.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import './my-data.css';

/** Exports all data of the account as one file, on every plan and after a cancellation. */
export function MyData() {
  const { latest, error, isLoading, retry, start, dialog } = useDataExport();
  const [journal, setJournal] = useState('');
  return (
    <section className="settings-block" aria-labelledby="my-data">
      <h3 id="my-data">My data</h3>
      <p className="muted">
        Download your account as one ZIP file, on every plan. It contains your profile, documents, and drafts,
        and every entry with its signatures, photos, and PDF. A list inside shows that nothing is missing or
        changed.
      </p>
      {isLoading && <Skeleton label="Loading…" lines={1} />}
      {error && <LoadFailure text={failure} detail={error.detail} onRetry={retry} />}
      {latest !== undefined && (
        <>
          {latest?.status !== 'preparing' && (
            <JournalChoice value={journal} onChange={({ target }) => setJournal(target.value)} />
          )}
          <ExportState
            latest={latest}
            isStarting={start.busy}
            onStart={() => void start.run(chosenJournal(journal))}
          />
        </>
      )}
      {dialog}
      <p className="muted">Entries from an earlier journal can be imported from a CSV file.</p>
      <div className="settings-save">
        <LinkButton to={paths.annex}>Imported entries</LinkButton>
      </div>
    </section>
  );
}
