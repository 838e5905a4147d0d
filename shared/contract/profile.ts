import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { planIds } from '../data/plans.ts';
import { stateCodes } from '../data/states.ts';
import { dateFormats } from '../data/timezones.ts';
import { profile } from '../schemas/account.ts';
import { optionalProfileText, profileText } from '../schemas/profile-texts.ts';
import { stateCode } from '../schemas/state-code.ts';
import { optional } from '../schemas/text.ts';
import { timezone } from '../schemas/time.ts';
import { contractOf } from './schemas.ts';

const oneOf = (values: readonly string[]) => ({ error: `must be one of ${values.join(', ')}` });

export const updateProfile = contractOf('update-profile', {
  body: z.strictObject({
    full_name: z.optional(profileText('fullName')),
    phone: optionalProfileText('phone'),
    business_name: optionalProfileText('businessName'),
    business_address: optionalProfileText('businessAddress'),
    business_address_2: optionalProfileText('businessAddress2'),
    business_city: optionalProfileText('businessCity'),
    business_state: optional(stateCode),
    business_zip: optionalProfileText('businessZip'),
    website: optionalProfileText('website'),
    // rules/profile-fields.ts checks for duplicates.
    specializations: z.optional(
      z.array(profileText('specialization')).check(z.maxLength(limits.specializations)),
    ),
    timezone: z.optional(timezone),
    date_format: z.optional(z.enum(dateFormats, oneOf(dateFormats))),
    signature_metadata_enabled: z.optional(z.boolean()),
    monthly_head_email: z.optional(z.boolean()),
    monthly_copy_email: z.optional(z.boolean()),
    evening_email: z.optional(z.boolean()),
    plan_seen: z.optional(z.enum(planIds, oneOf(planIds))),
    primary_notary_state: z.optional(z.nullable(stateCode)),
    // rules/practice-states.ts checks them against each other and against the primary state.
    additional_notary_states: z.optional(z.array(stateCode).check(z.maxLength(stateCodes.length - 1))),
    /** The profile version that the client knows; a stale one changes nothing (409). */
    version: z.optional(z.int().check(z.minimum(0))),
  }),
  responses: { 200: profile },
});
