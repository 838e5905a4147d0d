import { Button, SelectField, TextField } from '@aws-amplify/ui-react';
import { useRef, useState } from 'react';
import { FileDrop } from '#web/components/forms/file-drop.tsx';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { documentTypeLabels, isDocumentType, missingText } from './document-words.ts';
import { useDocumentUpload } from './use-document-upload.ts';

/** Adds a document with its type, its file, and an optional expiration date. */
export function UploadDocument() {
  const [documentType, setDocumentType] = useState('');
  const [expirationDate, setExpirationDate] = useState('');
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const typeSelect = useRef<HTMLSelectElement>(null);
  const fileButton = useRef<HTMLButtonElement>(null);
  const upload = useDocumentUpload();
  useUnsavedEdits(file !== undefined);
  const isBusy = upload.stage !== undefined;

  async function send(): Promise<void> {
    if (!isDocumentType(documentType) || !file) {
      setProblem(missingText);
      if (isDocumentType(documentType)) fileButton.current?.focus();
      else typeSelect.current?.focus();
      return;
    }
    setProblem(undefined);
    const outcome = await upload.run({ documentType, expirationDate, file });
    if (outcome === 'cancelled') fileButton.current?.focus();
    if (outcome !== 'uploaded') return;
    setDocumentType('');
    setExpirationDate('');
    setFile(undefined);
    fileButton.current?.focus();
  }

  return (
    <form
      noValidate
      className="settings-form"
      aria-labelledby="add-document"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h4 id="add-document">Add a document</h4>
      <div className="document-fields">
        <SelectField
          ref={typeSelect}
          label="Document type"
          value={documentType}
          isDisabled={isBusy}
          onChange={({ target }) => {
            setDocumentType(target.value);
            setProblem(undefined);
          }}
        >
          <option value="">Choose a type</option>
          {Object.entries(documentTypeLabels).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          type="date"
          label="Expiration date (optional)"
          value={expirationDate}
          isDisabled={isBusy}
          onChange={({ target }) => setExpirationDate(target.value)}
        />
      </div>
      <FileDrop
        purpose="insurance_document"
        file={file}
        isLocked={isBusy}
        problem={problem}
        mainButton={fileButton}
        onChoose={(chosen) => {
          setFile(chosen);
          upload.forgetFailure();
          setProblem(undefined);
        }}
        onProblem={setProblem}
      />
      {upload.stage === 'sending' && (
        <div className="document-progress">
          <progress aria-label="Uploading" max={100} value={upload.percent} />
          <span className="tabular">{upload.percent}%</span>
          <Button size="small" onClick={upload.cancel}>
            Cancel
          </Button>
        </div>
      )}
      {upload.failure && !isBusy && (
        <p className="settings-problem" role="alert">
          {upload.failure}
        </p>
      )}
      <div className="settings-save">
        <Button
          type="submit"
          isLoading={isBusy}
          loadingText={upload.stage === 'checking' ? 'Checking…' : 'Uploading…'}
        >
          {upload.failure ? 'Try again' : 'Upload document'}
        </Button>
      </div>
    </form>
  );
}
