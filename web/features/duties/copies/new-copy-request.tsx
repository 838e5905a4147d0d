import { limits } from '#shared/data/limits.ts';
import { isStateCode, type StateCode } from '#shared/data/states.ts';
import { requestFormWords } from '#shared/rules/duties/copy-rules.ts';
import type { AskedMatter } from '#shared/schemas/matter.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useToday } from '#web/lib/use-today.ts';
import { NewDuty, receivedField, stateField } from '../forms/new-duty.tsx';
import { CopyLaw } from './copy-law.tsx';

type AskedCopy = AskedMatter & { kind: 'copy' };

const blank = {
  state: '',
  requester: '',
  contact: '',
  onBehalfOf: '',
  isParty: false,
  form: 'written',
  receivedOn: '',
  month: '',
  people: '',
  document: '',
};

function asked({ state, month, form, ...facts }: typeof blank): AskedCopy {
  return {
    kind: 'copy',
    state: state as StateCode,
    facts: { ...facts, month: month || null, form: form as AskedCopy['facts']['form'] },
  };
}

/** Records a request for a copy, and shows what the state says about it meanwhile. */
export function NewCopyRequest() {
  const { primaryNotaryState } = useNotary();
  return (
    <NewDuty
      title="Request for a copy"
      subtitle="Record the requester and the entry requested"
      start={{ ...blank, state: primaryNotaryState ?? '', receivedOn: useToday() }}
      saveLabel="Save request"
      asked={asked}
      sections={(values) => [
        {
          id: 'copy-who',
          title: 'Requester',
          fields: [
            {
              name: 'requester',
              label: 'Name of the requester',
              maxLength: limits.fullNameLength,
              required: 'Enter the name of the requester.',
            },
            {
              name: 'contact',
              label: 'Email, phone, or address for the answer',
              maxLength: limits.noteLength,
            },
            {
              name: 'onBehalfOf',
              label: 'On behalf of',
              hint: 'Leave blank if they ask for themselves.',
              maxLength: limits.fullNameLength,
            },
            { name: 'isParty', label: 'The requester claims to be a party to the act', kind: 'check' },
            { name: 'form', label: 'How you received it', options: requestFormWords },
            receivedField,
          ],
        },
        {
          id: 'copy-what',
          title: 'Entry requested',
          fields: [
            stateField,
            { name: 'month', label: 'Month and year of the act', kind: 'month' },
            { name: 'people', label: 'Names of the people', maxLength: limits.noteLength },
            { name: 'document', label: 'Type of document', maxLength: limits.descriptionLength },
          ],
        },
        isStateCode(values.state) && {
          id: 'copy-law',
          title: 'What the law says',
          content: <CopyLaw state={values.state} facts={asked(values).facts} />,
        },
      ]}
    />
  );
}
