import { stateNameOf } from '#shared/rules/law/act-of.ts';
import { entriesPerVisit } from '#shared/rules/law/entries-per-visit.ts';
import { useLaw } from '../law/law-context.tsx';
import { rememberGrouping } from './remembered-grouping.ts';
import type { Grouping, Visit } from './visit.ts';
import { reasonOf } from './visit-rule-words.ts';

const groupings: Record<Grouping, string> = {
  one_each: 'One entry for each signer and document',
  several_in_one: 'One entry lists a signer’s documents with the same act, with one signature',
};

/** Says how acts become entries by the law of the state, and lets the notary choose where that leaves it open. */
export function GroupingChoice({ visit, onChange }: { visit: Visit; onChange: (visit: Visit) => void }) {
  const { content } = useLaw();
  const found = entriesPerVisit(content);
  const reason = reasonOf(found, stateNameOf(content));
  if (found.rule === 'one_each') return <p className="wizard-notice wizard-notice-below">{reason}</p>;
  return (
    <fieldset className="visit-grouping" aria-describedby="visit-grouping-reason">
      <legend>Entries</legend>
      {(Object.entries(groupings) as [Grouping, string][]).map(([grouping, label]) => (
        <label key={grouping}>
          <input
            type="radio"
            name="visit-grouping"
            checked={visit.grouping === grouping}
            onChange={() => {
              rememberGrouping(grouping);
              onChange({ ...visit, grouping });
            }}
          />
          {label}
        </label>
      ))}
      <p id="visit-grouping-reason" className="wizard-hint-text">
        {reason}
      </p>
    </fieldset>
  );
}
