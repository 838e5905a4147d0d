import { stateCodes } from '#shared/data/states.ts';
import type { EntryContent, SignerContent, WitnessContent } from '#shared/rules/law/entry-content.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import { fieldNotes } from '#shared/rules/law/field-notes.ts';
import type { FieldUse } from '#shared/rules/law/field-rules.ts';
import { filled, today } from './filled-entry.ts';

export const passport: SignerContent = { idType: 'passport' };

/** Returns an entry in a state, submitted on a later day than its own, with one signer who shows a passport. */
export const entry = (stateCode: string, more: EntryContent = {}): EntryContent => ({
  stateCode,
  documentType: 'affidavit',
  signers: [passport],
  ...more,
});

/** Returns an entry that can be submitted, after these changes. */
export const complete = (stateCode: string, more: EntryContent = {}) =>
  filled(entry(stateCode, more), 'required');

export const messages = (content: EntryContent, day = today) =>
  entryProblems(content, day).map(({ message }) => message);

export const warnings = (content: EntryContent) => entryWarnings(content).map(({ message }) => message);

export const ruleOf = (content: EntryContent, path: string): FieldUse | undefined =>
  fieldNotes(content).find((note) => note.path === path)?.rule.use;

/** Returns the states in which a field has one of these uses for a plain entry. */
export const statesWhere = (path: string, use: FieldUse, more: EntryContent = {}) =>
  stateCodes.filter((stateCode) => ruleOf(entry(stateCode, more), path) === use);

export const byWitness = (...credibleWitnesses: WitnessContent[]): EntryContent => ({
  signers: [{ idType: 'credible_witness' }],
  credibleWitnesses: credibleWitnesses.map((witness) => ({ ...witness })),
});

export const known: WitnessContent = { idType: 'personal_knowledge' };
export const shown: WitnessContent = {
  idType: 'drivers_license',
  idNumber: 'AB12',
  idIssuingAgency: 'Department',
  idExpirationDate: '2030-01-01',
};
