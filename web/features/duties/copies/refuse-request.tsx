import { Button, SelectField, TextAreaField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { refusalReasonsOf, refusalWords } from '#shared/rules/duties/copy-rules.ts';
import { useMatterStep } from '../use-matter-step.ts';
import type { CopyPartProps } from './copy-part-props.ts';

/** Refuses a request, for a reason that the state's law knows or one in the notary's own words. */
export function RefuseRequest(props: CopyPartProps) {
  const reasons = refusalReasonsOf(props.matter.state);
  const [reason, setReason] = useState(reasons[0] ?? 'other');
  const [note, setNote] = useState('');
  const { run, busy } = useMatterStep(props.matter, props);
  const needsNote = reason === 'other' && note.trim() === '';
  return (
    <details className="matter-block">
      <summary>Refuse the request</summary>
      <form
        className="matter-note"
        aria-label="Refuse the request"
        onSubmit={(event) => {
          event.preventDefault();
          if (!needsNote) void run({ kind: 'refused', reason, note: note.trim() });
        }}
      >
        {reasons.length > 1 && (
          <SelectField
            label="Reason"
            value={reason}
            onChange={({ target: { value } }) => setReason(reasons.find((one) => one === value) ?? 'other')}
          >
            {reasons.map((code) => (
              <option key={code} value={code}>
                {refusalWords[code]}
              </option>
            ))}
          </SelectField>
        )}
        <TextAreaField
          label={reason === 'other' ? 'Reason in your own words' : 'Details (optional)'}
          descriptiveText="The letter shows it to the person who asked."
          rows={2}
          maxLength={limits.matterNoteLength}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" isLoading={busy} loadingText="Saving…" isDisabled={needsNote}>
          Refuse
        </Button>
      </form>
    </details>
  );
}
