import { useFormContext, useWatch } from 'react-hook-form';
import { type PrintedFinger, printedFingers, thumbprintExceptions } from '#shared/data/thumbprint.ts';
import { notify } from '#web/lib/toasts.ts';
import { EntrySelectField, EntryTextField } from '../form/entry-fields.tsx';
import type { EntryForm } from '../form/entry-form.ts';
import { fieldId, useProblem } from '../form/wizard-context.tsx';
import { lawNote, useLaw } from '../law/law-context.tsx';
import { LazyPhotoCapture } from './lazy-photo-capture.tsx';

function noteHint(exception: string, finger: PrintedFinger | undefined): string {
  if (exception === 'physically_unable') return 'Say why the signer cannot give a print';
  if (finger && finger !== 'right_thumb') return 'Say which finger was used, and why';
  return 'Optional';
}

/** The signer's thumbprint, or the reason for its absence (California). */
export function ThumbprintFields() {
  const { control, setValue } = useFormContext<EntryForm>();
  const [print, exception, note] = useWatch({
    control,
    name: ['thumbprint', 'thumbprintException', 'thumbprintNote'],
  });
  const { rules } = useLaw();
  const problem = useProblem('thumbprint');
  const needsNote = exception === 'physically_unable' || (print && print.finger !== 'right_thumb');

  return (
    <div className="wizard-capture">
      {!exception && (
        <LazyPhotoCapture
          id={fieldId('thumbprint')}
          label="Ink Thumbprint"
          hint={`Photograph the ink impression of the right thumb in your journal. ${lawNote(rules.thumbprint) ?? ''}`}
          value={print?.image ?? ''}
          altText="Captured thumbprint"
          error={problem}
          onCapture={({ dataUrl, bytes, type, capturedAt }) => {
            const finger = print?.finger ?? 'right_thumb';
            setValue(
              'thumbprint',
              { image: dataUrl, bytes, type, capturedAt, finger },
              { shouldDirty: true },
            );
            notify.success('Thumbprint image captured successfully!');
          }}
          onClear={() => setValue('thumbprint', null, { shouldDirty: true })}
        />
      )}
      <div className="wizard-fields">
        {print && !exception && (
          <EntrySelectField name="thumbprint.finger" label="Finger Used">
            {Object.entries(printedFingers).map(([finger, name]) => (
              <option key={finger} value={finger}>
                {name}
              </option>
            ))}
          </EntrySelectField>
        )}
        <EntrySelectField
          name="thumbprintException"
          label="No Thumbprint"
          onChoose={(reason) => {
            setValue('thumbprintException', reason, { shouldDirty: true });
            if (reason) setValue('thumbprint', null, { shouldDirty: true });
          }}
        >
          <option value="">{print ? 'A print was taken' : 'A print is taken'}</option>
          {Object.entries(thumbprintExceptions).map(([reason, name]) => (
            <option key={reason} value={reason}>
              {name}
            </option>
          ))}
        </EntrySelectField>
        {/* A note is recorded even if it is no longer required, so it must stay visible. */}
        {(needsNote || note) && (
          <div className="wizard-field-wide">
            <EntryTextField
              name="thumbprintNote"
              autoComplete="off"
              descriptiveText={noteHint(exception, print?.finger)}
            />
          </div>
        )}
      </div>
    </div>
  );
}
