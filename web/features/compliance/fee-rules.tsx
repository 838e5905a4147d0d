import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { feeCaps } from './fee-words.ts';
import { Rule, RuleSection } from './rule-list.tsx';

/** The maximum fees for acts in person. The guide covers other fee rules. */
export function FeeRules({ requirements }: { requirements: StateRequirements }) {
  return (
    <RuleSection title="Fees">
      <dl className="rules">
        {feeCaps(requirements.fee).map(([kind, cap]) => (
          <Rule key={kind} name={kind} basis={requirements.basis.fee}>
            <p className="tabular">{cap}</p>
          </Rule>
        ))}
      </dl>
    </RuleSection>
  );
}
