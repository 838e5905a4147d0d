import * as z from 'zod/mini';
import type { Camel } from '../../contract/wire.ts';
import { optional } from '../text.ts';
import { address, email, givenLine, notes, shortLine } from './parts.ts';

/** The content of a client: a signing service, a title company, a law office, or a person. */
export const clientBody = z.strictObject({
  name: givenLine,
  email: optional(email),
  phone: optional(shortLine),
  company: optional(shortLine),
  address: optional(address),
  notes: optional(notes),
});

/** A client as a list shows it. */
export const clientRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  address: z.nullable(z.string()),
});

export const client = z.extend(clientRow, { notes: z.nullable(z.string()) });

export type ClientBody = Camel<z.output<typeof clientBody>>;
export type Client = Camel<z.output<typeof client>>;
export type ClientRow = Camel<z.output<typeof clientRow>>;
