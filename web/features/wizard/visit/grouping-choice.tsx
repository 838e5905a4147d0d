import { Radio, RadioGroupField } from '@aws-amplify/ui-react';
import { rememberGrouping } from './remembered-grouping.ts';
import type { Grouping, Visit } from './visit.ts';

/** Lets the notary choose how acts become entries, where the law of the state leaves that open. */
export function GroupingChoice({ visit, onChange }: { visit: Visit; onChange: (visit: Visit) => void }) {
  const choose = (grouping: Grouping) => {
    rememberGrouping(grouping);
    onChange({ ...visit, grouping });
  };
  return (
    <RadioGroupField
      legend="Entries"
      name="visit-grouping"
      className="visit-grouping"
      value={visit.grouping}
      onChange={(event) => choose(event.target.value === 'several_in_one' ? 'several_in_one' : 'one_each')}
    >
      <Radio value="one_each">One entry for each signer and document (the careful choice)</Radio>
      <Radio value="several_in_one">
        One entry for each signer lists the documents with the same act, with one signature
      </Radio>
    </RadioGroupField>
  );
}
