import * as z from 'zod/mini';
import { type ProfileField, profileFieldComplaint } from '../rules/profile-fields.ts';
import { optional } from './text.ts';

const trimmed = z.trim();
const composed = z.normalize('NFC');

/** A text of the profile, trimmed, in Unicode NFC, and checked by rules/profile-fields.ts. */
export const profileText = (field: ProfileField) =>
  z.string().check(
    trimmed,
    composed,
    z.check<string>(({ value, issues }) => {
      const message = profileFieldComplaint(field, value);
      if (message) issues.push({ code: 'custom', input: value, message });
    }),
  );

/** The same for an optional text; null or an empty text clears it. */
export const optionalProfileText = (field: ProfileField) => optional(profileText(field));
