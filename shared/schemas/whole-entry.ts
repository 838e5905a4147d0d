import * as z from 'zod/mini';
import { actModeCodes, actTypeCodes } from '../data/act-types.ts';
import { idTypeCodes } from '../data/id-types.ts';
import { thumbprintExceptionCodes } from '../data/thumbprint.ts';
import { entryRow } from './entry-row.ts';

const text = z.nullable(z.string());
const flag = z.nullable(z.boolean());
const identification = z.nullable(z.enum(idTypeCodes));

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
      id_type: identification,
      id_number: text,
      id_issuing_agency: text,
      id_issue_date: text,
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
  act_type: z.nullable(z.enum(actTypeCodes)),
  act_time: text,
  act_mode: z.nullable(z.enum(actModeCodes)),
  technology_used: text,
  number_of_acts: z.nullable(z.int()),
  document_date: text,
  credible_witnesses: z.array(
    z.object({
      name: text,
      address: text,
      id_type: identification,
      id_number: text,
      id_issuing_agency: text,
      id_expiration_date: text,
      signature_data_url: text,
    }),
  ),
  thumbprint_exception: z.nullable(z.enum(thumbprintExceptionCodes)),
  thumbprint_note: text,
  interpreter_name: text,
  interpreter_address: text,
  interpreter_credential: text,
  self_filer: flag,
  self_filer_phone: text,
  oath_administered: flag,
  certificate_type: text,
  address_withheld: flag,
  itemized_fees: text,
  paper_volume: text,
  paper_page: text,
  paper_line: text,
  entry_hash: text,
  previous_hash: text,
  rules_version: text,
});
