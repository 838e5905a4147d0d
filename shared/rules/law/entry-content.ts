import type { Content } from '../../entry/field-values.ts';
import type { entryFields } from '../../entry/fields.ts';
import type { markWitnessFields, signerFields, witnessFields } from '../../entry/people-fields.ts';

// The content that the law rules check: every field may be missing. Dates are YYYY-MM-DD, times HH:MM, fees dollars.

/** A credible witness, who vouches for a signer. */
export type WitnessContent = Content<typeof witnessFields>;

/** Someone who sees a signer make a mark. */
export type MarkWitnessContent = Content<typeof markWitnessFields>;

export type SignerContent = Content<typeof signerFields>;

/** An entry. A thumbprint is represented by its finger only; the rules do not look at the image. */
export type EntryContent = Content<typeof entryFields>;
