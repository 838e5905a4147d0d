import * as z from 'zod/mini';
import { limits } from '../../data/limits.ts';
import { day, line, optional } from '../text.ts';
import { dispatch, receipt } from './dispatch.ts';
import { matterKind, notaryStep } from './matter-kind.ts';

/** Why the notary leaves the office. `renewing`: the commission expires, and the notary seeks a new one. */
export const handOverReasons = ['expired', 'renewing', 'resigned', 'moved', 'removed'] as const;

const commissionNumber = line(limits.commissionNumberLength);

const handOverFacts = z.strictObject({
  reason: z.enum(handOverReasons, { error: 'must be one of the ways in which a commission ends' }),
  /** The last day of the commission. */
  ended_on: day,
  commission_number: optional(commissionNumber),
  /** The office that the law means, by its own name and address. */
  office_name: optional(line(limits.fullNameLength)),
  office_address: optional(line(limits.noteLength)),
});

/** The end of a commission, and what becomes of the journal. */
export const handOverMatter = matterKind('hand_over', handOverFacts);

export const handOverSteps = [
  notaryStep('journal_sent', dispatch),
  /** The office was told where the journal is. */
  notaryStep('office_told', dispatch),
  notaryStep('receipt_kept', receipt),
  notaryStep('commission_renewed', {
    commission_number: commissionNumber.check(z.minLength(1, { error: 'is required' })),
    expiration_date: day,
  }),
] as const;
