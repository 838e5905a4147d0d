import * as z from 'zod/mini';
import { limits } from '../../data/limits.ts';
import { money } from '../dollars.ts';
import { day, line, name, optional } from '../text.ts';
import { matterKind, notaryStep } from './matter-kind.ts';

/** How a request for a copy reached the notary. */
export const requestForms = ['written', 'in_person', 'phone', 'email'] as const;

/** Why a request for a copy is refused. `other` needs a note. */
export const refusalReasons = ['form', 'not_entitled', 'not_named', 'not_paid', 'harm', 'other'] as const;

/** How the fee for a copy was paid. */
export const paidBy = ['cash', 'check', 'card', 'other', 'no_charge'] as const;

/** How an answer reached the person who asked. */
export const answeredBy = ['in_person', 'mail', 'email'] as const;

const copyFacts = z.strictObject({
  requester: name(limits.fullNameLength).check(z.minLength(1, { error: 'is required' })),
  contact: optional(line(limits.noteLength)),
  /** The person for whom the requester acts; null for himself or herself. */
  on_behalf_of: optional(name(limits.fullNameLength)),
  /** Whether the requester says to be a party to the act. */
  is_party: z.boolean(),
  form: z.enum(requestForms, { error: 'must be one of the ways in which a request can come' }),
  received_on: day,
  /** Month of the act, YYYY-MM; null if the requester does not know it. */
  month: z.nullable(
    z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'must be a month, YYYY-MM' })),
  ),
  people: optional(line(limits.noteLength)),
  document: optional(line(limits.descriptionLength)),
});

/** A request for a copy of one entry, by someone who is not an official. */
export const copyMatter = matterKind('copy', copyFacts);

export const copySteps = [
  /** The entry that was found, or another one in its place, and the positions of the signers whom the copy may show. */
  notaryStep('entry_chosen', {
    entry_id: line(limits.entryIdLength),
    entry_number: z.string().check(z.regex(/^\d{6,10}$/, { error: 'must be the number of an entry' })),
    signers: z.array(z.int().check(z.minimum(0))).check(z.maxLength(limits.signers)),
  }),
  notaryStep('no_entry_found', {}),
  notaryStep('refused', { reason: z.enum(refusalReasons, { error: 'must be a known reason' }) }),
  /** The fee in dollars. */
  notaryStep('paid', {
    amount: money(limits.feeMax),
    paid_by: z.enum(paidBy, { error: 'must be a known way to pay' }),
    on: day,
  }),
  notaryStep('answered', { by: z.enum(answeredBy, { error: 'must be a known way' }), on: day }),
] as const;
