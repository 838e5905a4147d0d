import { findState } from '#shared/data/states.ts';
import { FieldInputs } from '../form/field-input.tsx';
import { blockFields } from '../form/field-inputs.ts';
import { fieldId, useProblem } from '../form/wizard-context.tsx';
import { lawNote, useLaw, useShown } from '../law/law-context.tsx';
import { Thumbprints } from './thumbprint-fields.tsx';

const fields = [
  ...(['thumbprint', 'principalSignature'] as const),
  ...(['photo', 'state', 'witness', 'designee'] as const).flatMap(blockFields),
];

const photos: ReadonlySet<string> = new Set(blockFields('photo'));

/** The fields that only one state requires (specification, section 2.8). */
export function StateExtras() {
  const { content, rules, isVisit } = useLaw();
  const shows = useShown();
  // In a visit, the line of the paper journal is photographed after everyone has signed.
  const isShown = (field: (typeof fields)[number]) => shows(field) && !(isVisit && photos.has(field));
  const state = findState(content.stateCode ?? '');
  if (!state || !fields.some(isShown)) return null;
  const isOfState = fields.some((field) => isShown(field) && rules[field].use !== 'optional');
  return (
    <section className="wizard-block" aria-labelledby="state-extras">
      <h3 id="state-extras">{isOfState ? `${state.name} Requirements` : 'Witness and Designee'}</h3>
      {!isVisit && <FieldInputs block="photo" isNoted />}
      {isShown('thumbprint') && <Thumbprints />}
      {isShown('principalSignature') && <PrincipalSignature />}
      <FieldInputs block="state" isNoted />
      {isShown('witnessName') && (
        <div className="wizard-fields">
          <FieldInputs block="witness" />
        </div>
      )}
      {isShown('designeeName') && (
        <div className="wizard-fields wizard-fields-below">
          <FieldInputs block="designee" isNoted />
        </div>
      )}
    </section>
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
