import * as z from 'zod/mini';
import { idTypeCodes } from '../data/id-types.ts';
import { entryRow } from './entry-row.ts';

const text = z.nullable(z.string());

/** A whole entry, images as data URLs. */
export const wholeEntry = z.extend(entryRow, {
  created_at: z.string(),
  location_lat: z.nullable(z.number()),
  location_lng: z.nullable(z.number()),
  documents: z.array(z.object({ description: z.string() })),
  document_description: z.string(),
  comments: text,
  signers: z.array(
    z.object({
      first_name: text,
      last_name: text,
      address_line: text,
      city: text,
      state_code: text,
      zip: text,
      id_type: z.nullable(z.enum(idTypeCodes)),
      id_number: text,
      id_issuing_agency: text,
      id_expiration_date: text,
      signature_data_url: text,
    }),
  ),
  thumbprint_data: text,
  signer_journal_signature: text,
  principal_signature: text,
  witness_name: text,
  witness_address: text,
  grantee_name: text,
  grantee_address: text,
  land_county: text,
  entry_hash: text,
  previous_hash: text,
  rules_version: text,
});
