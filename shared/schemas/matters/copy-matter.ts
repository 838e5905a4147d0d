import * as z from 'zod/mini';
import { limits } from '../../data/limits.ts';
import { day, line, optional } from '../text.ts';
import { matterKind, notaryStep } from './matter-kind.ts';

const missing = { error: 'is required' };
const required = (max: number) => line(max).check(z.minLength(1, missing));

/** How a request for a copy reached the notary. */
export const requestForms = ['written', 'in_person', 'phone', 'email'] as const;

const copyFacts = z.strictObject({
  requester: required(limits.fullNameLength),
  contact: optional(line(limits.noteLength)),
  /** Whom the requester acts for; null for himself or herself. */
  on_behalf_of: optional(line(limits.fullNameLength)),
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

/** A request for a copy of one entry, by somebody who is not an official. */
export const copyMatter = matterKind('copy', copyFacts);

export const copySteps = [
  /** The entry that was found, or another one in its place. */
  notaryStep('entry_chosen', { entry_id: z.string().check(z.maxLength(limits.entryIdLength)) }),
] as const;
