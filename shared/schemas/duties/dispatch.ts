import * as z from 'zod/mini';
import { limits } from '../../data/limits.ts';
import { day, line, name, optional } from '../text.ts';

/** How a letter or a journal was sent. */
export const dispatchMeans = [
  'certified_mail',
  'registered_mail',
  'courier',
  'mail',
  'email',
  'online',
  'in_person',
  'phone',
] as const;

/** The facts of something that was sent, which prove it later. */
export const dispatch = {
  sent_on: day,
  means: z.enum(dispatchMeans, { error: 'must be one of the ways to send it' }),
  tracking: optional(line(limits.noteLength)),
};

/** The facts of a receipt or an answer: its day, who gave it, and the number or date on it. */
export const receipt = {
  received_on: day,
  from: name(limits.fullNameLength).check(z.minLength(1, { error: 'is required' })),
  reference: optional(line(limits.noteLength)),
};
