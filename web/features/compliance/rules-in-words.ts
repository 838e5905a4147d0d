import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { lawFieldName } from '#web/lib/entries/law-field-name.ts';
import { feeCaps } from './fee-words.ts';
import { idDates, idNumberRules, personalKnowledgeRules } from './identification-words.ts';
import { journalDuty, journalFormat, retention, visitRules } from './journal-words.ts';
import type { RuleInWords } from './told.ts';

/** Whether a journal is required, in which format, and for how long. */
export function journalRules(requirements: StateRequirements): RuleInWords[] {
  const { basis, entriesPerVisit } = requirements;
  return [
    { name: 'Journal Required', ...journalDuty(requirements), basis: basis.journal },
    { name: 'Format', ...journalFormat(requirements), basis: basis.medium },
    {
      name: 'Several Documents in One Visit',
      ...visitRules[entriesPerVisit],
      basis: basis.entriesPerVisit,
    },
    { name: 'Retention', ...retention(requirements), basis: basis.retention },
  ];
}

/** The rules for recording a signer's identification. */
export function identificationRules(requirements: StateRequirements): RuleInWords[] {
  const { basis, idNumberRule, personalKnowledge } = requirements;
  return [
    { name: 'ID Number', ...idNumberRules[idNumberRule], basis: basis.idNumber },
    { name: 'ID Dates', ...idDates(requirements), basis: basis.idDates },
    {
      name: 'Personal Knowledge',
      ...personalKnowledgeRules[personalKnowledge],
      basis: basis.personalKnowledge,
    },
  ];
}

/** Thumbprint, and the signer's own signature. */
export function printAndSignatureRules(requirements: StateRequirements): RuleInWords[] {
  return [
    { name: 'Thumbprint', ...thumbprintRule(requirements) },
    { name: 'Signature', ...signatureRule(requirements) },
  ];
}

function thumbprintRule({ basis, prohibitedFields, specialRequirements }: StateRequirements) {
  if (specialRequirements.thumbprintRequired) {
    return {
      answer: 'Thumbprint required for deeds, powers of attorney and real property documents.',
      basis: basis.thumbprint,
    };
  }
  return prohibitedFields.includes('thumbprint')
    ? { answer: 'A thumbprint must not be recorded.', basis: basis.prohibited }
    : { answer: 'The law does not require one.', basis: null };
}

function signatureRule({ basis, requiredFields, requiredFor, specialRequirements }: StateRequirements) {
  if (specialRequirements.signerSignatureRequired) {
    return { answer: 'The signer must personally sign the journal entry.', basis: basis.fields };
  }
  return requiredFor !== 'no_act' && requiredFields.includes('signer_signature')
    ? { answer: `Required ${boundActs[requiredFor]}.`, basis: basis.fields }
    : { answer: 'The law does not require one.', basis: null };
}

/** How many prohibited fields are shown at first (specification, section 2.10). */
export const prohibitedShown = 3;

/** The restriction of states that prohibit no field of their own. */
export const restrictedEverywhere = 'Social Security and payment card numbers are not allowed in any state.';

/** Returns the restrictions of data, and that the entries of Texas are public. */
function restrictions({ prohibitedFields, stateCode }: StateRequirements): string {
  const names = prohibitedFields.slice(0, prohibitedShown).map(lawFieldName);
  const more = prohibitedFields.length - names.length;
  const barred =
    names.length === 0
      ? restrictedEverywhere
      : `Must not be recorded: ${names.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;
  return stateCode === 'TX' ? `${barred} Entries are public records.` : barred;
}

/** The maximum fees for acts in person. The guide covers other fee rules. */
export function feeRules({ basis, fee }: StateRequirements): RuleInWords[] {
  return feeCaps(fee).map(([name, answer]) => ({ name, answer, basis: basis.fee }));
}

/** The entries that require the fields, as the end of a sentence. */
const boundActs: Readonly<Record<StateRequirements['requiredFor'], string>> = {
  all_acts: 'for all acts',
  some_acts: 'for some acts, listed in the guide below',
  electronic_acts: 'for acts on electronic records',
  remote_acts: 'for remote acts',
  self_filers: 'for acts for self-filers',
  no_act: 'for no act',
};

/** Returns which entries require the fields that the law lists. */
export function requiredFieldsRule({ requiredFields, requiredFor }: StateRequirements): string {
  const hasFields = requiredFields.length > 0;
  if (requiredFor === 'no_act') {
    return hasFields
      ? 'The law requires no fields. These are recommended:'
      : 'The law requires no fields. This journal asks for its own set.';
  }
  return hasFields
    ? `Required ${boundActs[requiredFor]}:`
    : `The law lists no fields ${boundActs[requiredFor]}. This journal asks for its own set.`;
}

/** Every rule, for the summary: the sections below have what more there is, and the sources. */
export function atAGlance(requirements: StateRequirements): RuleInWords[] {
  const { basis, requiredFields } = requirements;
  const fields = requiredFields.map(lawFieldName).join(', ');
  return [
    ...journalRules(requirements),
    { name: 'Maximum Fee', answer: feeAnswer(requirements), basis: basis.fee },
    ...identificationRules(requirements),
    ...printAndSignatureRules(requirements),
    { name: 'Data Restrictions', answer: restrictions(requirements), basis: basis.prohibited },
    {
      name: 'Journal Fields',
      answer: `${requiredFieldsRule(requirements)} ${fields && `${fields}.`}`.trim(),
      basis: basis.fields,
    },
  ];
}

/** Returns the maximum fees in one line. */
export function feeAnswer({ fee }: StateRequirements): string {
  return feeCaps(fee)
    .map(([kind, cap]) => (kind === 'Maximum Fee' ? cap : `${kind}: ${cap}`))
    .join(' ');
}
