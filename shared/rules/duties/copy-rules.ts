import { stateDuties } from '../../data/state-duties.ts';
import type { CopyDuty } from '../../data/state-duty.ts';
import type { StateCode } from '../../data/states.ts';
import type { requestForms } from '../../schemas/matters/copy-matter.ts';
import { deadline } from './deadline.ts';
import type { DutyRules } from './duty-rules.ts';

/** How a request came, in words. */
export const requestFormWords: Record<(typeof requestForms)[number], string> = {
  written: 'In writing, by mail or on paper',
  in_person: 'In person',
  phone: 'By phone',
  email: 'By email',
};

/** Returns the duties of a state about copies; none where no rule was found. */
export function copyDuties(state: StateCode): readonly CopyDuty[] {
  const { copies } = stateDuties[state];
  return 'noneFound' in copies ? [] : copies;
}

/** The rules of a request for a copy. */
export const copyRules: DutyRules<'copy'> = {
  title: ({ requester }) => `Copy for ${requester}`,
  facts: (
    { requester, contact, onBehalfOf, isParty, form, receivedOn, month, people, document },
    shownDay,
  ) => [
    ['Requested by', requester],
    ['Contact', contact],
    ['On behalf of', onBehalfOf],
    ['Party to the act', isParty ? 'Yes' : 'No'],
    ['How the request came', requestFormWords[form]],
    ['Received on', shownDay(receivedOn)],
    ['Month of the act', month],
    ['People named', people],
    ['Document', document],
  ],
  dueOn: ({ state, facts }) =>
    deadline(facts.receivedOn, copyDuties(state).find(({ within }) => within)?.within),
  nextSteps: () => ['entry_chosen'],
  stepWords: (step) => (step.kind === 'entry_chosen' ? 'Entry chosen' : undefined),
  documents: () => [],
};
