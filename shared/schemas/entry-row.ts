import * as z from 'zod/mini';
import { actTypeCodes } from '../data/act-types.ts';
import { actOutcomeCodes } from '../data/outcomes.ts';
import { entryCommission } from './commission.ts';

const text = z.nullable(z.string());

/** An entry in a list, without images and ID numbers. */
export const entryRow = z.object({
  id: z.string(),
  /** Of an entry that is `destroyed`, only number, state, and time of submission are left; `updated_at` is when. */
  status: z.enum(['draft', 'submitted', 'destroyed']),
  version: z.int(),
  entry_number: text,
  date: text,
  /** The local time of the act, HH:MM, its IANA time zone, and its UTC offset, such as `-07:00`. */
  act_time: text,
  act_timezone: text,
  act_utc_offset: text,
  submitted_at: text,
  updated_at: z.string(),
  /** When the act was recorded, and by whose clock: the device's, or the server's at receipt. Null for a draft. */
  recorded_at: text,
  recorded_by: z.nullable(z.enum(['device', 'server'])),
  late_entry: z.boolean(),
  /** Received more than 24 hours after it was recorded, or two calendar days or more after the act. */
  received_later: z.boolean(),
  /** The commission of the act; null for a draft, and if none was listed for the state. */
  commission: z.nullable(entryCommission),
  state_code: text,
  document_type: text,
  act_type: z.nullable(z.enum(actTypeCodes)),
  outcome: z.enum(actOutcomeCodes),
  /** Codes of doubts of law that the notary had not answered at submission (`warning_responses`). */
  open_doubts: z.array(z.string()),
  fee: z.number(),
  location_label: text,
  number_of_documents: z.int(),
  /** The first 80 characters of the first document's description. */
  document_title: text,
  /** The number of its journal, from 1. Missing in a draft, and while the account has only one journal. */
  journal: z.optional(z.int()),
  /** The destruction of a destroyed entry. Its certificate can be downloaded. */
  destruction: z.optional(z.string()),
  /** Present once it is known that the entry is not as it was sealed. */
  integrity: z.optional(z.literal('failed')),
  /** How many addenda it has, in a list. Missing if it has none. */
  addenda_count: z.optional(z.int()),
  /** `one_name`: the last name is all of the person's name. */
  signers: z.array(z.object({ first_name: z.string(), last_name: z.string(), one_name: z.boolean() })),
});
