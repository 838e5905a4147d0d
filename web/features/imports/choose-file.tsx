import { Button } from '@aws-amplify/ui-react';
import { useRef, useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { Icon } from '#web/components/icon.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { type CsvTable, parseCsv } from './csv/parse-csv.ts';
import { readCsvFile } from './csv/read-file.ts';

export type ChosenFile = { name: string; table: CsvTable };

/** Chooses a CSV file and reads it on the device. */
export function ChooseFile({ onChosen }: { onChosen: (file: ChosenFile) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { run, busy } = useAction(async (file: File) => {
    setProblem(undefined);
    const read = await readCsvFile(file);
    const table = 'problem' in read ? read : parseCsv(read.text);
    if ('problem' in table) setProblem(table.problem);
    else onChosen({ name: file.name, table });
  });
  return (
    <section className="annex-block" aria-labelledby="choose-file">
      <h2 id="choose-file">Choose a CSV file</h2>
      <p>
        Save your old journal as CSV: in a spreadsheet, choose “Save as” or “Download”. The first row must
        have the titles of the columns. Up to {limits.importRows.toLocaleString('en-US')} rows and{' '}
        {limits.importFileBytes / 1024 / 1024} MB.
      </p>
      <p className="muted">
        The file stays on this device. We receive only the columns that you choose next. Imported entries are
        kept beside your journal, marked as not sealed at the time of the act. They get no number and do not
        count toward your plan.
      </p>
      <Button isLoading={busy} loadingText="Reading" onClick={() => input.current?.click()}>
        <Icon name="journal" size={18} />
        Choose file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label="CSV file"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void run(file);
        }}
      />
      {problem && (
        <p className="amplify-field__error-message" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
