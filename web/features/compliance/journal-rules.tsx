import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { journalDuty, journalFormat, retention, visitRules } from './journal-words.ts';
import { Rule, RuleSection } from './rule-list.tsx';

/** Whether a journal is required, in which format, and for how long. */
export function JournalRules({ requirements }: { requirements: StateRequirements }) {
  const { basis, specialRequirements } = requirements;
  return (
    <RuleSection title="The Journal">
      <dl className="rules">
        <Rule name="Journal Required" basis={basis.journal}>
          <p>{journalDuty(requirements)}</p>
        </Rule>
        <Rule name="Format" basis={basis.medium}>
          <p>{journalFormat(requirements)}</p>
        </Rule>
        <Rule name="Several Documents in One Visit" basis={basis.entriesPerVisit}>
          <p>{visitRules[requirements.entriesPerVisit]}</p>
        </Rule>
        <Rule name="Retention" basis={basis.retention}>
          <p>{retention(specialRequirements.retentionYears)}</p>
        </Rule>
      </dl>
    </RuleSection>
  );
}
