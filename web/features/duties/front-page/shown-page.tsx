import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { chosenJournal, JournalChoice } from '#web/components/entries/journal-choice.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { apiFile } from '#web/lib/api/api-client.ts';
import type { ApiInput, ApiOutput } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useSavedFile } from '#web/lib/api/use-saved-file.ts';
import { PageLines } from './page-lines.tsx';

const failure = 'Failed to load the front page';

/** The front page as it is now, of the current journal or of an earlier one, and its documents. */
export function ShownPage({ current }: { current: ApiOutput<'get-front-page'> }) {
  const [journal, setJournal] = useState<number>();
  const earlier = useApi('get-front-page', journal === undefined ? null : { query: { journal } }, {
    failure,
  });
  const page = journal === undefined ? current : earlier.data;
  return (
    <section className="matter-block" aria-labelledby="front-page-lines">
      <h2 id="front-page-lines">On the page now</h2>
      <JournalChoice
        value={String(journal ?? '')}
        onChange={({ target }) => setJournal(chosenJournal(target.value))}
      />
      {page && <PageLines page={page} />}
      {!page && earlier.error && (
        <LoadFailure text={failure} detail={earlier.error.detail} onRetry={() => void earlier.mutate()} />
      )}
      {!page && !earlier.error && <Skeleton label="Loading…" lines={6} />}
      <p className="muted">
        Name, address, and commissions come from your settings. When you change one there, the old line stays
        on this page with the date of the change. The printed journal begins with this page.
      </p>
      <div className="matter-end">
        <SavePage journal={journal} document="front_page" label="Front page (PDF)" />
        <SavePage
          journal={journal}
          document="successor_sheet"
          label="Instructions for your successor (PDF)"
        />
      </div>
    </section>
  );
}

/** Saves the front page of a journal, or the instructions for the successor, as a signed PDF. */
function SavePage({
  journal,
  document,
  label,
}: {
  /** The number of an earlier journal; undefined for the current one. */
  journal: number | undefined;
  document: ApiInput<'export-front-page'>['query']['document'];
  label: string;
}) {
  const { run, busy } = useSavedFile(
    () =>
      apiFile('export-front-page', `${document}.pdf`, {
        query: { document, journal },
      }),
    { failed: (reason) => `The document could not be created: ${reason}`, done: 'Document saved' },
  );
  return (
    <Button type="button" isLoading={busy} loadingText="Preparing" onClick={() => void run()}>
      <Icon name="download" size={18} />
      {label}
    </Button>
  );
}
