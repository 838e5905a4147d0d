import type { handOverReasons } from '../../schemas/duties/hand-over-matter.ts';
import { dispatchWords } from './dispatch-words.ts';
import type { DutyRules } from './duty-rules.ts';
import { handOverGuide } from './hand-over-duties.ts';

/** Why a commission ends, in the words of a choice. */
export const handOverReasonWords: Record<(typeof handOverReasons)[number], string> = {
  expired: 'It expires, and I will not renew it',
  renewing: 'It expires, and I am renewing it',
  resigned: 'I resign',
  moved: 'I am moving to another state',
  removed: 'It was revoked, or I was removed from office',
};

const titles: Record<(typeof handOverReasons)[number], string> = {
  expired: 'Commission expires',
  renewing: 'Commission expires, renewal',
  resigned: 'Resignation',
  moved: 'Move to another state',
  removed: 'Commission revoked',
};

/** Returns whether a new commission of the same state can follow. */
export const mayBeRenewed = (reason: (typeof handOverReasons)[number]): boolean =>
  reason === 'renewing' || reason === 'expired';

/** The rules of the end of a commission. */
export const handOverRules: DutyRules<'hand_over'> = {
  title: ({ reason, commissionNumber }) => [titles[reason], commissionNumber].filter(Boolean).join(': '),
  facts: ({ reason, endedOn, commissionNumber, officeName, officeAddress }, showDay) => [
    ['How it ends', handOverReasonWords[reason]],
    ['Last day of the commission', showDay(endedOn)],
    ['Commission number', commissionNumber],
    ['Office', officeName],
    ['Address of the office', officeAddress],
  ],
  dueOn: ({ state, facts, steps }) => {
    const { journal, due } = handOverGuide(state, facts);
    const isMet = steps.some(
      ({ kind }) =>
        kind === 'commission_renewed' ||
        kind === 'journal_sent' ||
        (kind === 'office_told' && journal === 'keep'),
    );
    return isMet ? null : (due?.day ?? null);
  },
  nextSteps: ({ facts }) => [
    'journal_sent',
    'office_told',
    'receipt_kept',
    ...(mayBeRenewed(facts.reason) ? (['commission_renewed'] as const) : []),
  ],
  stepWords: (step) => {
    switch (step.kind) {
      case 'journal_sent':
        return `Journal sent ${dispatchWords(step)}`;
      case 'office_told':
        return `Office told where the journal is, ${dispatchWords(step)}`;
      case 'receipt_kept':
        return ['Receipt from', step.from, step.reference].filter(Boolean).join(' ');
      case 'commission_renewed':
        return `Commission renewed: ${step.commissionNumber}`;
      default:
        return undefined;
    }
  },
  documents: () => ['cover-letter'],
};
