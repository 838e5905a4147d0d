import * as z from 'zod/mini';
import { commissionNumberComplaint } from '../rules/commissions.ts';
import { profile } from '../schemas/account.ts';
import { stateCode } from '../schemas/state-code.ts';
import { day } from '../schemas/text.ts';
import { contractOf } from './schemas.ts';

/** Any number is accepted here; one that is not listed is answered as not found. */
const byNumber = z.object({ commission_number: z.string() });

export const addCommission = contractOf('add-commission', {
  body: z.strictObject({
    commission_number: z.string().check(
      z.trim(),
      z.check<string>(({ value, issues }) => {
        const message = commissionNumberComplaint(value);
        if (message) issues.push({ code: 'custom', input: value, message });
      }),
    ),
    state: stateCode,
    /** The last valid day; it may be in the past. */
    expiration_date: day,
    is_primary: z.optional(z.boolean()),
  }),
  responses: { 201: profile },
});

export const setPrimaryCommission = contractOf('set-primary-commission', {
  params: byNumber,
  responses: { 200: profile },
});

export const deleteCommission = contractOf('delete-commission', {
  params: byNumber,
  responses: { 204: 'empty' },
});
