import { Button } from '@aws-amplify/ui-react';
import { useFormContext } from 'react-hook-form';
import { actModes } from '#shared/data/act-types.ts';
import { limits } from '#shared/data/limits.ts';
import { findState } from '#shared/data/states.ts';
import { EntrySelectField, EntryTextArea, EntryTextField } from './entry-fields.tsx';
import type { EntryForm } from './entry-form.ts';
import { lawNote, useLaw, useShown } from './law-context.tsx';

/** When the act took place and how: asked where the state wants it, or on demand. */
export function ActParticulars({ isToday, timeNow }: { isToday: boolean; timeNow: () => string }) {
  const { setValue } = useFormContext<EntryForm>();
  const { rules } = useLaw();
  const isShown = useShown();
  const note = (field: keyof typeof rules, otherwise: string) =>
    [lawNote(rules[field]), otherwise].filter(Boolean).join('. ');
  return (
    <>
      {isShown('actTime') && (
        <div className="wizard-time">
          <EntryTextField
            name="actTime"
            label="Time of the Act"
            type="time"
            descriptiveText={note('actTime', isToday ? 'Left empty, the time of submission stands' : '')}
          />
          <Button size="small" onClick={() => setValue('actTime', timeNow(), { shouldDirty: true })}>
            Now
          </Button>
        </div>
      )}
      {isShown('actMode') && (
        <EntrySelectField
          name="actMode"
          label="How the Signer Appeared"
          descriptiveText={lawNote(rules.actMode)}
        >
          {Object.entries(actModes).map(([mode, name]) => (
            <option key={mode} value={mode}>
              {name}
            </option>
          ))}
        </EntrySelectField>
      )}
      {isShown('technologyUsed') && (
        <EntryTextField
          name="technologyUsed"
          label="Technology Used"
          autoComplete="off"
          maxLength={limits.technologyLength}
          descriptiveText={note('technologyUsed', 'The platform, and who verified the identity')}
        />
      )}
      {isShown('numberOfActs') && (
        <EntryTextField
          name="numberOfActs"
          label="Number of Acts"
          type="number"
          inputMode="numeric"
          min="1"
          step="1"
          placeholder="1"
          descriptiveText={lawNote(rules.numberOfActs)}
        />
      )}
      {isShown('oathAdministered') && (
        <EntrySelectField
          name="oathAdministered"
          label="Oath Administered"
          descriptiveText={lawNote(rules.oathAdministered)}
        >
          <option value="">Choose an answer</option>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </EntrySelectField>
      )}
      {isShown('certificateType') && (
        <EntryTextField
          name="certificateType"
          label="Type of Certificate"
          autoComplete="off"
          maxLength={limits.certificateLength}
          descriptiveText={lawNote(rules.certificateType)}
        />
      )}
      {isShown('itemizedFees') && (
        <div className="wizard-field-wide">
          <EntryTextArea
            name="itemizedFees"
            label="Itemized Fees"
            rows={3}
            maxLength={limits.itemizedFeesLength}
            descriptiveText={note('itemizedFees', 'Each fee with its amount, one to a line')}
          />
        </div>
      )}
    </>
  );
}

/** The interpreter, if one was there. */
export function InterpreterFields() {
  const { rules } = useLaw();
  const isShown = useShown();
  if (!isShown('interpreterName')) return null;
  return (
    <section className="wizard-block" aria-labelledby="interpreter">
      <h3 id="interpreter">Interpreter</h3>
      <p className="wizard-hint-text">
        Only if one was used. {lawNote({ ...rules.interpreterName, use: 'asked' })}
      </p>
      <div className="wizard-fields">
        <EntryTextField
          name="interpreterName"
          label="Interpreter Name"
          autoComplete="off"
          maxLength={limits.fullNameLength}
        />
        <EntryTextField
          name="interpreterCredential"
          label="Certification or Credential Number"
          autoComplete="off"
          maxLength={limits.credentialLength}
        />
        <div className="wizard-field-wide">
          <EntryTextField
            name="interpreterAddress"
            label="Interpreter Address"
            autoComplete="off"
            maxLength={limits.locationLength}
          />
        </div>
      </div>
    </section>
  );
}

/** Where the same act stands in the paper journal. */
export function PaperReference() {
  const { content, rules } = useLaw();
  const isShown = useShown();
  if (!isShown('paperVolume')) return null;
  const state = findState(content.stateCode ?? '')?.name;
  return (
    <section className="wizard-block" aria-labelledby="paper-journal">
      <h3 id="paper-journal">Paper Journal</h3>
      <p className="wizard-hint-text">
        {rules.paperVolume.use === 'asked'
          ? `${state} wants a paper journal beside this one. Say where this act stands in it.`
          : 'Where this act stands in your paper journal, if you keep one.'}
      </p>
      <div className="wizard-fields wizard-fields-three">
        {(['paperVolume', 'paperPage', 'paperLine'] as const).map((name) => (
          <EntryTextField
            key={name}
            name={name}
            label={{ paperVolume: 'Volume', paperPage: 'Page', paperLine: 'Line' }[name]}
            autoComplete="off"
            maxLength={limits.paperReferenceLength}
          />
        ))}
      </div>
    </section>
  );
}
