import * as z from 'zod/mini';
import { idTypeCodes } from '../data/id-types.ts';
import { limits } from '../data/limits.ts';
import { mailingStateCodes } from '../data/mailing-states.ts';
import { stateCode } from '../schemas/state-code.ts';
import { line } from '../schemas/text.ts';
import { contractOf } from './schemas.ts';

const text = z.nullable(z.string());

/** A signer of an earlier entry, with the details that the new entry's state allows: no ID number, no image. */
const pastSigner = z.object({
  first_name: z.string(),
  last_name: z.string(),
  /** The last name is all of the person's name. */
  one_name: z.boolean(),
  address_line: text,
  city: text,
  state_code: z.nullable(z.enum(mailingStateCodes)),
  /** Of an address in another country, `country` by ISO 3166-1. */
  region: text,
  zip: text,
  country: text,
  id_type: z.nullable(z.enum(idTypeCodes)),
  id_issuing_agency: text,
  id_expiration_date: text,
  /** The day of the signer's latest act. */
  last_seen: z.string(),
});

const question = {
  search: line(limits.nameLength).check(
    z.minLength(limits.signerSearchMin, { error: `must be at least ${limits.signerSearchMin} characters` }),
  ),
  /** The state of the new entry; its law decides which details are answered. */
  state: stateCode,
};

const responses = { 200: z.object({ items: z.array(pastSigner) }) };

export const suggestSigners = contractOf('suggest-signers', { query: z.object(question), responses });

/** The same suggestions, with the question in the body. */
export const searchSigners = contractOf('search-signers', { body: z.strictObject(question), responses });
