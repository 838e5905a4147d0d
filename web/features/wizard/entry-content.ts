import { type ActMode, type ActType, actModes, actTypes } from '#shared/data/act-types.ts';
import { type DocumentType, documentTypes } from '#shared/data/document-types.ts';
import { type IdType, idTypes } from '#shared/data/id-types.ts';
import { type StateCode, states } from '#shared/data/states.ts';
import { type ThumbprintException, thumbprintExceptions } from '#shared/data/thumbprint.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { particular } from '#shared/rules/law/law-binding.ts';
import { type EntryForm, parseFee, type SignerForm, type WitnessForm } from './entry-form.ts';

/** A typed text as it is recorded: trimmed, in NFC, null when nothing is left. */
export const text = (value: string): string | null => value.trim().normalize('NFC') || null;

/** The value if it is one of a table's keys, else null. */
function keyOf<Key extends string>(table: Readonly<Record<Key, unknown>>, value: string): Key | null {
  return Object.hasOwn(table, value) ? (value as Key) : null;
}

export const stateCodeOf = (value: string): StateCode | null => keyOf<StateCode>(states, value);
export const documentTypeOf = (value: string): DocumentType | null =>
  keyOf<DocumentType>(documentTypes, value);
const actTypeOf = (value: string): ActType | null => keyOf<ActType>(actTypes, value);
const actModeOf = (value: string): ActMode | null => keyOf<ActMode>(actModes, value);
const idTypeOf = (value: string): IdType | null => keyOf<IdType>(idTypes, value);

function signerContent(signer: SignerForm) {
  return {
    firstName: text(signer.firstName),
    lastName: text(signer.lastName),
    addressLine: text(signer.addressLine),
    city: text(signer.city),
    stateCode: stateCodeOf(signer.stateCode),
    zip: text(signer.zip),
    idType: idTypeOf(signer.idType),
    idNumber: text(signer.idNumber),
    idIssuingAgency: text(signer.idIssuingAgency),
    idIssueDate: text(signer.idIssueDate),
    idExpirationDate: text(signer.idExpirationDate),
    signatureDataUrl: text(signer.signatureDataUrl),
  };
}

function witnessContent(witness: WitnessForm) {
  const idType = idTypeOf(witness.idType);
  return {
    name: text(witness.name),
    address: text(witness.address),
    idType: idType === 'credible_witness' ? null : idType,
    idNumber: text(witness.idNumber),
    idIssuingAgency: text(witness.idIssuingAgency),
    idExpirationDate: text(witness.idExpirationDate),
    signatureDataUrl: text(witness.signatureDataUrl),
  };
}

/** Washington: the principal's signature is a copy of the first signer's (specification, section 2.8). */
function principalSignatureOf({ stateCode, signers }: EntryForm): string | null {
  return particular({ stateCode }, 'principal_signature') ? text(signers[0]?.signatureDataUrl ?? '') : null;
}

/** Everything in the form, as the shared rules judge it. */
export function contentFromForm(form: EntryForm) {
  const acts = Number(form.numberOfActs);
  return {
    date: text(form.date),
    stateCode: stateCodeOf(form.stateCode),
    documentType: documentTypeOf(form.documentType),
    actType: actTypeOf(form.actType),
    actTime: text(form.actTime),
    actMode: actModeOf(form.actMode),
    technologyUsed: text(form.technologyUsed),
    numberOfActs: form.numberOfActs.trim() ? acts || 0 : null,
    signers: form.signers.map(signerContent),
    credibleWitnesses: form.credibleWitnesses.map(witnessContent),
    witnessName: text(form.witnessName),
    witnessAddress: text(form.witnessAddress),
    selfFiler: form.selfFiler || null,
    selfFilerPhone: text(form.selfFilerPhone),
    addressWithheld: form.addressWithheld || null,
    thumbprint: form.thumbprint && { signerThumb: form.thumbprint.finger },
    thumbprintException: keyOf<ThumbprintException>(thumbprintExceptions, form.thumbprintException),
    thumbprintNote: text(form.thumbprintNote),
    signerJournalSignature: text(form.signerJournalSignature),
    principalSignature: principalSignatureOf(form),
    fee: parseFee(form.fee),
    itemizedFees: text(form.itemizedFees),
    oathAdministered: form.oathAdministered ? form.oathAdministered === 'yes' : null,
    certificateType: text(form.certificateType),
    interpreterName: text(form.interpreterName),
    interpreterAddress: text(form.interpreterAddress),
    interpreterCredential: text(form.interpreterCredential),
    locationLabel: text(form.locationLabel),
    paperVolume: text(form.paperVolume),
    paperPage: text(form.paperPage),
    paperLine: text(form.paperLine),
    documents: form.documents
      .map(({ description }) => ({ description: description.trim() }))
      .filter(({ description }) => description),
    documentDate: text(form.documentDate),
    comments: text(form.comments),
    granteeName: text(form.granteeName),
    landCounty: text(form.landCounty),
    granteeAddress: text(form.granteeAddress),
  } satisfies EntryContent;
}
