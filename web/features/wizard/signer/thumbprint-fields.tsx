import { useFormContext, useWatch } from 'react-hook-form';
import { type PrintedFinger, printedFingers, thumbprintExceptions } from '#shared/data/thumbprint.ts';
import { notify } from '#web/lib/browser/toasts.ts';
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

/** The signers' thumbprints: that of the entry's signer, or of each signer of a visit. */
export function Thumbprints() {
  const { control } = useFormContext<EntryForm>();
  const signers = useWatch({ control, name: 'signers' });
  const { isVisit } = useLaw();
  if (!isVisit) return <ThumbprintFields label="Ink Thumbprint" at="" />;
  return signers.map(({ firstName, lastName }, index) => {
    const name = `${firstName} ${lastName}`.trim() || `Signer ${index + 1}`;
    const at = index === 0 ? '' : (`visit.prints.${index}.` as const);
    // biome-ignore lint/suspicious/noArrayIndexKey: a print belongs to the signer at its place
    return <ThumbprintFields key={index} label={`Ink Thumbprint of ${name}`} at={at} />;
  });
}

/** A signer's thumbprint, or the reason for its absence (California). `at` is where the form has it. */
function ThumbprintFields({ label, at }: { label: string; at: '' | `visit.prints.${number}.` }) {
  const { control, setValue } = useFormContext<EntryForm>();
  const [print, exception, note] = useWatch({
    control,
    name: [`${at}thumbprint`, `${at}thumbprintException`, `${at}thumbprintNote`],
  });
  const { rules } = useLaw();
  const problem = useProblem(`${at}thumbprint`);
  const needsNote = exception === 'physically_unable' || (print && print.finger !== 'right_thumb');

  return (
    <div className="wizard-capture">
      {!exception && (
        <LazyPhotoCapture
          id={fieldId(`${at}thumbprint`)}
          label={label}
          hint={`Photograph the ink impression of the right thumb in your journal. ${lawNote(rules.thumbprint) ?? ''}`}
          value={print?.image ?? ''}
          altText="Captured thumbprint"
          error={problem}
          onCapture={({ dataUrl, bytes, type, capturedAt }) => {
            const finger = print?.finger ?? 'right_thumb';
            setValue(
              `${at}thumbprint`,
              { image: dataUrl, bytes, type, capturedAt, finger },
              { shouldDirty: true },
            );
            notify.success('Thumbprint image captured successfully!');
          }}
          onClear={() => setValue(`${at}thumbprint`, null, { shouldDirty: true })}
        />
      )}
      <div className="wizard-fields">
        {print && !exception && (
          <EntrySelectField name={`${at}thumbprint.finger`} label="Finger Used">
            {Object.entries(printedFingers).map(([finger, name]) => (
              <option key={finger} value={finger}>
                {name}
              </option>
            ))}
          </EntrySelectField>
        )}
        <EntrySelectField
          name={`${at}thumbprintException`}
          label="Reason No Print Was Taken"
          onChoose={(reason) => {
            setValue(`${at}thumbprintException`, reason, { shouldDirty: true });
            if (reason) setValue(`${at}thumbprint`, null, { shouldDirty: true });
          }}
        >
          <option value="">None</option>
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
              name={`${at}thumbprintNote`}
              autoComplete="off"
              descriptiveText={noteHint(exception, print?.finger)}
            />
          </div>
        )}
      </div>
    </div>
  );
}
