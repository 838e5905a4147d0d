import { findLaw } from '../../data/state-laws.ts';
import { findState } from '../../data/states.ts';
import { entryFieldNames, signerFieldNames, witnessFieldNames } from '../../entry/fields.ts';
import type { EntryContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import { entryTexts } from './entry-texts.ts';
import { entryFieldRules, signerFieldRules, witnessFieldRules } from './field-rules.ts';
import { type Basis, isPersonalKnowledge } from './law-binding.ts';
import { barredText, sensitiveNumber } from './sensitive-text.ts';

/** The content of a prohibited field, as messages name it. */
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

/** Returns the message for content that a state prohibits (specification, section 5). */
export function barredSentence(stateCode: string | null | undefined, things: string): string {
  return `${findState(stateCode ?? '')?.name ?? ''}: ${things} cannot be recorded per state law`;
}

/** Returns a problem for each prohibited content of an entry: by its state's law, or in any journal. None may be stored. */
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
  for (const field of entryFieldNames) {
    if (rules[field].use === 'prohibited' && entry[field]) refuse(field, field, rules[field].basis);
  }
  for (const [index, signer] of (entry.signers ?? []).entries()) {
    const ofSigner = signerFieldRules(entry, signer);
    for (const field of signerFieldNames) {
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
    for (const field of witnessFieldNames) {
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
      return [{ kind: 'barred', step, path, message: `${label} must not hold ${number}. Remove it` }];
    }
    const things = barredText(entry, text);
    const basis = findLaw(entry.stateCode)?.prohibited;
    if (!things || !basis) return [];
    const message = `${barredSentence(entry.stateCode, things)}. Remove it from ${label}`;
    return [{ kind: 'barred', step, path, message, basis: { cite: basis.cite } }];
  });
}
