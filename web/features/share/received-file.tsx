import { Button } from '@aws-amplify/ui-react';
import { useId, useRef, useState } from 'react';
import { LinkButton } from '#web/components/link-button.tsx';
import { useCall } from '#web/lib/api/use-call.ts';
import { handFile } from '#web/lib/navigation/handed-file.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { kindOfFile, mayBeOrder } from './kind-of-file.ts';
import { ReadAsOrder } from './read-as-order.tsx';

/** One file that was handed to the app: its name, and what can be done with it. */
export function ReceivedFile({ file }: { file: File }) {
  const id = useId();
  const kind = kindOfFile(file);
  return (
    <section className="share-item" aria-labelledby={id}>
      <h2 id={id}>{file.name}</h2>
      {kind === 'document' && <DocumentCheck file={file} />}
      {kind === 'table' && (
        <>
          <p>Entries of an earlier journal can be imported. You see each column before anything is sent.</p>
          <div className="share-buttons">
            <LinkButton to={paths.import} primary onClick={() => handFile(file)}>
              Import entries
            </LinkButton>
          </div>
        </>
      )}
      {mayBeOrder(file) && <ReadAsOrder file={file} />}
      {!kind && (
        <p>
          The app can’t open this kind of file. It can check PDFs and ZIPs of this service, import entries
          from CSV files, and read orders from emails and calendar files.
        </p>
      )}
    </section>
  );
}

/** Offers to check a PDF or a ZIP, and shows the answer in place of the offer. */
function DocumentCheck({ file }: { file: File }) {
  const [isChecked, setChecked] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const { run, busy } = useCall(
    async () => {
      const { checkDocument } = await import('./check-document.ts');
      if (result.current) await checkDocument(file, result.current);
      setChecked(true);
    },
    { failed: 'The document could not be checked. Connect to the internet and try again.' },
  );
  return (
    <>
      {!isChecked && (
        <>
          <p>
            Check whether this service made the file, and whether it was changed. The file stays on this
            device.
          </p>
          <div className="share-buttons">
            <Button variation="primary" isLoading={busy} loadingText="Checking…" onClick={() => void run()}>
              Check document
            </Button>
          </div>
        </>
      )}
      <div ref={result} tabIndex={-1} hidden />
    </>
  );
}
