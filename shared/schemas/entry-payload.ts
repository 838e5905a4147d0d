import * as z from 'zod/mini';
import { actModeCodes, actTypeCodes } from '../data/act-types.ts';
import { documentTypeCodes } from '../data/document-types.ts';
import { idTypeCodes } from '../data/id-types.ts';
import { limits } from '../data/limits.ts';
import { printedFingerCodes, thumbprintExceptionCodes } from '../data/thumbprint.ts';
import { stateCode } from './state-code.ts';
import { day, line, optional, paragraphs } from './text.ts';

const documentType = z.enum(documentTypeCodes, { error: 'must be a known document type' });
const idType = z.enum(idTypeCodes, { error: 'must be a known ID type' });

/** An image as a data URL; that it is a PNG or JPEG of allowed size is checked by content when it is stored. */
const imageDataUrl = z.string().check(
  z.regex(/^data:[\w.+-]+\/[\w.+-]+;base64,[A-Za-z0-9+/]+={0,2}$/, {
    error: 'must be a PNG or JPEG image as a data URL',
  }),
);

const fee = z.number().check(
  z.minimum(0, { error: 'must be at least 0' }),
  z.maximum(limits.feeMax, { error: 'must be at most 99,999.99' }),
  z.refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, {
    error: 'must have at most two decimals',
  }),
);

/** The content of the JSON string in `thumbprint_data` (specification, section 3). */
export const thumbprint = z.strictObject({
  captured_at: z.iso.datetime({ offset: true, error: 'must be a time' }),
  method: z.literal('ink_impression_photo'),
  image_data: imageDataUrl,
  signer_thumb: z.enum(printedFingerCodes, { error: 'must name the finger that left the print' }),
  file_size: z.int().check(z.minimum(0)),
  file_type: line(50),
});

function isThumbprint(json: string): boolean {
  try {
    return z.safeParse(thumbprint, JSON.parse(json)).success;
  } catch {
    return false;
  }
}

const thumbprintData = z
  .string()
  .check(z.refine(isThumbprint, { error: 'must describe a captured thumbprint image' }));

// Fields that several parts of an entry have alike.
const name = optional(line(limits.nameLength));
const fullName = optional(line(limits.fullNameLength));
const place = optional(line(limits.locationLength));
const state = optional(stateCode);
const date = optional(day);
const image = optional(imageDataUrl);
const agency = optional(line(limits.agencyLength));
const idNumber = optional(line(limits.idNumberLength));
const identification = optional(idType);
const flag = optional(z.boolean());
const paperReference = optional(line(limits.paperReferenceLength));

const signerDraft = z.strictObject({
  first_name: name,
  last_name: name,
  address_line: optional(line(limits.addressLength)),
  city: optional(line(limits.cityLength)),
  state_code: state,
  zip: optional(line(limits.zipLength)),
  id_type: identification,
  id_number: idNumber,
  id_issuing_agency: agency,
  id_issue_date: date,
  id_expiration_date: date,
  signature_data_url: image,
});

const credibleWitness = z.strictObject({
  name: fullName,
  address: place,
  /** How the notary identified the witness; nobody vouches for one who vouches. */
  id_type: optional(
    z.enum(
      idTypeCodes.filter((code) => code !== 'credible_witness'),
      { error: 'must be an ID or personal knowledge' },
    ),
  ),
  id_number: idNumber,
  id_issuing_agency: agency,
  id_expiration_date: date,
  signature_data_url: image,
});

const document = z.strictObject({ description: line(limits.descriptionLength) });

/** The content of an entry as a client sends it: well-formed, perhaps incomplete (decisions, "Wire details"). */
export const entryPayload = z
  .strictObject({
    /** The version this change is based on; without it the write is unconditional. */
    version: z.optional(z.int().check(z.minimum(1))),
    date,
    state_code: state,
    document_type: optional(documentType),
    fee: optional(fee),
    location_label: place,
    location_lat: optional(z.number().check(z.minimum(-90), z.maximum(90))),
    location_lng: optional(z.number().check(z.minimum(-180), z.maximum(180))),
    documents: optional(z.array(document).check(z.maxLength(limits.documents))),
    /** Sent by clients of the specification; recomputed from `documents`. */
    document_description: z.optional(z.nullable(z.string())),
    number_of_documents: z.optional(z.nullable(z.number())),
    comments: optional(paragraphs(limits.commentsLength)),
    signers: optional(z.array(signerDraft).check(z.maxLength(limits.signers))),
    thumbprint_data: optional(thumbprintData),
    signer_journal_signature: image,
    principal_signature: image,
    witness_name: fullName,
    witness_address: place,
    grantee_name: fullName,
    grantee_address: place,
    land_county: optional(line(limits.countyLength)),
    act_type: optional(z.enum(actTypeCodes, { error: 'must be a known notarial act' })),
    act_time: optional(
      z.string().check(
        z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
          error: 'must be a time of day, HH:MM, from 00:00 to 23:59',
        }),
      ),
    ),
    act_mode: optional(z.enum(actModeCodes, { error: 'must be in_person, electronic or remote' })),
    technology_used: optional(line(limits.technologyLength)),
    number_of_acts: optional(
      z
        .int()
        .check(
          z.minimum(1, { error: 'must be at least 1' }),
          z.maximum(limits.numberOfActsMax, { error: `must be at most ${limits.numberOfActsMax}` }),
        ),
    ),
    document_date: date,
    credible_witnesses: optional(z.array(credibleWitness).check(z.maxLength(limits.credibleWitnesses))),
    thumbprint_exception: optional(
      z.enum(thumbprintExceptionCodes, { error: 'must be a known reason for there being no thumbprint' }),
    ),
    thumbprint_note: optional(line(limits.noteLength)),
    interpreter_name: fullName,
    interpreter_address: place,
    interpreter_credential: optional(line(limits.credentialLength)),
    self_filer: flag,
    self_filer_phone: optional(line(limits.phoneLength)),
    oath_administered: flag,
    certificate_type: optional(line(limits.certificateLength)),
    address_withheld: flag,
    itemized_fees: optional(paragraphs(limits.itemizedFeesLength)),
    paper_volume: paperReference,
    paper_page: paperReference,
    paper_line: paperReference,
  })
  .check(
    z.refine((entry) => (entry.location_lat == null) === (entry.location_lng == null), {
      path: ['location_lat'],
      error: 'and location lng belong together',
    }),
  );
