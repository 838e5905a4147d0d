import * as z from 'zod/mini';
import { entryPayload } from '../schemas/entry-payload.ts';
import { entryRow } from '../schemas/entry-row.ts';
import { byId } from './entry-id.ts';
import { contractOf } from './schemas.ts';

export const createDraft = contractOf('create-draft', {
  query: z.object({ intent: z.optional(z.literal('submit', { error: 'must be submit' })) }),
  body: entryPayload,
  responses: { 201: entryRow },
});

export const updateDraft = contractOf('update-draft', {
  params: byId,
  body: entryPayload,
  responses: { 200: entryRow },
});
