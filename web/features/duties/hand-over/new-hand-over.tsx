import { useSearchParams } from 'react-router';
import { limits } from '#shared/data/limits.ts';
import { isStateCode, type StateCode } from '#shared/data/states.ts';
import { handOverGuide } from '#shared/rules/duties/hand-over-duties.ts';
import { handOverReasonWords } from '#shared/rules/duties/hand-over-rules.ts';
import type { AskedMatter } from '#shared/schemas/matter.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { NewDuty, stateField } from '../forms/new-duty.tsx';
import { HandOverLaw } from './hand-over-law.tsx';

type Reason = (AskedMatter & { kind: 'hand_over' })['facts']['reason'];

/** Records how and when a commission ends, and shows what the state says about the journal meanwhile. */
export function NewHandOver() {
  const { notaryCommissions, primaryNotaryState } = useNotary();
  const [search] = useSearchParams();
  const named = search.get('commission');
  const commission =
    notaryCommissions.find(({ commissionNumber }) => commissionNumber === named) ??
    notaryCommissions.find(({ isPrimary }) => isPrimary);
  return (
    <NewDuty
      title="End of a commission"
      subtitle="See what happens to your journal"
      start={{
        reason: 'renewing' as Reason,
        state: commission?.state ?? primaryNotaryState ?? '',
        endedOn: commission?.expirationDate ?? '',
        commissionNumber: commission?.commissionNumber ?? '',
        officeName: '',
        officeAddress: '',
      }}
      saveLabel="Save and see what to do"
      asked={({ state, ...facts }) => ({ kind: 'hand_over', state: state as StateCode, facts })}
      sections={({ state, reason, endedOn }) => {
        const known = isStateCode(state) && endedOn !== '' && { state, facts: { reason, endedOn } };
        const guide = known && handOverGuide(known.state, known.facts);
        return [
          {
            id: 'hand-over-how',
            title: 'Your commission',
            fields: [
              stateField,
              {
                name: 'commissionNumber',
                label: 'Commission number',
                maxLength: limits.commissionNumberLength,
              },
              { name: 'reason', label: 'How does it end?', options: handOverReasonWords },
              {
                name: 'endedOn',
                label: 'Last day of the commission',
                kind: 'date',
                required: 'Enter the last day of the commission. The deadlines begin with it.',
              },
            ],
          },
          known && {
            id: 'hand-over-law',
            title: 'What the law says',
            content: <HandOverLaw {...known} />,
          },
          {
            id: 'hand-over-office',
            title: 'The office for your letter',
            fields: [
              {
                name: 'officeName',
                label: 'Name of the office',
                hint: guide
                  ? `The law refers to: ${guide.office.name}. Enter its full name, for example with the county.`
                  : undefined,
                maxLength: limits.fullNameLength,
              },
              { name: 'officeAddress', label: 'Address of the office', maxLength: limits.noteLength },
            ],
          },
        ];
      }}
    />
  );
}
