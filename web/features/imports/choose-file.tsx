import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { Icon } from '#web/components/icon.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { takeHandedFile } from '#web/lib/navigation/handed-file.ts';
import type { ChosenFile } from './chosen-file.ts';

type FileChoice = { state: string; onChosen: (file: ChosenFile) => void };

/** Says which files can be imported, and chooses one. */
export function ChooseFile(choice: FileChoice) {
  const [handed] = useState(takeHandedFile);
  return (
    <section className="annex-block" aria-labelledby="choose-file">
      <h2 id="choose-file">Choose a CSV file</h2>
      <p>
        Save your old journal as CSV: in a spreadsheet, choose “Save as” or “Download”. Up to{' '}
        {limits.importRows.toLocaleString('en-US')} rows and {limits.importFileBytes / 1024 / 1024} MB. Next,
        you see how each column is read, and nothing is imported before you agree.
      </p>
      <p className="muted">
        The file stays on this device. We receive only the columns that you choose next. Imported entries are
        kept beside your journal, marked as not sealed at the time of the act. They get no number and do not
        count toward your plan.
      </p>
      <FileButton label="Choose file" handed={handed} {...choice} />
    </section>
  );
}

/** Opens a file. Its bytes may be out of reach, for example while it is only in a cloud drive. */
async function opening(file: File, state: string) {
  try {
    const { openedFile } = await import('./chosen-file.ts');
    return await openedFile(file, state);
  } catch {
    return {
      problem:
        'We couldn’t read the file. Check that it is on this device and that you are online, and choose it again.',
    };
  }
}

/**
 * A button that reads a CSV file on the device. If the file can’t be imported, it says why, and nothing else changes. `handed` is
 * read without a click.
 */
export function FileButton({
  label,
  state,
  handed,
  onChosen,
}: FileChoice & { label: string; handed?: File | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { run, busy } = useAction(async (file: File) => {
    setProblem(undefined);
    const opened = await opening(file, state);
    if ('problem' in opened) setProblem(`${file.name}: ${opened.problem}`);
    else onChosen(opened);
  });
  useEffect(() => {
    if (handed) void run(handed);
  }, [handed, run]);
  return (
    <div className="annex-file">
      <Button isLoading={busy} loadingText="Reading" onClick={() => input.current?.click()}>
        <Icon name="journal" size={18} />
        {label}
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
    </div>
  );
}
