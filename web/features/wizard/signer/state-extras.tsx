import { useFormContext, useWatch } from 'react-hook-form';
import { findState } from '#shared/data/states.ts';
import { EntryCheckbox, EntryTextField } from '../form/entry-fields.tsx';
import type { EntryForm } from '../form/entry-form.ts';
import { fieldId, useProblem } from '../form/wizard-context.tsx';
import { lawNote, useLaw, useShown } from '../law/law-context.tsx';
import { LazyPhotoCapture } from './lazy-photo-capture.tsx';
import { Thumbprints } from './thumbprint-fields.tsx';

const fields = [
  ...(['signerJournalSignature', 'thumbprint', 'principalSignature'] as const),
  ...(['witnessName', 'witnessAddress', 'selfFiler', 'addressWithheld'] as const),
] as const;

/** The fields that only one state requires (specification, section 2.8). */
export function StateExtras() {
  const { content, rules } = useLaw();
  const isShown = useShown();
  const state = findState(content.stateCode ?? '');
  if (!state || !fields.some(isShown)) return null;
  const isOfState = fields.some((field) => isShown(field) && rules[field].use !== 'optional');
  return (
    <section className="wizard-block" aria-labelledby="state-extras">
      <h3 id="state-extras">{isOfState ? `${state.name} Requirements` : 'Witness'}</h3>
      {isShown('signerJournalSignature') && <JournalPhoto />}
      {isShown('thumbprint') && <Thumbprints />}
      {isShown('principalSignature') && <PrincipalSignature />}
      {isShown('selfFiler') && <SelfFiler />}
      {isShown('addressWithheld') && (
        <EntryCheckbox
          name="addressWithheld"
          label="A signer's address is not open to public inspection"
          hint={`For a signer or witness who says that they are a battered person. Exports leave the address out. ${lawNote(rules.addressWithheld) ?? ''}`}
        />
      )}
      {isShown('witnessName') && <Witness />}
    </section>
  );
}

/** California: a photo of the line in the paper journal that the signer signed. */
function JournalPhoto() {
  const { control, setValue } = useFormContext<EntryForm>();
  const photo = useWatch({ control, name: 'signerJournalSignature' });
  const problem = useProblem('signerJournalSignature');
  const { rules } = useLaw();
  return (
    <div className="wizard-capture">
      <LazyPhotoCapture
        id={fieldId('signerJournalSignature')}
        label="Signer Journal Signature"
        hint={`Photograph the line of your paper journal that the signer signed. ${lawNote(rules.signerJournalSignature) ?? ''}`}
        value={photo}
        altText="Captured journal signature"
        error={problem}
        onCapture={({ dataUrl }) => setValue('signerJournalSignature', dataUrl, { shouldDirty: true })}
        onClear={() => setValue('signerJournalSignature', '', { shouldDirty: true })}
      />
    </div>
  );
}

/** Washington: a copy of the first signer's signature. */
function PrincipalSignature() {
  const { rules, content } = useLaw();
  const problem = useProblem('principalSignature');
  return (
    <div className="signature-field signature-field-plain" id={fieldId('principalSignature')} tabIndex={-1}>
      <span className="signature-field-label">Principal Signature</span>
      <p>
        {content.principalSignature
          ? "Copied from signer 1's signature."
          : "Signer 1's signature is copied here once it is drawn."}{' '}
        {lawNote(rules.principalSignature)}
      </p>
      {content.principalSignature && (
        <img className="signature-preview" src={content.principalSignature} alt="Principal signature" />
      )}
      {problem && <p className="amplify-field__error-message">{problem}</p>}
    </div>
  );
}

/** Georgia: acts for a self-filer, who files a deed or similar document without a professional, must be recorded. */
function SelfFiler() {
  const { rules } = useLaw();
  const isShown = useShown();
  return (
    <>
      <EntryCheckbox
        name="selfFiler"
        label="The signer is a self-filer"
        hint={`A party to a deed, mortgage, lien or plat who records it without a title agent, attorney, lender or other professional. ${lawNote(rules.selfFiler) ?? ''}`}
      />
      {isShown('selfFilerPhone') && (
        <EntryTextField name="selfFilerPhone" type="tel" inputMode="numeric" autoComplete="off" />
      )}
    </>
  );
}

/** The optional name and address of a witness to the act. */
function Witness() {
  const isShown = useShown();
  return (
    <div className="wizard-fields">
      <EntryTextField
        name="witnessName"
        label="Witness Name (optional)"
        autoComplete="off"
        autoCapitalize="words"
      />
      {isShown('witnessAddress') && (
        <EntryTextField name="witnessAddress" label="Witness Address (optional)" autoComplete="off" />
      )}
    </div>
  );
}
