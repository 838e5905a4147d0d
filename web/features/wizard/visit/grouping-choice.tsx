import { Radio, RadioGroupField } from '@aws-amplify/ui-react';
import { entriesPerVisit } from '#shared/rules/law/entries-per-visit.ts';
import { shownCitation, stateNameOf } from '#shared/rules/law/law-binding.ts';
import { useLaw } from '../law/law-context.tsx';
import { rememberGrouping } from './remembered-grouping.ts';
import type { Grouping, Visit } from './visit.ts';

/** Says how acts become entries by the law of the state, and lets the notary choose where that leaves it open. */
export function GroupingChoice({ visit, onChange }: { visit: Visit; onChange: (visit: Visit) => void }) {
  const { content } = useLaw();
  const { rule, basis } = entriesPerVisit(content);
  const state = stateNameOf(content);
  if (rule === 'one_each') {
    return (
      <p className="wizard-notice wizard-notice-below">
        {state} requires one entry for each signer and document{basis && ` (${shownCitation(basis)})`}.
      </p>
    );
  }
  const choose = (grouping: Grouping) => {
    rememberGrouping(grouping);
    onChange({ ...visit, grouping });
  };
  return (
    <RadioGroupField
      legend="Entries"
      name="visit-grouping"
      className="visit-grouping"
      descriptiveText={
        rule === 'may_list_several'
          ? `${state} lets one entry list several documents of a signer${basis ? ` (${shownCitation(basis)})` : ''}.`
          : 'We found no rule about this in your state’s law. One entry each is the careful choice.'
      }
      value={visit.grouping}
      onChange={(event) => choose(event.target.value === 'several_in_one' ? 'several_in_one' : 'one_each')}
    >
      <Radio value="one_each">One entry for each signer and document</Radio>
      <Radio value="several_in_one">
        One entry lists a signer’s documents with the same act, with one signature
      </Radio>
    </RadioGroupField>
  );
}
