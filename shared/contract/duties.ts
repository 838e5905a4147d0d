import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { entryRow } from '../schemas/entry-row.ts';
import { askedMatter, askedStep, matter } from '../schemas/matter.ts';
import { stateCode } from '../schemas/state-code.ts';
import { instant } from '../schemas/time.ts';
import { entryFilterQuery } from './entry-filters.ts';
import { byId } from './entry-id.ts';
import { contractOf } from './schemas.ts';

const before = z.optional(
  z.string().check(z.regex(/^[0-9A-Z]{26}$/, { error: 'must be the `next` value from an earlier page' })),
);

export const listMatters = contractOf('list-matters', {
  query: z.object({
    before,
    /** Only open or only closed matters. */
    open: z.optional(z.enum(['true', 'false'])),
  }),
  responses: {
    /** Newest first, fifty to a page. `next` is null on the last page. */
    200: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          kind: z.string(),
          state: stateCode,
          /** The subject, in a few words. */
          title: z.string(),
          opened_at: instant,
          due_on: z.nullable(z.iso.date()),
          closed_at: z.nullable(instant),
        }),
      ),
      next: z.nullable(z.string()),
    }),
  },
});

export const openMatter = contractOf('open-matter', { body: askedMatter, responses: { 201: matter } });

export const getMatter = contractOf('get-matter', { params: byId, responses: { 200: matter } });

export const addMatterStep = contractOf('add-matter-step', {
  params: byId,
  body: askedStep,
  responses: { 200: matter },
});

export const findMatterEntries = contractOf('find-matter-entries', {
  params: byId,
  body: z.strictObject({
    search: entryFilterQuery.search,
    date_from: entryFilterQuery.date_from,
    date_to: entryFilterQuery.date_to,
    document_type: entryFilterQuery.document_type,
  }),
  responses: {
    /** The latest twenty that match. */
    200: z.object({ items: z.array(entryRow), total: z.int() }),
  },
});

export const makeMatterDocument = contractOf('make-matter-document', {
  params: byId,
  body: z.strictObject({
    /** One of the documents that the matter's rules list now. */
    document: z.string().check(z.maxLength(limits.fieldPathLength)),
  }),
  responses: { 200: 'pdf', 303: 'redirect' },
});
