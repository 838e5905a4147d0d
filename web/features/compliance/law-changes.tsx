import { shownDay } from '#shared/rules/shown-day.ts';
import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { Citation } from './citation.tsx';
import { Rule, RuleSection } from './rule-list.tsx';

/** Changes in the state's law, and in how this journal applies it. Shows nothing if there are no changes. */
export function LawChanges({ changes }: { changes: StateRequirements['changes'] }) {
  if (changes.length === 0) return null;
  return (
    <RuleSection title="What Changed">
      <dl className="rules">
        {changes.map(({ date, text, cite }) => (
          <Rule key={`${date} ${text}`} name={shownDay(date, 'MM/dd/yyyy')} basis={null}>
            <p>{text}</p>
            <Citation cite={cite} toVerify={false} />
          </Rule>
        ))}
      </dl>
    </RuleSection>
  );
}
