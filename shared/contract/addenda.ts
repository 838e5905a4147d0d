import * as z from 'zod/mini';
import { addendum, addendumPayload } from '../schemas/addendum.ts';
import { byId } from './entry-id.ts';
import { contractOf } from './schemas.ts';

export const addAddendum = contractOf('add-addendum', {
  params: byId,
  body: addendumPayload,
  responses: { 201: z.object({ addendum }) },
});
