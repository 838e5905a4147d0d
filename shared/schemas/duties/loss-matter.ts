import * as z from 'zod/mini';
import { limits } from '../../data/limits.ts';
import { stateCode } from '../state-code.ts';
import { day, line, optional, paragraphs } from '../text.ts';
import { dispatch, receipt } from './dispatch.ts';
import { matterKind, notaryStep } from './matter-kind.ts';

/** The lost thing. `account`: someone else signed in to the journal. */
export const lostThings = ['journal', 'paper_journal', 'device', 'seal', 'account'] as const;

/** The event. */
export const lossEvents = ['lost', 'stolen', 'damaged', 'opened'] as const;

const lossFacts = z.strictObject({
  thing: z.enum(lostThings, { error: 'must be one of the things that can be lost' }),
  event: z.enum(lossEvents, { error: 'must be one of the things that can happen' }),
  found_on: day,
  /** Null if the notary does not know. */
  happened_on: z.nullable(day),
  circumstances: optional(paragraphs(limits.matterNoteLength)),
  police_report: optional(line(limits.noteLength)),
  /** The first and last day of the entries that are affected. */
  entries_from: z.nullable(day),
  entries_to: z.nullable(day),
  /** The commissions whose offices may have to be told, as they were when the loss was recorded. */
  commissions: z
    .array(
      z.strictObject({
        state: stateCode,
        commission_number: optional(line(limits.commissionNumberLength)),
        expiration_date: z.nullable(day),
      }),
    )
    .check(
      z.minLength(1, { error: 'must name at least one state' }),
      z.maxLength(limits.commissions, { error: `must be at most ${limits.commissions}` }),
    ),
});

/** Loss, theft, or damage of a journal, a device, or a seal, or a breach of the account. */
export const lossMatter = matterKind('loss', lossFacts);

export const lossSteps = [
  /** A notice to the office of a state. */
  notaryStep('notice_sent', { office_state: stateCode, ...dispatch }),
  notaryStep('notice_answered', { office_state: stateCode, ...receipt }),
  notaryStep('police_told', { sent_on: day, reference: optional(line(limits.noteLength)) }),
] as const;
