import { actModes } from '#shared/data/act-types.ts';
import { limits } from '#shared/data/limits.ts';
import { findState } from '#shared/data/states.ts';
import { EntrySelectField, EntryTextArea, EntryTextField } from '../form/entry-fields.tsx';
import { lawNote, useLaw, useShown } from '../law/law-context.tsx';

/** Particulars of the act, shown if the state requires them or the notary opens them. */
export function ActParticulars() {
  const { rules } = useLaw();
  const isShown = useShown();
  const note = (field: keyof typeof rules, otherwise: string) =>
    [lawNote(rules[field]), otherwise].filter(Boolean).join('. ');
  return (
    <>
      {isShown('actMode') && (
        <EntrySelectField name="actMode" descriptiveText={lawNote(rules.actMode)}>
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
          autoComplete="off"
          descriptiveText={note('technologyUsed', 'The platform, and who verified the identity')}
        />
      )}
      {isShown('numberOfActs') && (
        <EntryTextField
          name="numberOfActs"
          type="number"
          inputMode="numeric"
          min="1"
          step="1"
          placeholder="1"
          descriptiveText={lawNote(rules.numberOfActs)}
        />
      )}
      {isShown('oathAdministered') && (
        <EntrySelectField name="oathAdministered" descriptiveText={lawNote(rules.oathAdministered)}>
          <option value="">Choose an answer</option>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </EntrySelectField>
      )}
      {isShown('certificateType') && (
        <EntryTextField
          name="certificateType"
          autoComplete="off"
          descriptiveText={lawNote(rules.certificateType)}
        />
      )}
      {isShown('itemizedFees') && (
        <div className="wizard-field-wide">
          <EntryTextArea
            name="itemizedFees"
            rows={3}
            descriptiveText={note('itemizedFees', 'Each fee with its amount, one to a line')}
          />
        </div>
      )}
    </>
  );
}

/** The interpreter, if there was one. */
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
        <EntryTextField name="interpreterName" autoComplete="off" />
        <EntryTextField
          name="interpreterCredential"
          label="Certification or Credential Number"
          autoComplete="off"
        />
        <div className="wizard-field-wide">
          <EntryTextField name="interpreterAddress" autoComplete="off" />
        </div>
      </div>
    </section>
  );
}

/** The place of the same act in the paper journal. */
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
          ? `${state} also requires a paper journal. Enter where it records this act.`
          : 'Where your paper journal records this act, if you keep one.'}
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
