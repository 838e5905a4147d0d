import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { frontPageItems } from '../data/state-duty.ts';
import { email } from '../schemas/account.ts';
import { entryCommission } from '../schemas/commission.ts';
import { confidence } from '../schemas/confidence.ts';
import { imageDataUrl } from '../schemas/image-data-url.ts';
import { optionalProfileText } from '../schemas/profile-texts.ts';
import { line, name, optional, paragraphs } from '../schemas/text.ts';
import { journalParameter } from './numbers.ts';
import { contractOf } from './schemas.ts';

const text = z.nullable(z.string());

/** A rule in words, with its citation and how sure we are of it. */
const rule = z.object({ text: z.string(), cite: z.string(), confidence: confidence });

const entryEnd = z.nullable(z.object({ number: z.int(), date: z.string() }));

/** The front page of a journal, as it is now. */
const frontPage = z.object({
  /** Raised by every change of abbreviations, signature, or successor; 0 before the first. */
  version: z.int(),
  name: z.string(),
  journal_id: z.string(),
  commissions: z.array(entryCommission),
  office_address: text,
  abbreviations: text,
  signature: text,
  successor: z.nullable(z.object({ name: z.string(), relation: text, phone: text, email: text })),
  first_entry: entryEnd,
  last_entry: entryEnd,
  /** Changed lines, oldest first, with the day of the change in the notary's timezone. */
  changes: z.array(
    z.object({
      on: z.string(),
      line: z.enum(['name', 'office_address', 'commission']),
      was: text,
      now: text,
    }),
  ),
  /** The rules of each state in which the notary practices or is commissioned. */
  states: z.array(
    z.object({
      state_code: z.string(),
      state_name: z.string(),
      rules: z.array(rule),
      missing: z.array(z.enum(frontPageItems)),
      on_death: z.array(
        z.extend(rule, { office: z.nullable(z.object({ name: z.string(), contact: z.array(z.string()) })) }),
      ),
      /** YYYY-MM-DD, where the law wants the front page to show it and gives a figure. */
      earliest_destruction: text,
    }),
  ),
});

export const getFrontPage = contractOf('get-front-page', {
  query: z.object({ journal: journalParameter }),
  responses: { 200: frontPage },
});

export const saveFrontPage = contractOf('save-front-page', {
  body: z.strictObject({
    /** The version that the client knows; a stale one changes nothing (409). */
    version: z.int().check(z.minimum(0)),
    abbreviations: z.nullable(paragraphs(limits.abbreviationsLength)),
    signature: z.nullable(
      imageDataUrl.check(
        z.maxLength(limits.frontPageSignatureLength, { error: 'is too large. Draw it again.' }),
      ),
    ),
    successor: z.nullable(
      z.strictObject({
        name: name(limits.fullNameLength).check(z.minLength(1, { error: 'is required' })),
        relation: optional(line(limits.nameLength)),
        phone: optionalProfileText('phone'),
        email: optional(email),
      }),
    ),
  }),
  responses: { 200: frontPage },
});

export const exportFrontPage = contractOf('export-front-page', {
  query: z.object({ document: z.enum(['front_page', 'successor_sheet']), journal: journalParameter }),
  responses: { 200: 'pdf' },
});
