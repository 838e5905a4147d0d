import type { IdType } from '../data/id-types.ts';
import { limits } from '../data/limits.ts';
import { findState } from '../data/states.ts';

/** An entry as far as completeness is concerned: every field may still be missing. */
export type EntryContent = {
  stateCode?: string | null | undefined;
  documentType?: string | null | undefined;
  date?: string | null | undefined;
  locationLabel?: string | null | undefined;
  documents?: readonly { description: string }[] | undefined;
  granteeName?: string | null | undefined;
  granteeAddress?: string | null | undefined;
  landCounty?: string | null | undefined;
  signers?: readonly SignerContent[] | undefined;
};

export type SignerContent = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  addressLine?: string | null | undefined;
  city?: string | null | undefined;
  stateCode?: string | null | undefined;
  zip?: string | null | undefined;
  idType?: IdType | null | undefined;
  idNumber?: string | null | undefined;
  idIssuingAgency?: string | null | undefined;
  idExpirationDate?: string | null | undefined;
  signatureDataUrl?: string | null | undefined;
};

/** A reason why an entry cannot be submitted: the wizard step (1 to 4), the field's path and the sentence. */
export type EntryProblem = { step: 1 | 2 | 3 | 4; path: string; message: string };

/** Whether the way of identification uses no document, so that its fields are hidden and cleared. */
export function isPersonalKnowledge(idType: string | null | undefined): boolean {
  return idType === 'personal_knowledge';
}

/** Whether a state's law bars ID numbers from the journal (specification, section 5). */
export function prohibitsIdNumbers(stateCode: string | null | undefined): boolean {
  return findState(stateCode ?? '')?.idNumbersProhibitedBy !== undefined;
}

/** The sentence for a state that bars ID numbers; undefined for any other. */
export function idNumberProhibition(stateCode: string | null | undefined): string | undefined {
  const state = findState(stateCode ?? '');
  return state?.idNumbersProhibitedBy && `${state.name}: ID numbers cannot be recorded per state law`;
}

const zipPattern = /^\d{5}(-\d{4})?$/;
const landConveyance = ['deed', 'land_conveyance', 'real_estate_transfer'];

/** Whether Texas asks for grantee and county (specification, sections 2.8 and 5). */
export function asksForLandConveyance(entry: EntryContent): boolean {
  return entry.stateCode === 'TX' && landConveyance.includes(entry.documentType ?? '');
}

function signerProblems(signer: SignerContent, index: number, entry: EntryContent): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const refuse = (field: keyof SignerContent, message: string) =>
    problems.push({ step: 1, path: `signers.${index}.${field}`, message: `Signer ${index + 1}: ${message}` });
  const need = (field: keyof SignerContent, label: string) => {
    if (!signer[field]) refuse(field, `${label} is required`);
  };
  need('firstName', 'First Name');
  need('lastName', 'Last Name');
  need('addressLine', 'Street Address');
  need('city', 'City');
  need('stateCode', 'State');
  need('zip', 'ZIP Code');
  if (signer.zip && !zipPattern.test(signer.zip)) refuse('zip', 'ZIP Code must be 12345 or 12345-6789');
  need('idType', 'ID Type');
  if (signer.idType && !isPersonalKnowledge(signer.idType)) {
    if (!prohibitsIdNumbers(entry.stateCode)) need('idNumber', 'ID Number');
    need('idIssuingAgency', 'Issuing Agency');
    need('idExpirationDate', 'Expiration Date');
  }
  if ((signer.signatureDataUrl ?? '').length <= limits.signatureMin) {
    refuse('signatureDataUrl', 'Signature is required - please draw your signature in the signature pad');
  }
  return problems;
}

/**
 * Everything that keeps an entry from being submitted, in the order of the wizard's steps.
 * The messages are the specification's (section 5); client and server use this one list.
 */
export function entryProblems(entry: EntryContent): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const need = (step: 1 | 2 | 3, path: keyof EntryContent, label: string) => {
    if (!entry[path]) problems.push({ step, path, message: `${label} is required` });
  };
  need(1, 'stateCode', 'State');
  need(1, 'documentType', 'Document Type');
  const signers = entry.signers?.length ? entry.signers : [{}];
  problems.push(...signers.flatMap((signer, index) => signerProblems(signer, index, entry)));
  need(2, 'date', 'Date');
  if (!entry.locationLabel) {
    problems.push({
      step: 2,
      path: 'locationLabel',
      message: 'Location Address is required - use GPS button or enter manually',
    });
  }
  if (asksForLandConveyance(entry)) {
    need(2, 'granteeName', 'Grantee Name');
    need(2, 'landCounty', 'County');
    need(2, 'granteeAddress', 'Grantee Mailing Address');
  }
  if (!entry.documents?.some((document) => document.description.trim())) {
    problems.push({
      step: 3,
      path: 'documents.0.description',
      message: 'At least one document description is required',
    });
  }
  return problems;
}
