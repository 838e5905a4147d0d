import { Button } from '@aws-amplify/ui-react';
import { type ChangeEvent, type DragEvent, type RefObject, useId, useRef, useState } from 'react';
import {
  acceptedType,
  type FileType,
  type UploadPurpose,
  uploadRules,
} from '#shared/data/upload-purposes.ts';
import { inputOpensCamera } from '#web/components/photo-capture/camera.ts';
import { useNoStrayDrops } from '#web/lib/browser/use-no-stray-drops.ts';
import { formatSize } from '#web/lib/file-size.ts';
import { Icon } from '../icon.tsx';
import './file-drop.css';

type Purpose = Exclude<UploadPurpose, 'profile_picture'>;

/** The words of the input for each purpose. */
const words: Record<Purpose, { file: string; photo: string }> = {
  insurance_document: { file: 'Document file', photo: 'Photo of the document' },
  receipt: { file: 'Receipt', photo: 'Photo of the receipt' },
};

/** An input for one file: chosen, dropped, or photographed on a phone. */
export function FileDrop({
  purpose,
  file,
  isLocked,
  problem,
  mainButton,
  onChoose,
  onProblem,
}: {
  purpose: Purpose;
  file: File | undefined;
  isLocked: boolean;
  problem: string | undefined;
  mainButton: RefObject<HTMLButtonElement | null>;
  onChoose: (file: File | undefined) => void;
  onProblem: (problem: string) => void;
}) {
  const fileInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hintId = useId();
  const problemId = useId();
  useNoStrayDrops();

  function take(files: readonly File[]): void {
    const [first, ...rest] = files;
    if (!first || isLocked) return;
    if (rest.length > 0) {
      onProblem('Choose one file at a time.');
      return;
    }
    const checked = checkFile(purpose, first);
    if ('problem' in checked) onProblem(checked.problem);
    else onChoose(checked.file);
  }

  function chosen({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
    take([...(input.files ?? [])]);
    // Clears the input, so that the same file can be chosen again.
    input.value = '';
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };

  const locked = isLocked && { 'aria-disabled': true };
  return (
    <fieldset
      className={`file-drop ${isOver ? 'file-drop-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className="amplify-label">{words[purpose].file}</legend>
      <p className="file-drop-name" role="status">
        {file && (
          <>
            {file.name} <span className="muted tabular nowrap">{formatSize(file.size)}</span>
          </>
        )}
      </p>
      <div className="file-drop-actions">
        <Button
          ref={mainButton}
          aria-describedby={problem ? `${hintId} ${problemId}` : hintId}
          onClick={() => !isLocked && fileInput.current?.click()}
          {...locked}
        >
          {file ? 'Choose another file' : 'Choose file'}
        </Button>
        {inputOpensCamera() && (
          <Button onClick={() => !isLocked && cameraInput.current?.click()} {...locked}>
            <Icon name="camera" /> Take photo
          </Button>
        )}
        <span className="file-drop-hint">or drop it here</span>
      </div>
      <p id={hintId} className="amplify-field__description">
        PDF, JPG, JPEG or PNG, at most 10 MB.
      </p>
      {problem && (
        <p id={problemId} className="amplify-field__error-message" role="alert">
          {problem}
        </p>
      )}
      <input
        ref={fileInput}
        type="file"
        aria-label={words[purpose].file}
        accept={acceptedFiles}
        hidden
        onChange={chosen}
      />
      <input
        ref={cameraInput}
        type="file"
        aria-label={words[purpose].photo}
        accept="image/jpeg,image/png"
        capture="environment"
        hidden
        onChange={chosen}
      />
    </fieldset>
  );
}

/** The file types of the input, with file extensions for systems without media types. */
const acceptedFiles = 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png';

const typesByEnding: Record<string, FileType> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Returns the file with its media type, or the reason it cannot be uploaded (specification, section 5). */
function checkFile(purpose: Purpose, file: File): { file: File } | { problem: string } {
  const { maxBytes, tooLarge, wrongType } = uploadRules[purpose];
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const type = acceptedType(purpose, file.type) ?? (file.type === '' ? typesByEnding[ending] : undefined);
  if (!type) return { problem: wrongType };
  if (file.size > maxBytes) return { problem: tooLarge };
  if (file.size === 0) return { problem: 'This file is empty. Choose another.' };
  return { file: file.type === type ? file : new File([file], file.name, { type }) };
}
