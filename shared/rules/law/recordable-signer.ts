import { findLaw } from '../../data/state-laws.ts';
import { findState } from '../../data/states.ts';
import { signerFieldNames, signerFields } from '../../entry/fields.ts';
import { barredProblems } from './barred-problems.ts';
import type { EntryContent, SignerContent } from './entry-content.ts';
import { signerFieldRules } from './field-rules.ts';
import { isPersonalKnowledge, lastFourOnly } from './law-binding.ts';

export type RecordableSigner = {
  /** The fields with a value that the entry asks for. */
  signer: SignerContent;
  /** A sentence for each detail that the law excluded: "Texas: ID numbers cannot be recorded per state law". */
  leftOut: string[];
};

/** Returns the problems with a signer's own fields, one message per field. */
function barredFields(entry: EntryContent, signer: SignerContent): Map<string, string> {
  const alone: EntryContent = { stateCode: entry.stateCode, signers: [signer] };
  return new Map(barredProblems(alone).map(({ path, message }) => [path.replace('signers.0.', ''), message]));
}

/**
 * Returns the details of an earlier entry or a scanned card that may be filled into a signer: nothing that the law of
 * the entry's state prohibits, and nothing that the entry does not ask for. If a state accepts only the last four
 * characters of an ID number, returns only those.
 */
export function recordableSigner(entry: EntryContent, facts: SignerContent): RecordableSigner {
  const law = findLaw(entry.stateCode);
  const leftOut: string[] = [];
  const rules = signerFieldRules(entry, facts);
  const barred = barredFields(entry, facts);
  let signer: SignerContent = {};
  for (const field of signerFieldNames) {
    const value = facts[field];
    if (!value) continue;
    const { use } = rules[field];
    if (use === 'prohibited') leftOut.push(barred.get(field) ?? '');
    else if (use === 'required' || use === 'asked') signer = { ...signer, [field]: value };
  }
  if (isPersonalKnowledge(signer.idType) && law?.personalKnowledge?.allowed === 'no') signer.idType = null;
  const only = lastFourOnly(entry);
  if (only && signer.idNumber && [...signer.idNumber].length > 4) {
    signer.idNumber = [...signer.idNumber].slice(-4).join('');
    const state = findState(entry.stateCode ?? '')?.name ?? '';
    const by = only.isAdvice ? 'are recorded, as the state advises' : 'can be recorded per state law';
    leftOut.push(`${state}: only the last four characters of an ID number ${by}`);
  }
  // A text that contains prohibited content, such as a card number.
  for (const field of barredFields(entry, signer).keys()) {
    const label = signerFieldNames.find((name) => name === field);
    if (label) leftOut.push(`${signerFields[label].label}: it holds a number that the journal may not have`);
    signer = { ...signer, [field]: null };
  }
  const given = Object.entries(signer).filter(([, value]) => value);
  return { signer: Object.fromEntries(given), leftOut: [...new Set(leftOut)].filter(Boolean) };
}
