import type { ActMode, ActType } from '../../data/act-types.ts';
import type { IdType } from '../../data/id-types.ts';
import type { ThumbprintException } from '../../data/thumbprint.ts';

type Maybe<T> = T | null | undefined;

/** A credible witness: someone who vouches for a signer. */
export type WitnessContent = {
  name?: Maybe<string>;
  address?: Maybe<string>;
  /** How the notary identified the witness. */
  idType?: Maybe<IdType>;
  idNumber?: Maybe<string>;
  idIssuingAgency?: Maybe<string>;
  idExpirationDate?: Maybe<string>;
  signatureDataUrl?: Maybe<string>;
};

export type SignerContent = {
  firstName?: Maybe<string>;
  lastName?: Maybe<string>;
  addressLine?: Maybe<string>;
  city?: Maybe<string>;
  stateCode?: Maybe<string>;
  zip?: Maybe<string>;
  idType?: Maybe<IdType>;
  idNumber?: Maybe<string>;
  idIssuingAgency?: Maybe<string>;
  idIssueDate?: Maybe<string>;
  idExpirationDate?: Maybe<string>;
  signatureDataUrl?: Maybe<string>;
};

/** An entry as far as the law judges it: every field may still be missing. Dates are YYYY-MM-DD. */
export type EntryContent = {
  stateCode?: Maybe<string>;
  documentType?: Maybe<string>;
  date?: Maybe<string>;
  actType?: Maybe<ActType>;
  /** HH:MM, 24 hours. */
  actTime?: Maybe<string>;
  /** In person where it is missing. */
  actMode?: Maybe<ActMode>;
  technologyUsed?: Maybe<string>;
  numberOfActs?: Maybe<number>;
  /** Dollars. */
  fee?: Maybe<number>;
  itemizedFees?: Maybe<string>;
  locationLabel?: Maybe<string>;
  documents?: Maybe<readonly { description: string }[]>;
  documentDate?: Maybe<string>;
  comments?: Maybe<string>;
  signers?: Maybe<readonly SignerContent[]>;
  credibleWitnesses?: Maybe<readonly WitnessContent[]>;
  witnessName?: Maybe<string>;
  witnessAddress?: Maybe<string>;
  granteeName?: Maybe<string>;
  granteeAddress?: Maybe<string>;
  landCounty?: Maybe<string>;
  /** What is known of the captured thumbprint; the image is not looked at. */
  thumbprint?: Maybe<{ signerThumb: string }>;
  thumbprintException?: Maybe<ThumbprintException>;
  thumbprintNote?: Maybe<string>;
  signerJournalSignature?: Maybe<string>;
  principalSignature?: Maybe<string>;
  interpreterName?: Maybe<string>;
  interpreterAddress?: Maybe<string>;
  interpreterCredential?: Maybe<string>;
  selfFiler?: Maybe<boolean>;
  selfFilerPhone?: Maybe<string>;
  oathAdministered?: Maybe<boolean>;
  certificateType?: Maybe<string>;
  addressWithheld?: Maybe<boolean>;
  paperVolume?: Maybe<string>;
  paperPage?: Maybe<string>;
  paperLine?: Maybe<string>;
};
