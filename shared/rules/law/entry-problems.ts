import { limits } from '../../data/limits.ts';
import { findLaw } from '../../data/state-laws.ts';
import { findState } from '../../data/states.ts';
import {
  type EntryField,
  entryFieldNames,
  entryFields,
  type SignerField,
  signerFieldNames,
  signerFields,
  witnessFieldNames,
  witnessFields,
} from '../../entry/fields.ts';
import { isZip } from '../zip.ts';
import { barredProblems } from './barred-problems.ts';
import type { EntryContent, SignerContent, WitnessContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import { entryFieldRules, type FieldRule, signerFieldRules, witnessFieldRules } from './field-rules.ts';
import { actTypeOf, isPersonalKnowledge } from './law-binding.ts';

const basisOf = ({ basis }: FieldRule) => (basis ? { basis } : {});

function signerProblems(entry: EntryContent, signer: SignerContent, index: number): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const rules = signerFieldRules(entry, signer);
  const law = findLaw(entry.stateCode);
  const state = findState(entry.stateCode ?? '')?.name ?? '';
  const refuse = (field: SignerField, message: string, kind: 'missing' | 'invalid', rule: FieldRule) =>
    problems.push({
      kind,
      step: 1,
      path: `signers.${index}.${field}`,
      message: `Signer ${index + 1}: ${message}`,
      ...basisOf(rule),
    });
  for (const field of signerFieldNames) {
    const rule = rules[field];
    if (rule.use !== 'required') continue;
    if (field === 'signatureDataUrl') {
      if ((signer.signatureDataUrl ?? '').length > limits.signatureMin) continue;
      refuse(
        field,
        'Signature is required - please draw your signature in the signature pad',
        'missing',
        rule,
      );
    } else if (!signer[field]) refuse(field, `${signerFields[field].label} is required`, 'missing', rule);
  }
  if (signer.zip && rules.zip.use === 'required' && !isZip(signer.zip)) {
    refuse('zip', 'ZIP Code must be 12345 or 12345-6789', 'invalid', rules.zip);
  }
  if (isPersonalKnowledge(signer.idType) && law?.personalKnowledge?.allowed === 'no') {
    refuse(
      'idType',
      `${state} does not accept personal knowledge as identification. Choose an ID or a credible witness`,
      'invalid',
      { use: 'required', basis: law.personalKnowledge },
    );
  }
  const issued = rules.idIssueDate.use !== 'hidden' && signer.idIssueDate;
  if (issued && signer.idExpirationDate && issued > signer.idExpirationDate) {
    refuse('idIssueDate', 'Issue Date must be before the Expiration Date', 'invalid', { use: 'optional' });
  }
  return problems;
}

function witnessProblems(entry: EntryContent, witness: WitnessContent, index: number): EntryProblem[] {
  const rules = witnessFieldRules(entry, witness);
  return witnessFieldNames.flatMap((field) => {
    const rule = rules[field];
    const value = witness[field] ?? '';
    const isGiven = field === 'signatureDataUrl' ? value.length > limits.signatureMin : value !== '';
    if (rule.use !== 'required' || isGiven) return [];
    return [
      {
        kind: 'missing',
        step: 1,
        path: `credibleWitnesses.${index}.${field}`,
        message: `Credible Witness ${index + 1}: ${witnessFields[field].label} is required`,
        ...basisOf(rule),
      } as const,
    ];
  });
}

function credibleWitnessProblems(entry: EntryContent, rule: FieldRule): EntryProblem[] {
  if (rule.use === 'hidden') return [];
  const witnesses = entry.credibleWitnesses ?? [];
  const problems = witnesses.flatMap((witness, index) => witnessProblems(entry, witness, index));
  const law = findLaw(entry.stateCode)?.credibleWitnesses;
  const [only] = witnesses;
  if (law && witnesses.length === 1 && only?.idType && !isPersonalKnowledge(only.idType)) {
    problems.push({
      kind: 'missing',
      step: 1,
      path: 'credibleWitnesses.0.idType',
      message:
        'Credible Witness 2 is required: one witness is enough only if you know that witness personally',
      basis: law,
    });
  }
  return problems;
}

function thumbprintProblems(entry: EntryContent, rule: FieldRule): EntryProblem[] {
  const refuse = (path: string, message: string): EntryProblem[] => [
    { kind: 'missing', step: 1, path, message, ...basisOf(rule) },
  ];
  if (rule.use !== 'required') return [];
  if (entry.thumbprintException) {
    return entry.thumbprintException === 'physically_unable' && !entry.thumbprintNote
      ? refuse('thumbprintNote', 'Thumbprint Note is required: say why the signer cannot give a print')
      : [];
  }
  if (!entry.thumbprint) {
    return refuse(
      'thumbprint',
      'Thumbprint is required for this document - capture it, or choose why there is none',
    );
  }
  return entry.thumbprint.signerThumb !== 'right_thumb' && !entry.thumbprintNote
    ? refuse('thumbprintNote', 'Thumbprint Note is required: say which finger was used and why')
    : [];
}

/** Reports whether a field of the entry itself satisfies its rule. */
function isGiven(entry: EntryContent, field: EntryField, today: string): boolean {
  switch (field) {
    case 'documents':
      return Boolean(entry.documents?.some((document) => document.description.trim()));
    case 'credibleWitnesses':
      return Boolean(entry.credibleWitnesses?.length);
    // An act of today gets the time of its submission (specification, section 2.6).
    case 'actTime':
      return Boolean(entry.actTime) || entry.date === today;
    case 'actType':
      return actTypeOf(entry) !== undefined;
    case 'oathAdministered':
      return typeof entry.oathAdministered === 'boolean';
    default:
      return Boolean(entry[field]);
  }
}

const sentences: Partial<Record<EntryField, string>> = {
  locationLabel: 'Location Address is required - use GPS button or enter manually',
  documents: 'At least one document description is required',
  signerJournalSignature: 'Journal Signature Photo is required - photograph the line the signer signed',
  oathAdministered: 'Oath Administered is required - say whether you administered an oath',
};

const pathOf = (field: EntryField): string => (field === 'documents' ? 'documents.0.description' : field);

/**
 * Returns everything that prevents a submission, in the order of the wizard's steps. `today` is the notary's
 * day, YYYY-MM-DD. The messages follow the specification, section 5; client and server use this one list.
 * Problems of the kind `barred` also prevent saving a draft.
 */
export function entryProblems(entry: EntryContent, today: string): EntryProblem[] {
  const rules = entryFieldRules(entry);
  const missing = entryFieldNames.flatMap((field): EntryProblem[] => {
    if (field === 'thumbprint') return thumbprintProblems(entry, rules.thumbprint);
    if (rules[field].use !== 'required' || isGiven(entry, field, today)) return [];
    const { label, step } = entryFields[field];
    const message = sentences[field] ?? `${label} is required`;
    return [{ kind: 'missing', step, path: pathOf(field), message, ...basisOf(rules[field]) }];
  });
  const signers = entry.signers?.length ? entry.signers : [{}];
  const ofSigners = signers.flatMap((signer, index) => signerProblems(entry, signer, index));
  const ofWitnesses = credibleWitnessProblems(entry, rules.credibleWitnesses);
  const isHead = (path: string) => path === 'stateCode' || path === 'documentType' || path === 'actType';
  return [
    ...barredProblems(entry),
    ...missing.filter(({ path }) => isHead(path)),
    ...ofSigners,
    ...ofWitnesses,
    ...missing.filter(({ path }) => !isHead(path)),
  ].sort((left, right) => left.step - right.step);
}
