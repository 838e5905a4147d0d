import * as z from 'zod/mini';
import { stateCodes } from '../data/states.ts';
import { profile } from '../schemas/account.ts';
import { contractOf } from './schemas.ts';

const stateCode = z.enum(stateCodes, { error: 'must be the code of a US state' });

export const updateProfile = contractOf('update-profile', {
  body: z.strictObject({
    primary_notary_state: z.optional(z.nullable(stateCode)),
    // How they go together with each other and the primary is judged by rules/practice-states.ts.
    additional_notary_states: z.optional(z.array(stateCode).check(z.maxLength(stateCodes.length - 1))),
  }),
  answers: { 200: profile },
});
