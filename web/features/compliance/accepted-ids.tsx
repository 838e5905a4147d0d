import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { Rule, RuleSection } from './rule-list.tsx';
import { StatementList } from './statement-list.tsx';

type AcceptedIds = StateRequirements['acceptedIds'];

const mobileAnswers: Readonly<Record<AcceptedIds['mobileLicense']['rule'], string>> = {
  accepted: 'Accepted.',
  not_accepted: 'Not accepted.',
  not_addressed: 'Not addressed.',
  no_rule_found: 'No rule found.',
};

/** Which IDs identify a signer: their kinds, expired ones, and mobile driver's licenses. */
export function AcceptedIds({ acceptedIds }: { acceptedIds: AcceptedIds }) {
  const { kinds, expired, mobileLicense, unread } = acceptedIds;
  return (
    <RuleSection title="IDs That Count">
      {unread && (
        <p>We could not read {unread}, the section on identification. Check it before you rely on an ID.</p>
      )}
      <dl className="rules">
        <Rule name="Kinds of ID" basis={null}>
          <Found statements={kinds} />
        </Rule>
        <Rule name="Expired IDs" basis={null}>
          <Found statements={expired} />
        </Rule>
        <Rule name="Mobile Driver’s License" basis={null}>
          <p>{mobileAnswers[mobileLicense.rule]}</p>
          {mobileLicense.said.length > 0 && <StatementList statements={mobileLicense.said} />}
        </Rule>
      </dl>
    </RuleSection>
  );
}

function Found({ statements }: { statements: AcceptedIds['kinds'] }) {
  return statements.length > 0 ? <StatementList statements={statements} /> : <p>No rule found.</p>;
}
