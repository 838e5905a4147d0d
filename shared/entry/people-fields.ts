import { capacities } from '../data/capacities.ts';
import { idTypes } from '../data/id-types.ts';
import { limits } from '../data/limits.ts';
import type { Field, FieldTable } from './field.ts';
import {
  address,
  apart,
  asPart,
  asRow,
  asTitle,
  fullName,
  idExpirationDate,
  idIssuingAgency,
  idNoExpiration,
  idNumber,
  idTypeNote,
  mailingState,
  name,
  ofDocument,
  partOfAddress,
  signatureDataUrl,
  signedAs,
} from './field-families.ts';

/** Every field of a signer, in the order of the wizard, stored items and answers. */
export const signerFields = {
  firstName: { ...name, label: 'First Name', shown: { ...asPart, csv: 'apart', copy: 'apart' } },
  lastName: {
    ...{ ...name, label: 'Last Name', sameLine: ' ' },
    shown: { ...asPart, pdf: 'row', csv: 'apart', copy: 'apart' },
  },
  /** The person has one name. It is the last name, and there is no first name. */
  oneName: { kind: 'flag', label: 'One Name', later: true, shown: { ...apart, inspection: 'apart' } },
  addressLine: { ...partOfAddress, max: limits.addressLength, label: 'Street Address' },
  city: { ...partOfAddress, max: limits.cityLength, label: 'City', numberless: true, sameLine: ', ' },
  stateCode: { ...mailingState, label: 'State', sameLine: ', ', shown: asPart, mayBeWithheld: true },
  /** A state or province of another country. */
  region: {
    ...partOfAddress,
    max: limits.regionLength,
    label: 'State, Province, or Region',
    numberless: true,
    later: true,
    sameLine: ', ',
  },
  zip: {
    ...partOfAddress,
    max: limits.postalCodeLength,
    label: 'ZIP Code',
    holdsNumber: true,
    sameLine: ' ',
  },
  /** Without one, the address is in the US. */
  country: {
    kind: 'country',
    label: 'Country',
    later: true,
    sameLine: ', ',
    shown: asPart,
    mayBeWithheld: true,
  },
  idType: {
    kind: 'code',
    codes: idTypes,
    error: 'must be a known ID type',
    label: 'ID Type',
    shown: { ...asRow, copy: 'row' },
    labels: { pdf: 'Identified by' },
  },
  idTypeNote,
  idNumber,
  idIssuingAgency,
  idIssueDate: { ...ofDocument, kind: 'day', label: 'Issue Date', later: true, labels: { pdf: 'ID issued' } },
  idExpirationDate,
  idNoExpiration,
  /** Without one, people sign for themselves. */
  capacity: {
    kind: 'code',
    codes: capacities,
    error: `must be one of ${Object.keys(capacities).join(', ')}`,
    label: 'Capacity',
    later: true,
    shown: { ...asRow, csv: 'apart', copy: 'row' },
  },
  /** The principal or entity for whom the person signs. */
  represents: {
    kind: 'line',
    max: limits.representsLength,
    label: 'Signs for',
    later: true,
    sameLine: ' of ',
    shown: { ...apart, copy: 'apart' },
  },
  signsByMark: { kind: 'flag', label: 'Signs by Mark', later: true, shown: { ...asRow, csv: 'apart' } },
  signatureDataUrl,
  signedAs,
} as const satisfies FieldTable;

/** Every field of a credible witness, someone who vouches for a signer. */
export const witnessFields = {
  name: { ...fullName, label: 'Name', shown: asTitle },
  address: { ...address, label: 'Address', shown: asRow, mayBeWithheld: true },
  /** How the notary identified the witness. A witness needs their own ID: no one else can vouch for them. */
  idType: {
    kind: 'code',
    codes: idTypes,
    refused: 'credible_witness',
    error: 'must be an ID or personal knowledge',
    label: 'ID Type',
    shown: asRow,
    labels: { pdf: 'Identified by' },
  },
  idTypeNote,
  idNumber,
  idIssuingAgency,
  idExpirationDate,
  idNoExpiration,
  signatureDataUrl,
  signedAs,
} as const satisfies FieldTable;

/** Every field of someone who sees a signer make a mark instead of a signature. */
export const markWitnessFields = {
  name: { ...fullName, label: 'Name', shown: { ...asTitle, csv: 'apart' } },
  address: { ...address, label: 'Address', shown: asRow, mayBeWithheld: true },
  writesName: { kind: 'flag', label: 'Writes the Signer’s Name next to the Mark', shown: asRow },
  signatureDataUrl,
  signedAs,
} as const satisfies FieldTable;

/** The fields of a table that have a law rule of their own. */
export type Ruled<T extends FieldTable> = {
  [Name in keyof T]: T[Name] extends { partOf: string } ? never : Name;
}[keyof T];

export type SignerField = Ruled<typeof signerFields>;
export type WitnessField = Ruled<typeof witnessFields>;
export type MarkWitnessField = Ruled<typeof markWitnessFields>;

export const signerFieldNames = Object.entries<Field>(signerFields).flatMap(([name, { partOf }]) =>
  partOf === undefined ? [name as SignerField] : [],
);
