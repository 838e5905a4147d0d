import * as z from 'zod/mini';
import { actModeCodes, actTypeCodes } from '#shared/data/act-types.ts';
import { idTypeCodes } from '#shared/data/id-types.ts';
import { thumbprintExceptionCodes } from '#shared/data/thumbprint.ts';

/** A stored image: its SHA-256 in hex, what it is and its size. The bytes lie in S3. */
const imageRef = z.object({ digest: z.string(), type: z.enum(['png', 'jpeg']), bytes: z.int() });

export type ImageRef = z.output<typeof imageRef>;

/**
 * An ID number as stored: encrypted, and committed to by SHA-256 over a random salt and the number,
 * so that the entry's hash covers it without giving it away. The salt lies inside the ciphertext.
 */
const sealedText = z.object({ ciphertext: z.string(), commitment: z.string() });

export type SealedText = z.output<typeof sealedText>;

const text = z.nullable(z.string());
const identification = z.nullable(z.enum(idTypeCodes));

// Fields that joined the entry later: an older item lacks them, and its hash must not change.
const laterText = z.optional(text);
const laterFlag = z.optional(z.nullable(z.boolean()));

const signerItem = z.object({
  firstName: text,
  lastName: text,
  addressLine: text,
  city: text,
  stateCode: text,
  zip: text,
  idType: identification,
  idNumber: z.nullable(sealedText),
  idIssuingAgency: text,
  idIssueDate: laterText,
  idExpirationDate: text,
  signature: z.nullable(imageRef),
});

export type SignerItem = z.output<typeof signerItem>;

const credibleWitnessItem = z.object({
  name: text,
  address: text,
  idType: identification,
  idNumber: z.nullable(sealedText),
  idIssuingAgency: text,
  idExpirationDate: text,
  signature: z.nullable(imageRef),
});

export type CredibleWitnessItem = z.output<typeof credibleWitnessItem>;

const thumbprintItem = z.object({
  capturedAt: z.string(),
  method: z.literal('ink_impression_photo'),
  signerThumb: z.string(),
  fileSize: z.int(),
  fileType: z.string(),
  image: imageRef,
});

/** What the notary recorded: everything that an entry's hash covers besides number and time. */
const contentItem = z.object({
  date: z.string(),
  stateCode: text,
  documentType: text,
  feeCents: z.int(),
  locationLabel: text,
  locationLat: z.nullable(z.number()),
  locationLng: z.nullable(z.number()),
  documents: z.array(z.object({ description: z.string() })),
  comments: text,
  signers: z.array(signerItem),
  thumbprint: z.nullable(thumbprintItem),
  signerJournalSignature: z.nullable(imageRef),
  principalSignature: z.nullable(imageRef),
  witnessName: text,
  witnessAddress: text,
  granteeName: text,
  granteeAddress: text,
  landCounty: text,
  actType: z.optional(z.nullable(z.enum(actTypeCodes))),
  /** HH:MM, as the notary stated it. */
  actTime: laterText,
  actMode: z.optional(z.nullable(z.enum(actModeCodes))),
  technologyUsed: laterText,
  numberOfActs: z.optional(z.nullable(z.int())),
  documentDate: laterText,
  credibleWitnesses: z.optional(z.array(credibleWitnessItem)),
  thumbprintException: z.optional(z.nullable(z.enum(thumbprintExceptionCodes))),
  thumbprintNote: laterText,
  interpreterName: laterText,
  interpreterAddress: laterText,
  interpreterCredential: laterText,
  selfFiler: laterFlag,
  selfFilerPhone: laterText,
  oathAdministered: laterFlag,
  certificateType: laterText,
  addressWithheld: laterFlag,
  itemizedFees: laterText,
  paperVolume: laterText,
  paperPage: laterText,
  paperLine: laterText,
});

export type EntryContentItem = z.output<typeof contentItem>;

/** The commission as it was at the submission. Absent of drafts, and of entries sealed before there were any. */
const commission = z.optional(
  z.nullable(z.object({ commissionNumber: z.string(), state: z.string(), expirationDate: z.string() })),
);

const entryState = {
  id: z.string(),
  status: z.enum(['draft', 'submitted']),
  version: z.int(),
  updatedAt: z.string(),
  entryNumber: z.nullable(z.int()),
  submittedAt: text,
  lateEntry: z.boolean(),
  commission,
};

/** An entry as the table holds it. */
export const entryItem = z.extend(contentItem, {
  ...entryState,
  createdAt: z.string(),
  /** Kept beside `documents` and `signers` for the list index, which holds top-level attributes only. */
  documentCount: z.int(),
  signerNames: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  /** Digests of all images ever stored for this entry, so that those it dropped can be removed. */
  images: z.array(z.string()),
  entryHash: text,
  previousHash: text,
  rulesVersion: text,
  /** Missing on a draft made only to be submitted: such a draft is in no list and not counted. */
  listKey: z.optional(z.string()),
  /** Epoch seconds; only on a draft made only to be submitted. */
  expiresAt: z.optional(z.int()),
});

export type EntryItem = z.output<typeof entryItem>;

/** What the list index holds of an entry. */
export const entryRowItem = z.object({
  ...entryState,
  date: z.string(),
  stateCode: text,
  documentType: text,
  feeCents: z.int(),
  locationLabel: text,
  documentCount: z.int(),
  signerNames: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
});

export type EntryRowItem = z.output<typeof entryRowItem>;

/** Whether a draft has run out at `now`. TTL deletion lags, so expiry is always compared. */
export function isExpired(entry: EntryItem, now: Date): boolean {
  return entry.expiresAt !== undefined && entry.expiresAt * 1000 <= now.getTime();
}
