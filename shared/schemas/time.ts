import * as z from 'zod/mini';
import { isTimezone } from '../rules/dates.ts';

/** The IANA name of a time zone, anywhere in the world. */
export const timezone = z
  .string()
  .check(z.refine(isTimezone, { error: 'must be a time zone, for example America/Chicago' }));

/** An instant in UTC, ISO 8601. */
export const instant = z.iso
  .datetime({ error: 'must be a time in UTC, for example 2026-11-21T04:50:00Z' })
  .check(z.maxLength(30, { error: 'must be a time in UTC, with at most nine digits of a second' }));
