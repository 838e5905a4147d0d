import { signerFieldNames, signerFields } from '../../entry/people-fields.ts';
import { isPersonalKnowledge, stateNameOf } from './act-of.ts';
import type { EntryContent, SignerContent } from './entry-content.ts';
import { signerFieldRules } from './field-rules.ts';
import { prohibitionProblems } from './prohibition-problems.ts';
import { prohibitedFieldSentence } from './prohibition-sentence.ts';
import { ruling } from './ruling.ts';

export type RecordableSigner = {
  /** The fields with a value that the entry asks for. */
  signer: SignerContent;
  /** A sentence for each detail that the law excluded: "Texas: ID numbers cannot be recorded per state law". */
  leftOut: string[];
};

/** Returns the signer's own fields with prohibited content. */
function prohibitedFields(entry: EntryContent, signer: SignerContent): Set<string> {
  const alone: EntryContent = { stateCode: entry.stateCode, signers: [signer] };
  return new Set(prohibitionProblems(alone).map(({ path }) => path.replace('signers.0.', '')));
}

/**
 * Returns the details of an earlier entry or a scanned card that may be filled into a signer: nothing that the law of
 * the entry's state prohibits, and nothing that the entry does not ask for. If a state accepts only the last four
 * characters of an ID number, returns only those.
 */
export function recordableSigner(entry: EntryContent, facts: SignerContent): RecordableSigner {
  const ruled = ruling(entry);
  const leftOut: string[] = [];
  const rules = signerFieldRules(entry, facts, ruled);
  let signer: SignerContent = {};
  for (const field of signerFieldNames) {
    const value = facts[field];
    // Personal knowledge leaves no trace of an ID document.
    const isDropped = 'ofDocument' in signerFields[field] && isPersonalKnowledge(facts.idType);
    if (!value || isDropped) continue;
    const { use } = rules[field];
    if (use === 'prohibited') leftOut.push(prohibitedFieldSentence(entry.stateCode, field));
    else if (use === 'required' || use === 'asked') signer = { ...signer, [field]: value };
  }
  if (isPersonalKnowledge(signer.idType) && ruled.law?.personalKnowledge?.allowed === 'no')
    signer.idType = null;
  const only = ruled.lastFourOnly();
  if (only && signer.idNumber && [...signer.idNumber].length > 4) {
    signer.idNumber = [...signer.idNumber].slice(-4).join('');
    const by = only.isAdvice ? 'are recorded, as the state advises' : 'can be recorded per state law';
    leftOut.push(`${stateNameOf(entry)}: only the last four characters of an ID number ${by}`);
  }
  // A text that contains prohibited content, such as a card number.
  for (const field of prohibitedFields(entry, signer)) {
    const label = signerFieldNames.find((name) => name === field);
    if (label)
      leftOut.push(`${signerFields[label].label}: it contains a number that is not allowed in the journal`);
    signer = { ...signer, [field]: null };
  }
  const given = Object.entries(signer).filter(([, value]) => value);
  return { signer: Object.fromEntries(given), leftOut: [...new Set(leftOut)] };
}
