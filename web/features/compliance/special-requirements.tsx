import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { Citation } from './citation.tsx';
import { FieldNames } from './field-names.tsx';
import { Rule, RuleSection } from './rule-list.tsx';

/** How many prohibited fields are shown at first (specification, section 2.10). */
const prohibitedShown = 3;
/** Texas: entries are public information. */
const texasPublicRecords = "Tex. Gov't Code § 406.014";

/** Thumbprint, the signer's own signature, and the prohibited fields. */
export function SpecialRequirements({ requirements }: { requirements: StateRequirements }) {
  const { basis, prohibitedFields, specialRequirements, stateCode } = requirements;
  const { thumbprintRequired, signerSignatureRequired } = specialRequirements;
  const isPublic = stateCode === 'TX';
  const hasRestrictions = prohibitedFields.length > 0 || isPublic;
  return (
    <RuleSection title="Special Requirements">
      {thumbprintRequired || signerSignatureRequired || hasRestrictions ? (
        <dl className="rules">
          {thumbprintRequired && (
            <Rule name="Thumbprint" basis={basis.thumbprint}>
              <p>Thumbprint required for deeds, powers of attorney and real property documents.</p>
            </Rule>
          )}
          {signerSignatureRequired && (
            <Rule name="Signature" basis={basis.fields}>
              <p>The signer must personally sign the journal entry.</p>
            </Rule>
          )}
          {hasRestrictions && (
            <Rule name="Data Restrictions" basis={null}>
              {prohibitedFields.length > 0 && <p>Must not be recorded:</p>}
              <FieldNames names={prohibitedFields} atFirst={prohibitedShown} />
              {basis.prohibited && <Citation {...basis.prohibited} />}
              {isPublic && (
                <>
                  <p>Texas journal entries are public records.</p>
                  <Citation cite={texasPublicRecords} toVerify={false} />
                </>
              )}
            </Rule>
          )}
        </dl>
      ) : (
        <p>None known. Social Security and payment card numbers are not allowed in any state.</p>
      )}
    </RuleSection>
  );
}
