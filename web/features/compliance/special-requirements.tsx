import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { Citation } from './citation.tsx';
import { FieldNames } from './field-names.tsx';
import { Rule, RuleSection, RulesInFull } from './rule-list.tsx';
import { printAndSignatureRules, prohibitedShown, restrictedEverywhere } from './rules-in-words.ts';

/** Texas: entries are public information. */
const texasPublicRecords = "Tex. Gov't Code § 406.014";

/** Thumbprint, the signer's own signature, and the prohibited fields. */
export function SpecialRequirements({ requirements }: { requirements: StateRequirements }) {
  const { basis, prohibitedFields, stateCode } = requirements;
  return (
    <RuleSection title="Special Requirements">
      <dl className="rules">
        <RulesInFull rules={printAndSignatureRules(requirements)} />
        <Rule name="Data Restrictions" basis={null}>
          <p>{prohibitedFields.length > 0 ? 'Must not be recorded:' : restrictedEverywhere}</p>
          <FieldNames names={prohibitedFields} atFirst={prohibitedShown} />
          {basis.prohibited && <Citation {...basis.prohibited} />}
          {stateCode === 'TX' && (
            <>
              <p>Texas journal entries are public records.</p>
              <Citation cite={texasPublicRecords} toVerify={false} />
            </>
          )}
        </Rule>
      </dl>
    </RuleSection>
  );
}
