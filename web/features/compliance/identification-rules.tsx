import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { idDates, idNumberRules, personalKnowledgeRules } from './identification-words.ts';
import { Rule, RuleSection } from './rule-list.tsx';

/** The rules for recording a signer's identification. */
export function IdentificationRules({ requirements }: { requirements: StateRequirements }) {
  const { basis, idNumberRule, personalKnowledge } = requirements;
  return (
    <RuleSection title="Identification">
      <dl className="rules">
        <Rule name="ID Number" basis={basis.idNumber}>
          <p>{idNumberRules[idNumberRule]}</p>
        </Rule>
        <Rule name="ID Dates" basis={basis.idDates}>
          <p>{idDates(requirements)}</p>
        </Rule>
        <Rule name="Personal Knowledge" basis={basis.personalKnowledge}>
          <p>{personalKnowledgeRules[personalKnowledge]}</p>
        </Rule>
      </dl>
    </RuleSection>
  );
}
