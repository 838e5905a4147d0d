import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { safeFileName } from '#shared/rules/file-name.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { onDemand } from '#web/components/page/on-demand.tsx';
import { useRefreshImports } from '#web/lib/api/use-api.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { ChooseFile } from './choose-file.tsx';
import type { ChosenFile } from './chosen-file.ts';
import type { CheckedRows } from './csv/check-rows.ts';
import type { Reading } from './csv/read-row.ts';
import type { CsvTable } from './csv/title-row.ts';
import { type ImportRun, useImportRun } from './use-import-run.ts';
import './imports.css';

// The code that reads files is fetched when a file is chosen.
const MapColumns = onDemand(async () => (await import('./map-columns.tsx')).MapColumns);
const CheckResult = onDemand(async () => (await import('./check-result.tsx')).CheckResult);

/** Where the notary is with a file: looking at its columns, or at what was found. */
type Step =
  | { kind: 'columns' }
  | { kind: 'checking'; table: CsvTable }
  | { kind: 'checked'; table: CsvTable; checked: CheckedRows };

/** Imports earlier entries from a CSV file, step by step. */
export function ImportView() {
  const notary = useNotary();
  const [step, setStep] = useState<Step>({ kind: 'columns' });
  const [file, setFile] = useState<ChosenFile>();
  /** Counts the files, so that each begins with a page of its own. */
  const [files, setFiles] = useState(0);
  const { run, start, cancel } = useImportRun();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const choose = (chosen: ChosenFile) => {
    setFile(chosen);
    setFiles(files + 1);
  };

  const check = async (table: CsvTable, reading: Reading) => {
    const signal = leaving.current?.signal;
    if (!signal) return;
    setStep({ kind: 'checking', table });
    try {
      const { checkRows } = await import('./csv/check-rows.ts');
      const checked = await checkRows(table, reading, signal);
      setStep({ kind: 'checked', table, checked });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };

  return (
    <div className="annex">
      <BackLink to={paths.annex}>Imported entries</BackLink>
      {run.kind === 'sending' || run.kind === 'done' ? (
        <Sending run={run} onCancel={cancel} />
      ) : (
        <>
          {run.kind === 'stopped' && (
            <p className="annex-block" role="alert">
              {run.reason}
            </p>
          )}
          {!file && <ChooseFile state={notary.primaryNotaryState ?? ''} onChosen={choose} />}
          {file && step.kind === 'columns' && (
            <MapColumns
              key={files}
              file={file}
              onChosen={choose}
              onChange={setFile}
              onMapped={(table, reading) => void check(table, reading)}
            />
          )}
          {step.kind === 'checking' && (
            <p className="annex-block" role="status">
              Checking {step.table.rows.length.toLocaleString('en-US')} rows…
            </p>
          )}
          {file && step.kind === 'checked' && (
            <CheckResult
              titles={step.table.titles}
              checked={step.checked}
              onBack={() => setStep({ kind: 'columns' })}
              onImport={() => void start(step.checked.good, safeFileName(file.name, 'csv'))}
            />
          )}
        </>
      )}
    </div>
  );
}

/** The progress of an import, and what to do when it is done. */
function Sending({
  run,
  onCancel,
}: {
  run: Extract<ImportRun, { kind: 'sending' | 'done' }>;
  onCancel: () => void;
}) {
  const refresh = useRefreshImports();
  const isDone = run.kind === 'done';
  useEffect(() => {
    if (isDone) void refresh();
  }, [isDone, refresh]);
  if (run.kind === 'done') {
    const { rows, digest } = run.done;
    return (
      <section className="annex-block" aria-labelledby="import-done">
        <div role="status">
          <h2 id="import-done">
            {rows.toLocaleString('en-US')} {rows === 1 ? 'entry is' : 'entries are'} imported
          </h2>
        </div>
        <p>You can undo this import for 30 days. Your journal and its numbers are unchanged.</p>
        <p className="muted">
          SHA-256 of the rows: <span className="annex-digest tabular">{digest}</span>
        </p>
        <div className="annex-buttons">
          <LinkButton to={paths.annex} primary>
            Show imported entries
          </LinkButton>
        </div>
      </section>
    );
  }
  const { sent, total } = run;
  const count = `${sent.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows`;
  return (
    <section className="annex-block" aria-labelledby="importing">
      <div role="status">
        <h2 id="importing">Importing. Stay on this page.</h2>
      </div>
      <progress aria-label="Importing" max={total} value={sent} aria-valuetext={count} />
      <p className="muted tabular">{count}</p>
      <div className="annex-buttons">
        <Button onClick={onCancel}>Cancel import</Button>
      </div>
    </section>
  );
}
