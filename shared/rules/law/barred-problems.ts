import { findState } from '../../data/states.ts';
import { entryFieldNames, signerFieldNames, witnessFieldNames } from '../../entry/fields.ts';
import { barredSentence } from './barred-sentence.ts';
import type { EntryContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import { entryFieldRules, signerFieldRules, witnessFieldRules } from './field-rules.ts';
import { type Basis, isPersonalKnowledge, lastFourOnly } from './law-binding.ts';
import { textProblems } from './text/text-problems.ts';

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
    if (!isPersonalKnowledge(signer.idType)) refuseLongNumber(`signers.${index}`, signer.idNumber);
  }
  for (const [index, witness] of (entry.credibleWitnesses ?? []).entries()) {
    const ofWitness = witnessFieldRules(entry, witness);
    for (const field of witnessFieldNames) {
      if (ofWitness[field].use === 'prohibited' && witness[field]) {
        refuse(`credibleWitnesses.${index}.${field}`, field, ofWitness[field].basis);
      }
    }
    refuseLongNumber(`credibleWitnesses.${index}`, witness.idNumber);
  }
  return problems;

  function refuseLongNumber(owner: string, idNumber: string | null | undefined): void {
    const only = lastFourOnly(entry);
    if (!only || [...(idNumber ?? '')].length <= 4) return;
    const state = findState(entry.stateCode ?? '')?.name ?? '';
    const by = only.isAdvice ? 'as the state advises' : 'per state law';
    problems.push({
      kind: 'barred',
      step: 1,
      path: `${owner}.idNumber`,
      message: `${state}: ID Number must be the last four characters only, ${by}`,
      basis: only.basis,
    });
  }
}
