import {
  entryFieldNames,
  entryFields,
  markWitnessFieldNames,
  markWitnessFields,
  signerFieldNames,
  signerFields,
  witnessFieldNames,
  witnessFields,
} from '../../entry/fields.ts';
import { barredFieldSentence } from './barred-sentence.ts';
import type { EntryContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import {
  entryFieldRules,
  type FieldRule,
  markWitnessFieldRules,
  signerFieldRules,
  witnessFieldRules,
} from './field-rules.ts';
import { isPersonalKnowledge, lastFourOnly, stateNameOf } from './law-binding.ts';
import { contradictoryOutcome } from './outcome-rules.ts';
import { locationProblems } from './recordable-location.ts';
import { textProblems } from './text/text-problems.ts';

/** Returns a problem for each prohibited content of an entry: by its state's law, or in any journal. None may be stored. */
export function barredProblems(entry: EntryContent): EntryProblem[] {
  return [
    ...contradictoryOutcome(entry),
    ...fieldProblems(entry),
    ...locationProblems(entry),
    ...textProblems(entry),
  ];
}

function fieldProblems(entry: EntryContent): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const refuse = (path: string, field: string, label: string, { basis }: FieldRule) => {
    const sentence = barredFieldSentence(entry.stateCode, field);
    problems.push({
      kind: 'barred',
      step: 1,
      path,
      // The specification fixes the sentence about ID numbers.
      message: field === 'idNumber' ? sentence : `${sentence} (${basis?.cite}). Leave ${label} empty.`,
      ...(basis && { basis }),
    });
  };
  const rules = entryFieldRules(entry);
  for (const field of entryFieldNames) {
    if (rules[field].use === 'prohibited' && entry[field]) {
      refuse(field, field, entryFields[field].label, rules[field]);
    }
  }
  for (const [index, signer] of (entry.signers ?? []).entries()) {
    const ofSigner = signerFieldRules(entry, signer);
    for (const field of signerFieldNames) {
      // Personal knowledge drops the number before it is stored (specification, section 5).
      if (field === 'idNumber' && isPersonalKnowledge(signer.idType)) continue;
      if (ofSigner[field].use === 'prohibited' && signer[field]) {
        refuse(`signers.${index}.${field}`, field, signerFields[field].label, ofSigner[field]);
      }
    }
    if (!isPersonalKnowledge(signer.idType)) refuseLongNumber(`signers.${index}`, signer.idNumber);
  }
  for (const [index, witness] of (entry.credibleWitnesses ?? []).entries()) {
    const ofWitness = witnessFieldRules(entry, witness);
    for (const field of witnessFieldNames) {
      if (ofWitness[field].use === 'prohibited' && witness[field]) {
        refuse(`credibleWitnesses.${index}.${field}`, field, witnessFields[field].label, ofWitness[field]);
      }
    }
    refuseLongNumber(`credibleWitnesses.${index}`, witness.idNumber);
  }
  for (const [index, witness] of (entry.markWitnesses ?? []).entries()) {
    const ofWitness = markWitnessFieldRules(entry, witness, index);
    for (const field of markWitnessFieldNames) {
      if (ofWitness[field].use === 'prohibited' && witness[field]) {
        refuse(`markWitnesses.${index}.${field}`, field, markWitnessFields[field].label, ofWitness[field]);
      }
    }
  }
  return problems;

  function refuseLongNumber(owner: string, idNumber: string | null | undefined): void {
    const only = lastFourOnly(entry);
    if (!only || [...(idNumber ?? '')].length <= 4) return;
    const { basis, isAdvice } = only;
    const by = isAdvice ? 'as the state advises' : 'per state law';
    problems.push({
      kind: 'barred',
      step: 1,
      path: `${owner}.idNumber`,
      message: `${stateNameOf(entry)}: ID Number must be the last four characters only, ${by} (${basis.cite})`,
      basis,
    });
  }
}
