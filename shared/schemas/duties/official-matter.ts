import * as z from 'zod/mini';
import { inspectionReasonIds } from '../../data/inspection-reasons.ts';
import { limits } from '../../data/limits.ts';
import { day, line, name, optional } from '../text.ts';
import { matterKind, notaryStep } from './matter-kind.ts';

const given = z.minLength(1, { error: 'is required' });
const required = (max: number) => line(max).check(given);

const officialFacts = z.strictObject({
  requester: name(limits.fullNameLength).check(given),
  office: required(limits.fullNameLength),
  reason: z.enum(inspectionReasonIds, { error: 'must be inspection, subpoena, or court_order' }),
  /** The number of the case or letter. */
  reference: optional(line(limits.noteLength)),
  /** The records to produce, as the request says it. */
  wanted: optional(line(limits.descriptionLength)),
  received_on: day,
  /** The day that the request itself names; null where it names none. */
  answer_by: z.nullable(day),
});

/** A subpoena, a court order, or another request of an official. */
export const officialMatter = matterKind('official', officialFacts);

export const officialSteps = [
  notaryStep('link_made', { inspection_id: line(limits.entryIdLength) }),
  notaryStep('produced_on_paper', { what: required(limits.descriptionLength) }),
  /** The journal itself was taken: by whom, when, and on which receipt. */
  notaryStep('journal_surrendered', {
    to: name(limits.fullNameLength).check(given),
    on: day,
    receipt: required(limits.noteLength),
  }),
  /** The office that must know of a surrender was told. */
  notaryStep('surrender_reported', {}),
  notaryStep('request_answered', {}),
] as const;
