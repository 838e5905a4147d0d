import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { api, apiFile } from '#web/lib/api/api-client.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useSavedFile } from '#web/lib/api/use-saved-file.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import './access-record.css';

type Page = ApiOutput<'list-access'>;

/** The record of access: sign-ins, failed attempts, exports, and changes of the last two years, read when asked for. */
export function AccessRecord() {
  const notary = useNotary();
  const [shown, setShown] = useState<Page>();
  const more = useCall(
    async () => {
      const before = shown?.next ?? undefined;
      const page = await api('list-access', { query: { ...(before && { before }) } });
      setShown({ items: [...(shown?.items ?? []), ...page.items], next: page.next });
    },
    { failed: 'Failed to load the record of access' },
  );
  const download = useSavedFile(() => apiFile('export-access', 'record-of-access.csv'), {
    failed: 'Failed to download the record of access',
    done: 'Record of access saved',
  });
  return (
    <section className="settings-block" aria-labelledby="access-record">
      <h3 id="access-record">Record of access</h3>
      <p className="muted">
        Sign-ins, failed attempts, downloads, and changes from the last two years, with device and time. This
        record can’t be changed.
      </p>
      {shown && shown.items.length === 0 && <p>Nothing has been recorded yet.</p>}
      {shown && shown.items.length > 0 && (
        <ol className="access-lines" aria-label="Record of access, latest first">
          {shown.items.map(({ id, label, device, at }) => (
            <li key={id}>
              <span>{label}</span>
              <span className="muted tabular">
                <time dateTime={at}>{formatDateTime(at, notary)}</time>, {device}
              </span>
            </li>
          ))}
        </ol>
      )}
      <div className="settings-save settings-save-apart">
        {(!shown || shown.next) && (
          <Button isLoading={more.busy} loadingText="Loading…" onClick={() => more.run()}>
            {shown ? 'Show older' : 'Show record'}
          </Button>
        )}
        <Button isLoading={download.busy} loadingText="Preparing…" onClick={() => download.run()}>
          Download as CSV
        </Button>
      </div>
    </section>
  );
}
