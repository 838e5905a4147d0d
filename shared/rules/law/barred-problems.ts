import { findLaw } from '../../data/state-laws.ts';
import { findState } from '../../data/states.ts';
import type { EntryContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import { entryTexts } from './entry-texts.ts';
import { type Step, signerFields, witnessFields } from './field-labels.ts';
import {
  entryFieldRules,
  type SignerField,
  signerFieldRules,
  type WitnessField,
  witnessFieldRules,
} from './field-rules.ts';
import { type Basis, isPersonalKnowledge } from './law-binding.ts';
import { barredText, sensitiveNumber } from './sensitive-text.ts';

/** What a barred field would record, as the sentence names it. */
const barredThings: Record<string, string> = {
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

/** The sentence of section 5 of the specification for something a state bars. */
export function barredSentence(stateCode: string | null | undefined, things: string): string {
  return `${findState(stateCode ?? '')?.name ?? ''}: ${things} cannot be recorded per state law`;
}

/** What an entry holds although its state's law, or every journal's, bars it: no part of it may be stored. */
export function barredProblems(entry: EntryContent): EntryProblem[] {
  return [...fieldProblems(entry), ...textProblems(entry)];
}

function fieldProblems(entry: EntryContent): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const refuse = (path: string, field: string, basis: Basis | undefined) =>
    problems.push({
      kind: 'barred',
      step: 1,
      path,
      message: barredSentence(entry.stateCode, barredThings[field] ?? field),
      ...(basis && { basis }),
    });
  const rules = entryFieldRules(entry);
  for (const field of [
    'witnessAddress',
    'interpreterAddress',
    'thumbprint',
    'signerJournalSignature',
    'principalSignature',
  ] as const) {
    if (rules[field].use === 'prohibited' && entry[field]) refuse(field, field, rules[field].basis);
  }
  for (const [index, signer] of (entry.signers ?? []).entries()) {
    const ofSigner = signerFieldRules(entry, signer);
    for (const field of Object.keys(signerFields) as SignerField[]) {
      // Personal knowledge drops the number before it is stored (specification, section 5).
      if (field === 'idNumber' && isPersonalKnowledge(signer.idType)) continue;
      if (ofSigner[field].use === 'prohibited' && signer[field]) {
        refuse(`signers.${index}.${field}`, field, ofSigner[field].basis);
      }
    }
    if (findLaw(entry.stateCode)?.idNumber.rule === 'last_four') {
      if (!isPersonalKnowledge(signer.idType)) refuseLongNumber(`signers.${index}`, signer.idNumber);
    }
  }
  for (const [index, witness] of (entry.credibleWitnesses ?? []).entries()) {
    const ofWitness = witnessFieldRules(entry, witness);
    for (const field of Object.keys(witnessFields) as WitnessField[]) {
      if (ofWitness[field].use === 'prohibited' && witness[field]) {
        refuse(`credibleWitnesses.${index}.${field}`, field, ofWitness[field].basis);
      }
    }
    if (findLaw(entry.stateCode)?.idNumber.rule === 'last_four') {
      refuseLongNumber(`credibleWitnesses.${index}`, witness.idNumber);
    }
  }
  return problems;

  function refuseLongNumber(owner: string, idNumber: string | null | undefined): void {
    const law = findLaw(entry.stateCode);
    if (!law || [...(idNumber ?? '')].length <= 4) return;
    problems.push({
      kind: 'barred',
      step: 1,
      path: `${owner}.idNumber`,
      message: `${findState(entry.stateCode ?? '')?.name ?? ''}: ID Number must be the last four characters only, per state law`,
      basis: { cite: law.idNumber.cite },
    });
  }
}

function textProblems(entry: EntryContent): EntryProblem[] {
  return entryTexts(entry).flatMap(({ step, path, label, text }): EntryProblem[] => {
    const number = sensitiveNumber(text);
    if (number) {
      return [
        { kind: 'barred', step: step as Step, path, message: `${label} must not hold ${number}. Remove it` },
      ];
    }
    const things = barredText(entry, text);
    const basis = findLaw(entry.stateCode)?.prohibited;
    if (!things || !basis) return [];
    const message = `${barredSentence(entry.stateCode, things)}. Remove it from ${label}`;
    return [{ kind: 'barred', step, path, message, basis: { cite: basis.cite } }];
  });
}
