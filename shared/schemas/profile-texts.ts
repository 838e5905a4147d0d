import * as z from 'zod/mini';
import { type ProfileField, profileFieldComplaint } from '../rules/profile-fields.ts';
import { optional } from './text.ts';

const trimmed = z.trim();
const composed = z.normalize('NFC');

/** A text of the profile, trimmed and in Unicode NFC, judged as rules/profile-fields.ts says. */
export const profileText = (field: ProfileField) =>
  z.string().check(
    trimmed,
    composed,
    z.check<string>(({ value, issues }) => {
      const message = profileFieldComplaint(field, value);
      if (message) issues.push({ code: 'custom', input: value, message });
    }),
  );

/** The same where it may be missing; null or an empty text clears it. */
export const optionalProfileText = (field: ProfileField) => optional(profileText(field));
