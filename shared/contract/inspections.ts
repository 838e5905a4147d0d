import * as z from 'zod/mini';
import { inspectionReasonIds } from '../data/inspection-reasons.ts';
import { limits } from '../data/limits.ts';
import { entryRow } from '../schemas/entry-row.ts';
import { inspection, inspectionFacts } from '../schemas/inspection.ts';
import { day, line, name } from '../schemas/text.ts';
import { wholeEntry } from '../schemas/whole-entry.ts';
import { byId } from './entry-id.ts';
import { journalParameter } from './numbers.ts';
import { contractOf } from './schemas.ts';

const given = z.minLength(1, { error: 'must not be empty' });

export const createInspection = contractOf('create-inspection', {
  body: z.strictObject({
    recipient: name(limits.fullNameLength).check(given),
    office: line(limits.fullNameLength).check(given),
    reason: z.enum(inspectionReasonIds, { error: 'must be inspection, subpoena, or court_order' }),
    scope: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('period'), from: day, to: day }),
      z.strictObject({ kind: z.literal('numbers'), numbers: line(limits.inspectionNumbersLength) }),
    ]),
    images: z.boolean(),
    journal: journalParameter,
    days: z._default(
      z
        .int()
        .check(
          z.minimum(1, { error: 'must be at least 1' }),
          z.maximum(limits.inspectionDays, { error: `must be at most ${limits.inspectionDays}` }),
        ),
      limits.inspectionDaysUsual,
    ),
  }),
  responses: {
    /** The address and the code are answered this once only. */
    201: z.object({ inspection, address: z.string(), access_code: z.string() }),
  },
});

export const listInspections = contractOf('list-inspections', {
  responses: { 200: z.object({ items: z.array(inspection) }) },
});

export const getInspection = contractOf('get-inspection', {
  params: byId,
  responses: {
    200: z.object({
      inspection,
      /** Views with the link, latest first, at most the latest 500. */
      views: z.array(
        z.object({
          id: z.string(),
          kind: z.string(),
          label: z.string(),
          at: z.string(),
          device: z.string(),
          entry_number: z.nullable(z.int()),
        }),
      ),
    }),
  },
});

export const revokeInspection = contractOf('revoke-inspection', {
  params: byId,
  responses: { 200: z.object({ inspection }) },
});

export const openInspection = contractOf('open-inspection', {
  body: z.strictObject({
    token: z.string().check(z.maxLength(limits.codeLength)),
    code: z.string().check(z.maxLength(limits.codeLength)),
  }),
  responses: {
    200: z.object({
      /** Authorizes the calls about this inspection, as a bearer token, until 15 minutes after the last call. */
      session: z.string(),
      inspection: z.object({ ...inspectionFacts, notary_name: z.string(), timezone: z.string() }),
    }),
  },
});

/** A row of an inspection's list, without address, place, and fee. */
const inspectedRow = z.pick(entryRow, {
  status: true,
  entry_number: true,
  date: true,
  act_time: true,
  act_timezone: true,
  act_utc_offset: true,
  late_entry: true,
  recorded_at: true,
  recorded_by: true,
  submitted_at: true,
  received_later: true,
  open_doubts: true,
  state_code: true,
  document_type: true,
  act_type: true,
  document_title: true,
  signers: true,
});

export const listInspectedEntries = contractOf('list-inspected-entries', {
  query: z.object({
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/, { error: 'must be a whole number from 1' }))),
  }),
  responses: { 200: z.object({ items: z.array(inspectedRow), total: z.int(), page_size: z.int() }) },
});

const byNumber = z.object({ number: z.string() });

export const getInspectedEntry = contractOf('get-inspected-entry', {
  params: byNumber,
  responses: { 200: wholeEntry },
});

export const exportInspectedEntry = contractOf('export-inspected-entry', {
  params: byNumber,
  responses: { 200: 'pdf', 303: 'redirect' },
});
