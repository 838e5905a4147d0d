import { findState } from '../../data/states.ts';

/** The content of a prohibited field, as messages name it. */
const contents: Readonly<Record<string, string>> = {
  idNumber: 'ID numbers',
  addressLine: 'Street addresses and ZIP codes',
  zip: 'Street addresses and ZIP codes',
  address: 'Street addresses and ZIP codes',
  witnessAddress: 'Street addresses and ZIP codes',
  interpreterAddress: 'Street addresses and ZIP codes',
  signatureDataUrl: 'Electronic signatures',
  principalSignature: 'Electronic signatures',
  signerJournalSignature: 'Electronic signatures',
  thumbprint: 'Thumbprints',
};

/** Returns the message for content that a state prohibits (specification, section 5). */
export function prohibitionSentence(stateCode: string | null | undefined, things: string): string {
  return `${findState(stateCode ?? '')?.name ?? ''}: ${things} cannot be recorded per state law`;
}

/** Returns the message for a field of an entry, a signer, or a witness that a state prohibits. */
export function prohibitedFieldSentence(stateCode: string | null | undefined, field: string): string {
  return prohibitionSentence(stateCode, contents[field] ?? field);
}
