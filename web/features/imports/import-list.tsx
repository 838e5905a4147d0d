import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { api, apiFile } from '#web/lib/api/api-client.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useSavedFile } from '#web/lib/api/use-saved-file.ts';
import { formatDate, formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useNow } from '#web/lib/use-now.ts';
import type { EntryImport } from './use-import-run.ts';

/** The imports of a notary, each with its digest, its spreadsheet, and its undo. */
export function ImportList({ imports, onChange }: { imports: readonly EntryImport[]; onChange: () => void }) {
  return (
    <ul className="annex-imports">
      {imports.map((one) => (
        <ImportRow key={one.id} one={one} onChange={onChange} />
      ))}
    </ul>
  );
}

function ImportRow({ one, onChange }: { one: EntryImport; onChange: () => void }) {
  const notary = useNotary();
  const now = useNow();
  const { id, fileName, rows, createdAt, firstDate, lastDate, digest, undoUntil } = one;
  const [asking, setAsking] = useState(false);
  const save = useSavedFile(() => apiFile('export-import-csv', 'imported.csv', { params: { id } }), {
    failed: 'Failed to save the spreadsheet',
    done: 'Spreadsheet saved',
  });
  const undo = useCall(() => api('remove-import', { params: { id } }), {
    failed: 'Failed to undo the import',
    done: 'Import undone',
  });
  const confirmUndo = async () => {
    await undo.run();
    setAsking(false);
    onChange();
  };
  const count = `${rows.toLocaleString('en-US')} ${rows === 1 ? 'entry' : 'entries'}`;
  return (
    <li>
      <div>
        <strong>{fileName}</strong>
        <p className="muted">
          {count}
          {firstDate && lastDate && `, ${formatDay(firstDate, notary)} to ${formatDay(lastDate, notary)}`}.
          Imported {formatDate(createdAt, notary)}.
        </p>
        <p className="muted">
          SHA-256 <span className="annex-digest tabular">{digest}</span>
        </p>
      </div>
      <div className="annex-buttons">
        <Button
          size="small"
          isLoading={save.busy}
          loadingText="Preparing"
          aria-label={`Spreadsheet (CSV) of ${fileName}`}
          onClick={() => void save.run()}
        >
          <Icon name="download" size={18} />
          CSV
        </Button>
        {undoUntil && new Date(undoUntil) > now && (
          <Button size="small" aria-label={`Undo the import of ${fileName}`} onClick={() => setAsking(true)}>
            Undo import
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title="Undo this import?"
          confirmLabel="Undo import"
          busyLabel="Removing"
          busy={undo.busy}
          onConfirm={() => void confirmUndo()}
          onCancel={() => setAsking(false)}
        >
          <p>
            All {count} from {fileName} are removed. Your journal is not affected, and you can import the file
            again.
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}
