import * as z from 'zod/mini';
import { retentionBases } from '../rules/duties/retention-basis.ts';
import { journalFates } from '../schemas/closure-facts.ts';
import { stateCode } from '../schemas/state-code.ts';
import { day, line, name } from '../schemas/text.ts';
import { contractOf } from './schemas.ts';

/** The law's rule about destruction, in plain words; null where no rule was found. */
const destructionRule = z.object({
  rule: z.enum(['allowed', 'never', 'by_order', 'required_after']),
  text: z.nullable(z.string()),
  cite: z.nullable(z.string()),
  confidence: z.nullable(z.enum(['high', 'medium', 'low'])),
});

/** How long entries must be kept (shared/rules/duties/retention). */
const retention = z.object({
  basis: z.enum(retentionBases),
  years: z.nullable(z.int()),
  /** The last day, as far as is known today; null while there is no end in sight. */
  until: z.nullable(day),
  is_open: z.boolean(),
  destruction: destructionRule,
  cite: z.nullable(z.string()),
});

const retentionGroup = z.object({
  /** Year of the act, YYYY. */
  year: z.string(),
  state: z.nullable(z.string()),
  entries: z.int(),
  retention,
  /** Whether the notary may have them destroyed today, unless there is a legal hold. */
  can_destroy: z.boolean(),
});

/**
 * A destruction of the entries of a year and state. It is `waiting` until the first daily run after `carried_out_after`, and can
 * be canceled until then; a run that must not begin gives it up. When it is `done`, there is a certificate.
 */
const destruction = z.object({
  id: z.string(),
  year: z.string(),
  state: z.nullable(z.string()),
  status: z.enum(['waiting', 'given_up', 'under_way', 'done']),
  /** When it reached this status. */
  at: z.iso.datetime(),
  requested_at: z.iso.datetime(),
  carried_out_after: z.iso.datetime(),
  /** How many entries; null before it began. */
  entries: z.nullable(z.int()),
  /** Why it was given up, or ended before everything was destroyed. */
  stopped: z.nullable(z.enum(['hold', 'kept', 'nothing', 'closed', 'journals'])),
});

const hold = z.object({
  id: z.string(),
  asked_by: z.string(),
  reason: z.string(),
  since: z.iso.datetime(),
  lifted_at: z.nullable(z.iso.datetime()),
  lift_reason: z.nullable(z.string()),
});

const required = z.minLength(1, { error: 'is required' });

const holdReason = line(500).check(required);

export const getRetention = contractOf('get-retention', {
  /** The latest year first; the latest hold first, lifted ones included. */
  responses: {
    200: z.object({
      groups: z.array(retentionGroup),
      holds: z.array(hold),
      /** Those that are ahead, and then the others, the latest first. */
      destructions: z.array(destruction),
    }),
  },
});

export const requestDestruction = contractOf('request-destruction', {
  /** `confirmation` is `DESTROY`, the year, and the state's code if there is one. Needs a recent proof of identity. */
  body: z.strictObject({
    year: z.string().check(z.regex(/^\d{4}$/, 'must have four digits')),
    state: z.nullable(stateCode),
    confirmation: z.string().check(z.maxLength(50)),
  }),
  responses: {
    201: z.object({ id: z.string(), requested_at: z.iso.datetime(), carried_out_after: z.iso.datetime() }),
  },
});

export const cancelDestruction = contractOf('cancel-destruction', {
  params: z.object({ destruction_id: z.string() }),
  responses: { 204: 'empty' },
});

export const getDestructionCertificate = contractOf('get-destruction-certificate', {
  params: z.object({ destruction_id: z.string() }),
  responses: { 200: 'pdf' },
});

export const addHold = contractOf('add-hold', {
  body: z.strictObject({ asked_by: name(200).check(required), reason: holdReason }),
  responses: { 201: z.object({ hold }) },
});

export const liftHold = contractOf('lift-hold', {
  params: z.object({ hold_id: z.string() }),
  body: z.strictObject({ reason: holdReason }),
  responses: { 204: 'empty' },
});

const closure = z.object({
  closed_at: z.iso.datetime(),
  /** Until then, the account can be reopened. */
  ends_at: z.iso.datetime(),
  journal: z.enum(journalFates),
});

export const getClosure = contractOf('get-closure', {
  responses: {
    200: z.object({
      /** Null while the account is open. */
      closure: z.nullable(closure),
      entries: z.int(),
      /** The last day on which the whole journal must be kept; null with no end in sight. */
      keep_until: z.nullable(day),
      /** The duties of a notary who leaves under each state's law, and how long its entries must be kept. */
      states: z.array(
        z.object({
          state: z.string(),
          entries: z.int(),
          until: z.nullable(day),
          duties: z.array(z.object({ text: z.string(), cite: z.string() })),
        }),
      ),
      /** Why the journal cannot be erased with the account; null if it can. */
      erasure_refused: z.nullable(z.enum(['law', 'hold', 'journals'])),
      /** The law that refuses it, in plain words. */
      erasure_law: z.array(z.object({ state: z.string(), text: z.string(), cite: z.string() })),
      /** Whether the latest export contains the whole journal, and was downloaded. */
      export: z.enum(['missing', 'outdated', 'ready', 'downloaded']),
      /** Whether a subscription ends with the account. */
      has_subscription: z.boolean(),
    }),
  },
});

export const closeAccount = contractOf('close-account', {
  /** The account's email address is typed to confirm. Needs a recent proof of identity. */
  body: z.strictObject({ journal: z.enum(journalFates), email: z.string().check(z.maxLength(254)) }),
  responses: { 200: z.object({ closure }) },
});

export const reopenAccount = contractOf('reopen-account', { responses: { 204: 'empty' } });
