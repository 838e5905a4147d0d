import { findState } from '../../data/states.ts';
import type { answeredBy, paidBy, refusalReasons, requestForms } from '../../schemas/duties/copy-matter.ts';
import type { MatterOf, StepKind } from '../../schemas/matter.ts';
import { monthInWords } from '../dates.ts';
import { copyLaw } from './copy-law.ts';
import { dueDate } from './due-date.ts';
import type { DutyRules } from './duty-rules.ts';

type CopyMatter = MatterOf<'copy'>;

/** How a request came, in words. */
export const requestFormWords: Record<(typeof requestForms)[number], string> = {
  written: 'In writing, by mail or on paper',
  in_person: 'In person',
  phone: 'By phone',
  email: 'By email',
};

/** Why a request is refused, in words for the person who asked. */
export const refusalWords: Record<(typeof refusalReasons)[number], string> = {
  form: 'The request was not made in the form that the law requires.',
  not_entitled: 'We found no law that gives the person who asked a right to this copy.',
  not_named: 'The request does not name the people, the type of document, and the month and year.',
  not_paid: 'The fee was not paid.',
  harm: 'There is good reason to suspect a criminal or harmful intent.',
  other: 'Another reason',
};

/** How a fee was paid, in words. */
export const paidByWords: Record<(typeof paidBy)[number], string> = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card',
  other: 'Other',
  no_charge: 'No charge',
};

/** How an answer was given, in words. */
export const answeredByWords: Record<(typeof answeredBy)[number], string> = {
  in_person: 'in person',
  mail: 'by mail',
  email: 'by email',
};

/** Returns the reasons for a refusal that a state's law knows. */
export function refusalReasonsOf(state: CopyMatter['state']): (typeof refusalReasons)[number][] {
  const law = copyLaw(state);
  return [
    ...(law.form ? (['form'] as const) : []),
    ...(law.askedBy === 'anyone' ? [] : (['not_entitled'] as const)),
    ...(law.named ? (['not_named'] as const) : []),
    ...(law.fee || law.countedFrom === 'payment' ? (['not_paid'] as const) : []),
    ...(law.mayRefuseHarm ? (['harm'] as const) : []),
    'other',
  ];
}

type Step<K extends StepKind> = Extract<CopyMatter['steps'][number], { kind: K }>;

/** Returns the latest step of a kind. */
export function latestStep<K extends StepKind>(
  { steps }: Pick<CopyMatter, 'steps'>,
  kind: K,
): Step<K> | undefined {
  return steps.findLast((step): step is Step<K> => step.kind === kind);
}

/** The latest of these steps decides the answer: a copy, "no such entry", or a refusal. */
const answers = ['entry_chosen', 'no_entry_found', 'refused'] as const;

/** Returns what the answer to the request is, as of now. */
export function copyAnswer({ steps }: Pick<CopyMatter, 'steps'>): (typeof answers)[number] | undefined {
  return answers.find(
    (kind) => kind === steps.findLast((step) => answers.some((one) => one === step.kind))?.kind,
  );
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
    ['How the request was received', requestFormWords[form]],
    ['Received on', shownDay(receivedOn)],
    ['Month of the act', month && monthInWords(month)],
    ['People named', people],
    ['Document', document],
  ],
  dueOn: (matter) => {
    const { within, countedFrom } = copyLaw(matter.state);
    const from = countedFrom === 'payment' ? latestStep(matter, 'paid')?.on : matter.facts.receivedOn;
    const due = from === undefined ? null : dueDate(within, from);
    // A day of ours is no deadline of the law.
    return due && !due.suggested ? due.day : null;
  },
  nextSteps: () => ['entry_chosen', 'no_entry_found', 'refused', 'paid', 'answered'],
  stepWords: (step, shownDay) => {
    switch (step.kind) {
      case 'entry_chosen':
        return `Entry ${step.entryNumber} chosen`;
      case 'no_entry_found':
        return 'No such entry found';
      case 'refused':
        return `Refused: ${refusalWords[step.reason]}`;
      case 'paid':
        return step.paidBy === 'no_charge'
          ? 'No fee charged'
          : `Fee of $${step.amount.toFixed(2)} paid on ${shownDay(step.on)}: ${paidByWords[step.paidBy]}`;
      case 'answered':
        return `Answer given ${answeredByWords[step.by]} on ${shownDay(step.on)}`;
      default:
        return undefined;
    }
  },
  stepProblem: ({ state }, step) => {
    if (step.kind === 'refused' && !refusalReasonsOf(state).includes(step.reason)) {
      return `${findState(state)?.name ?? state} does not know this reason. Choose another one.`;
    }
    if (step.kind === 'refused' && step.reason === 'other' && step.note === '') {
      return 'Write the reason as a note.';
    }
    if (step.kind === 'paid' && (step.amount === 0) !== (step.paidBy === 'no_charge')) {
      return 'Enter the fee, or choose “No charge”.';
    }
    return step.kind === 'entry_chosen' && step.signers.length === 0
      ? 'Choose at least one signer whom the copy may show.'
      : undefined;
  },
  documents: (matter) => {
    const answer = copyAnswer(matter);
    return [
      ...(answer === 'entry_chosen' ? ['copy'] : []),
      ...(answer === 'no_entry_found' ? ['no_entry'] : []),
      ...(answer === 'refused' ? ['refusal'] : []),
      ...(latestStep(matter, 'paid') ? ['receipt'] : []),
    ];
  },
};
