import { limits } from '../data/limits.ts';
import { mailingStates } from '../data/mailing-states.ts';
import { states } from '../data/states.ts';

/** Usual places: a row, a part of a name or an address, a title, or an image or a sentence. */
export const asRow = {
  details: 'row',
  pdf: 'row',
  inspection: 'row',
  csv: 'nowhere',
  copy: 'nowhere',
} as const;
export const asPart = { ...asRow, details: 'apart', pdf: 'apart' } as const;
export const asTitle = { ...asRow, pdf: 'apart' } as const;
export const apart = { ...asPart, inspection: 'apart' } as const;

export const name = { kind: 'line', max: limits.nameLength, numberless: true, isName: true } as const;
export const fullName = { kind: 'line', max: limits.fullNameLength, numberless: true, isName: true } as const;
export const address = { kind: 'line', max: limits.locationLength } as const;
export const partOfAddress = { kind: 'line', shown: asPart, mayBeWithheld: true } as const;
export const state = {
  kind: 'code',
  codes: states,
  mayChange: true,
  error: 'must be the code of a US state',
} as const;

export const mailingState = {
  ...state,
  codes: mailingStates,
  error: 'must be the code of a US state, district, territory, or of military mail',
} as const;

export const ofDocument = { shown: asRow, ofDocument: true, sameLine: ', ' } as const;
export const idNumber = {
  ...ofDocument,
  kind: 'encrypted',
  max: limits.idNumberLength,
  label: 'ID Number',
} as const;
export const idIssuingAgency = {
  ...ofDocument,
  kind: 'line',
  max: limits.agencyLength,
  label: 'Issuing Agency',
  numberless: true,
} as const;
export const idTypeNote = {
  ...ofDocument,
  kind: 'line',
  max: limits.idTypeNoteLength,
  label: 'Kind of ID',
  later: true,
  sameLine: ': ',
} as const;
export const idExpirationDate = {
  ...ofDocument,
  kind: 'day',
  label: 'Expiration Date',
  labels: { pdf: 'ID expires' },
} as const;
/** The ID shows no expiration date. People read it in place of the date. */
export const idNoExpiration = {
  ...ofDocument,
  kind: 'flag',
  label: 'No Expiration Date',
  later: true,
  shown: { ...apart, inspection: 'apart' },
} as const;
export const signatureDataUrl = {
  kind: 'image',
  label: 'Signature',
  inSentence: 'The signature',
  shown: apart,
} as const;

export const signedAs = {
  kind: 'signedAs',
  label: 'Signed As',
  later: true,
  partOf: 'signatureDataUrl',
  sameLine: ' ',
  shown: { ...apart, copy: 'apart' },
} as const;
