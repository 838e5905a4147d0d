import * as z from 'zod/mini';
import { entryFields } from '../entry/fields.ts';
import { lineRules, requestShape } from '../entry/request-shape.ts';
import { signatureNoteRules } from './signature-notes.ts';
import { thumbprint } from './thumbprint-data.ts';

function isThumbprint(json: string): boolean {
  try {
    return z.safeParse(thumbprint(), JSON.parse(json)).success;
  } catch {
    return false;
  }
}

const thumbprintData = z
  .string()
  .check(z.refine(isThumbprint, { error: 'must describe a captured thumbprint image' }));

const {
  date,
  state_code,
  document_type,
  fee,
  location_label,
  location_lat,
  location_lng,
  documents,
  ...others
} = requestShape(entryFields, thumbprintData);

/** The content of an entry as a client sends it: well-formed, perhaps incomplete (specification, section 16). */
export const entryPayload = z
  .strictObject({
    /** The version this change is based on. Without it, the write is unconditional. */
    version: z.optional(z.int().check(z.minimum(1))),
    ...{ date, state_code, document_type, fee, location_label, location_lat, location_lng, documents },
    /** Sent by clients of the specification. The server computes both from `documents`. */
    document_description: z.optional(z.nullable(z.string())),
    number_of_documents: z.optional(z.nullable(z.number())),
    ...others,
  })
  .check(
    lineRules(entryFields),
    signatureNoteRules,
    z.refine((entry) => (entry.location_lat == null) === (entry.location_lng == null), {
      path: ['location_lat'],
      error: 'and location lng belong together',
    }),
  );
