import type { EntryContent } from './entry-content.ts';
import { entryFields, type Step, signerFields, witnessFields } from './field-labels.ts';

/** A text of an entry that somebody typed, and where it stands. */
export type EntryText = { step: Step; path: string; label: string; text: string };

const typedFields = [
  ...(['witnessName', 'witnessAddress', 'selfFilerPhone', 'technologyUsed', 'itemizedFees'] as const),
  ...(['certificateType', 'interpreterName', 'interpreterAddress', 'interpreterCredential'] as const),
  ...(['locationLabel', 'granteeName', 'landCounty', 'granteeAddress'] as const),
  ...(['paperVolume', 'paperPage', 'paperLine', 'comments'] as const),
] as const;

const typedOfSigner = [
  ...(['firstName', 'lastName', 'addressLine', 'city', 'zip', 'idNumber', 'idIssuingAgency'] as const),
] as const;

const typedOfWitness = ['name', 'address', 'idNumber', 'idIssuingAgency'] as const;

/** Every text of an entry that somebody typed. */
export function entryTexts(entry: EntryContent): EntryText[] {
  const texts: EntryText[] = [];
  const add = (step: Step, path: string, label: string, text: string | null | undefined) => {
    if (text) texts.push({ step, path, label, text });
  };
  for (const [index, signer] of (entry.signers ?? []).entries()) {
    for (const field of typedOfSigner) {
      add(1, `signers.${index}.${field}`, `Signer ${index + 1}: ${signerFields[field]}`, signer[field]);
    }
  }
  for (const [index, witness] of (entry.credibleWitnesses ?? []).entries()) {
    for (const field of typedOfWitness) {
      const label = `Credible Witness ${index + 1}: ${witnessFields[field]}`;
      add(1, `credibleWitnesses.${index}.${field}`, label, witness[field]);
    }
  }
  add(1, 'thumbprintNote', 'Thumbprint Note', entry.thumbprintNote);
  for (const field of typedFields)
    add(entryFields[field].step, field, entryFields[field].label, entry[field]);
  for (const [index, document] of (entry.documents ?? []).entries()) {
    add(3, `documents.${index}.description`, `Document ${index + 1}`, document.description);
  }
  return texts;
}
