import { limits } from '../../data/limits.ts';
import {
  type EntryField,
  entryFieldNames,
  entryFields,
  markWitnessFields,
  type SignerField,
  signerFieldNames,
  signerFields,
  witnessFields,
} from '../../entry/fields.ts';
import { isZip } from '../zip.ts';
import { barredProblems } from './barred-problems.ts';
import type { EntryContent, SignerContent, WitnessContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import {
  entryFieldRules,
  type FieldRule,
  markWitnessFieldRules,
  signerFieldRules,
  witnessFieldRules,
} from './field-rules.ts';
import { actTypeOf, isPersonalKnowledge, stateNameOf } from './law-binding.ts';
import { lawOf } from './law-of.ts';
import { missingOfOutcome, wasPerformed } from './outcome-rules.ts';

const basisOf = ({ basis }: FieldRule) => (basis ? { basis } : {});

/** Returns an entry as this journal judges it without any law. */
const withoutLaw = (entry: EntryContent): EntryContent => ({ ...entry, stateCode: null });

/** Returns "is required", and by which law where this journal alone would not require the field (`own`). */
function isRequired(entry: EntryContent, { basis }: FieldRule, own: () => FieldRule): string {
  if (!basis || own().use === 'required') return 'is required';
  return `is required by ${stateNameOf(entry)} law (${basis.cite})`;
}

function isRequiredInEntry(entry: EntryContent, field: EntryField, rule: FieldRule): string {
  return isRequired(entry, rule, () => entryFieldRules(withoutLaw(entry))[field]);
}

function signerProblems(entry: EntryContent, signer: SignerContent, index: number): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const rules = signerFieldRules(entry, signer);
  const law = lawOf(entry);
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
    } else if (!signer[field]) {
      const { label } = signerFields[field];
      const required = isRequired(entry, rule, () => signerFieldRules(withoutLaw(entry), signer)[field]);
      refuse(field, `${label} ${required}`, 'missing', rule);
    }
  }
  if (signer.zip && rules.zip.use === 'required' && !isZip(signer.zip)) {
    refuse('zip', 'ZIP Code must be 12345 or 12345-6789', 'invalid', rules.zip);
  }
  if (isPersonalKnowledge(signer.idType) && law?.personalKnowledge?.allowed === 'no') {
    refuse(
      'idType',
      `${stateNameOf(entry)} does not accept personal knowledge as identification (${law.personalKnowledge.cite}). Choose an ID or a credible witness`,
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

/** Returns a problem for each required field that a person lacks. `own` is the field's rule without any law. */
function missingOfPerson<Name extends string>(
  entry: EntryContent,
  person: { [Field in Name]?: unknown },
  {
    fields,
    rules,
    own,
    path,
    owner,
  }: {
    fields: Readonly<Record<Name, { label: string }>>;
    rules: Readonly<Record<Name, FieldRule>>;
    own: (field: Name) => FieldRule;
    path: string;
    owner: string;
  },
): EntryProblem[] {
  return (Object.keys(fields) as Name[]).flatMap((field) => {
    const value = String(person[field] ?? '');
    const isGiven = field === 'signatureDataUrl' ? value.length > limits.signatureMin : value !== '';
    if (rules[field].use !== 'required' || isGiven) return [];
    const required = isRequired(entry, rules[field], () => own(field));
    return [
      {
        kind: 'missing',
        step: 1,
        path: `${path}.${field}`,
        message: `${owner}: ${fields[field].label} ${required}`,
        ...basisOf(rules[field]),
      } as const,
    ];
  });
}

function witnessProblems(entry: EntryContent, witness: WitnessContent, index: number): EntryProblem[] {
  return missingOfPerson(entry, witness, {
    fields: witnessFields,
    rules: witnessFieldRules(entry, witness),
    own: (field) => witnessFieldRules(withoutLaw(entry), witness)[field],
    path: `credibleWitnesses.${index}`,
    owner: `Credible Witness ${index + 1}`,
  });
}

/** Returns what is missing about those who see a signer make a mark: as many as the law says, and who writes the name. */
function markWitnessProblems(entry: EntryContent, rule: FieldRule): EntryProblem[] {
  if (rule.use === 'hidden') return [];
  const witnesses = entry.markWitnesses ?? [];
  const problems = witnesses.flatMap((witness, index) =>
    missingOfPerson(entry, witness, {
      fields: markWitnessFields,
      rules: markWitnessFieldRules(entry, witness, index),
      own: (field) => markWitnessFieldRules(withoutLaw(entry), witness, index)[field],
      path: `markWitnesses.${index}`,
      owner: `${entryFields.markWitnesses.label} ${index + 1}`,
    }),
  );
  const law = rule.use === 'required' && lawOf(entry)?.byMark;
  if (!law) return problems;
  const by = `${stateNameOf(entry)} law (${law.cite})`;
  const refuse = (path: string, message: string) =>
    problems.push({ kind: 'missing', step: 1, path, message, ...basisOf(rule) });
  if (witnesses.length < law.witnesses) {
    const missing = law.witnesses > 1 ? ` ${witnesses.length + 1}` : '';
    refuse('markWitnesses', `${entryFields.markWitnesses.label}${missing} is required by ${by}`);
  } else if (law.nameBy === 'witness' && !witnesses.some(({ writesName }) => writesName)) {
    refuse(
      'markWitnesses.0.writesName',
      `One witness must write the signer's name next to the mark, as ${by} requires. Say which one`,
    );
  }
  return problems;
}

function credibleWitnessProblems(entry: EntryContent, rule: FieldRule): EntryProblem[] {
  if (rule.use === 'hidden') return [];
  const witnesses = entry.credibleWitnesses ?? [];
  const problems = witnesses.flatMap((witness, index) => witnessProblems(entry, witness, index));
  const law = lawOf(entry)?.credibleWitnesses;
  const [only] = witnesses;
  if (law && witnesses.length === 1 && only?.idType && !isPersonalKnowledge(only.idType)) {
    problems.push({
      kind: 'missing',
      step: 1,
      path: 'credibleWitnesses.0.idType',
      message: `Credible Witness 2 is required by ${stateNameOf(entry)} law (${law.cite}): one witness is enough only if you know that witness personally`,
      basis: law,
    });
  }
  return problems;
}

function peopleProblems(
  entry: EntryContent,
  { credibleWitnesses, markWitnesses }: Readonly<Record<EntryField, FieldRule>>,
): EntryProblem[] {
  const signers = entry.signers?.length ? entry.signers : [{}];
  return [
    ...signers.flatMap((signer, index) => signerProblems(entry, signer, index)),
    ...credibleWitnessProblems(entry, credibleWitnesses),
    ...markWitnessProblems(entry, markWitnesses),
  ];
}

function thumbprintProblems(entry: EntryContent, rule: FieldRule): EntryProblem[] {
  const refuse = (path: 'thumbprint' | 'thumbprintNote', rest: string): EntryProblem[] => [
    {
      kind: 'missing',
      step: 1,
      path,
      message: `${entryFields[path].label} ${isRequiredInEntry(entry, 'thumbprint', rule)}${rest}`,
      ...basisOf(rule),
    },
  ];
  if (rule.use !== 'required') return [];
  if (entry.thumbprintException) {
    return entry.thumbprintException === 'physically_unable' && !entry.thumbprintNote
      ? refuse('thumbprintNote', ': say why the signer cannot give a print')
      : [];
  }
  if (!entry.thumbprint) {
    return refuse('thumbprint', ' for this document - capture it, or choose why there is none');
  }
  return entry.thumbprint.signerThumb !== 'right_thumb' && !entry.thumbprintNote
    ? refuse('thumbprintNote', ': say which finger was used and why')
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

/** Advice about a missing field, after the message that it is required. */
const hints: Partial<Record<EntryField, string>> = {
  locationLabel: ' - use GPS button or enter manually',
  signerJournalSignature: ' - photograph the line the signer signed',
  oathAdministered: ' - say whether you administered an oath',
};

function missingMessage(entry: EntryContent, field: EntryField, rule: FieldRule): string {
  if (field === 'documents') return 'At least one document description is required';
  return `${entryFields[field].label} ${isRequiredInEntry(entry, field, rule)}${hints[field] ?? ''}`;
}

const pathOf = (field: EntryField): string => (field === 'documents' ? 'documents.0.description' : field);

/**
 * Returns everything that prevents a submission, in the order of the wizard's steps. `today` is the notary's
 * day, YYYY-MM-DD. The messages follow the specification, section 5, and name the law where it alone is the reason;
 * client and server use this one list.
 * Problems of the kind `barred` also prevent saving a draft.
 */
export function entryProblems(entry: EntryContent, today: string): EntryProblem[] {
  const rules = entryFieldRules(entry);
  const missing = entryFieldNames.flatMap((field): EntryProblem[] => {
    if (field === 'thumbprint') return thumbprintProblems(entry, rules.thumbprint);
    // Those of people.
    if (field === 'markWitnesses') return [];
    if (rules[field].use !== 'required' || isGiven(entry, field, today)) return [];
    const { step } = entryFields[field];
    const message = missingMessage(entry, field, rules[field]);
    return [{ kind: 'missing', step, path: pathOf(field), message, ...basisOf(rules[field]) }];
  });
  const ofPeople = wasPerformed(entry) ? peopleProblems(entry, rules) : [];
  const isHead = (path: string) => path === 'stateCode' || path === 'documentType' || path === 'actType';
  return [
    ...barredProblems(entry),
    ...missing.filter(({ path }) => isHead(path)),
    ...ofPeople,
    ...missing.filter(({ path }) => !isHead(path)),
    ...missingOfOutcome(entry),
  ].sort((left, right) => left.step - right.step);
}
