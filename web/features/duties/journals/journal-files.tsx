import { Button } from '@aws-amplify/ui-react';
import { apiFile } from '#web/lib/api/api-client.ts';
import { useSavedFile } from '#web/lib/api/use-saved-file.ts';

/** The files that one journal has, in the order of the buttons. */
const files = [
  { route: 'export-journal-pdf', label: 'Printable journal', name: 'notary-journal.pdf' },
  { route: 'export-journal-csv', label: 'Spreadsheet (CSV)', name: 'notary-journal.csv' },
  { route: 'export-journal-certificate', label: 'Certificate', name: 'journal-certificate.pdf' },
] as const;

/** Saves files of one journal. Those of the current one are also above the list of entries, with filters. */
export function JournalFiles({ number }: { number: number }) {
  return (
    <div className="matter-end">
      {files.map((file) => (
        <JournalFile key={file.route} file={file} number={number} />
      ))}
    </div>
  );
}

function JournalFile({ file, number }: { file: (typeof files)[number]; number: number }) {
  const { route, label, name } = file;
  const { run, busy } = useSavedFile(() => apiFile(route, name, { query: { journal: number } }), {
    failed: (reason) => `Export failed: ${reason}`,
    done: `${label} of journal ${number} saved`,
  });
  return (
    <Button
      size="small"
      isLoading={busy}
      loadingText="Preparing"
      aria-label={`${label} of journal ${number}`}
      onClick={() => void run()}
    >
      {label}
    </Button>
  );
}
