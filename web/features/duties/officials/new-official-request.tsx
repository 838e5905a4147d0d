import { type InspectionReason, inspectionReasons } from '#shared/data/inspection-reasons.ts';
import { limits } from '#shared/data/limits.ts';
import { isStateCode, type StateCode } from '#shared/data/states.ts';
import { officialDuties } from '#shared/rules/duties/official-rules.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useToday } from '#web/lib/use-today.ts';
import { NewDuty, receivedField, stateField } from '../forms/new-duty.tsx';
import { OfficialLaw } from './official-law.tsx';

/** Records a subpoena, a court order, or another request of an official, and shows what the state says meanwhile. */
export function NewOfficialRequest() {
  const { primaryNotaryState } = useNotary();
  return (
    <NewDuty
      title="Request from an official"
      subtitle="Record the official, what is requested, and the deadline"
      start={{
        ...{ requester: '', office: '', reference: '', wanted: '', answerBy: '', receivedOn: useToday() },
        reason: 'inspection' as InspectionReason,
        state: primaryNotaryState ?? '',
      }}
      saveLabel="Save request"
      asked={({ state, answerBy, ...facts }) => ({
        kind: 'official',
        state: state as StateCode,
        facts: { ...facts, answerBy: answerBy || null },
      })}
      sections={({ state }) => [
        {
          id: 'official-who',
          title: 'Requester',
          fields: [
            {
              name: 'requester',
              label: 'Name of the official',
              maxLength: limits.fullNameLength,
              required: 'Enter the name of the official.',
            },
            {
              name: 'office',
              label: 'Office, court, or agency',
              maxLength: limits.fullNameLength,
              required: 'Enter the office, court, or agency.',
            },
            { name: 'reason', label: 'Kind of request', options: inspectionReasons },
            { name: 'reference', label: 'Case or letter number', maxLength: limits.noteLength },
            {
              name: 'wanted',
              label: 'What to produce',
              rows: 2,
              maxLength: limits.descriptionLength,
            },
            receivedField,
            {
              name: 'answerBy',
              label: 'Answer by',
              hint: 'The date in the request, if it has one.',
              kind: 'date',
            },
            stateField,
          ],
        },
        isStateCode(state) && {
          id: 'official-law',
          title: 'What the law says',
          content: <OfficialLaw duties={officialDuties(state)} />,
        },
      ]}
    />
  );
}
