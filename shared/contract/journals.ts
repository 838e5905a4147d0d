import * as z from 'zod/mini';
import { closingReasons } from '../data/closing-reasons.ts';
import { limits } from '../data/limits.ts';
import { contractOf } from './schemas.ts';

/** The journals of an account in their order. Only the last one takes entries. */
const journals = z.object({
  journals: z.array(
    z.object({
      number: z.int(),
      journal_id: z.string(),
      opened_at: z.iso.datetime(),
      entries: z.int(),
      /** When and why it was closed; null for the current journal. */
      closed_at: z.nullable(z.iso.datetime()),
      reason: z.nullable(z.enum(closingReasons)),
    }),
  ),
});

export const listJournals = contractOf('list-journals', { responses: { 200: journals } });

export const startJournal = contractOf('start-journal', {
  body: z.strictObject({
    /** The public ID of the current journal, which is closed: a repeated request starts one journal. */
    closes: z.string().check(z.maxLength(limits.entryIdLength)),
    reason: z.enum(closingReasons, { error: 'must be surrendered or own_choice' }),
    /** The account's email address, typed to confirm. */
    email: z.string().check(z.maxLength(limits.emailLength)),
  }),
  responses: { 200: journals },
});
