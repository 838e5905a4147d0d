import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { dayIn } from '#shared/rules/dates.ts';
import { safeFileName } from '#shared/rules/file-name.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { useRefreshImports } from '#web/lib/api/use-api.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { CheckResult } from './check-result.tsx';
import { ChooseFile, type ChosenFile } from './choose-file.tsx';
import { type CheckedRows, checkRows } from './csv/check-rows.ts';
import type { Reading } from './csv/read-row.ts';
import { MapColumns } from './map-columns.tsx';
import { type ImportRun, useImportRun } from './use-import-run.ts';
import './imports.css';

/** Where the notary is: choosing a file, naming its columns, or looking at what was found. */
type Step =
  | { kind: 'file' }
  | { kind: 'columns'; file: ChosenFile }
  | { kind: 'checking'; file: ChosenFile }
  | { kind: 'checked'; file: ChosenFile; checked: CheckedRows };

/** Imports earlier entries from a CSV file, step by step. */
export function ImportView() {
  const notary = useNotary();
  const [step, setStep] = useState<Step>({ kind: 'file' });
  const { run, start, cancel } = useImportRun();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const check = async (file: ChosenFile, chosen: Pick<Reading, 'mapping' | 'dateOrder' | 'state'>) => {
    const signal = leaving.current?.signal;
    if (!signal) return;
    setStep({ kind: 'checking', file });
    const today = dayIn(notary.timezone, new Date());
    try {
      const checked = await checkRows(file.table, { titles: file.table.titles, ...chosen, today }, signal);
      setStep({ kind: 'checked', file, checked });
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
          {step.kind === 'file' && <ChooseFile onChosen={(file) => setStep({ kind: 'columns', file })} />}
          {step.kind === 'columns' && (
            <MapColumns
              file={step.file}
              state={notary.primaryNotaryState}
              onBack={() => setStep({ kind: 'file' })}
              onMapped={(chosen) => void check(step.file, chosen)}
            />
          )}
          {step.kind === 'checking' && (
            <p className="annex-block" role="status">
              Checking {step.file.table.rows.length.toLocaleString('en-US')} rows…
            </p>
          )}
          {step.kind === 'checked' && (
            <CheckResult
              titles={step.file.table.titles}
              checked={step.checked}
              onBack={() => setStep({ kind: 'columns', file: step.file })}
              onImport={() => void start(step.checked.good, safeFileName(step.file.name, 'csv'))}
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
