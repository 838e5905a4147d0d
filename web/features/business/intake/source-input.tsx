import { Button, TextAreaField } from '@aws-amplify/ui-react';
import { type DragEvent, useRef, useState } from 'react';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { useNoStrayDrops } from '#web/lib/browser/use-no-stray-drops.ts';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import '#web/components/forms/file-drop.css';

const accepted = '.eml,.ics,.txt,message/rfc822,text/calendar,text/plain';

/** A message to read: pasted, chosen, or dropped. The text stays until the notary changes it. */
export function SourceInput({
  busy,
  readText,
  problem,
  onText,
  onFile,
}: {
  busy: boolean;
  /** The text that was read: leaving loses nothing of it. */
  readText: string;
  problem: string | undefined;
  onText: (text: string) => void;
  onFile: (file: File) => void;
}) {
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useNoStrayDrops();
  useUnsavedEdits(text.trim() !== '' && text !== readText);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !busy) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <form
      className={`order-part file-drop-target ${isOver ? 'file-drop-over' : ''}`}
      aria-label="Message to read"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <TextAreaField
        label="Text of an email or message"
        descriptiveText="Paste the confirmation of a signing. You check everything before it is saved. Don’t paste loan or ID numbers."
        rows={8}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...problemProps(problem)}
      />
      <div className="order-buttons">
        <Button type="submit" variation="primary" isLoading={busy} loadingText="Reading…">
          Read order
        </Button>
        <Button isDisabled={busy} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <span className="file-drop-hint intake-hint">or drop an .eml, .ics, or .txt file here</span>
      </div>
      <input
        ref={input}
        type="file"
        aria-label="Email, calendar file, or text file"
        accept={accepted}
        hidden
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </form>
  );
}
