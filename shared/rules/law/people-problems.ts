import { limits } from '../../data/limits.ts';
import { entryFields } from '../../entry/fields.ts';
import type { SignerField } from '../../entry/people-fields.ts';
import { isZip } from '../zip.ts';
import { isPersonalKnowledge, stateNameOf } from './act-of.ts';
import type { EntryContent, SignerContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import { type FieldNote, valueAt } from './field-notes.ts';
import { type FieldRule, signerFieldRules } from './field-rules.ts';
import { lawOf } from './law-of.ts';
import { basisOf, type Requirement } from './requirement.ts';

type People = 'signers' | 'credibleWitnesses' | 'markWitnesses';

const nameOf = (people: People, index: number) => `${entryFields[people].label} ${index + 1}`;

/** Reports whether a person has the value of a path such as `signers.0.city`. */
function isGiven(entry: EntryContent, path: string): boolean {
  const value = String(valueAt(entry, path) ?? '');
  return path.endsWith('.signatureDataUrl') ? value.length > limits.signatureMin : value !== '';
}

/** Advice about a missing field of a person, after the message that it is required. */
const hints: Readonly<Record<string, string>> = {
  firstName: ' - if the person has one name only, choose "one name"',
  idExpirationDate: ' - if the ID shows none, choose "no expiration date"',
};

function missingMessage({ path, label, rule }: FieldNote, isRequired: Requirement): string {
  const field = path.slice(path.lastIndexOf('.') + 1);
  return /^signers\.\d+\.signatureDataUrl$/.test(path)
    ? 'Signature is required - please draw your signature in the signature pad'
    : `${label} ${isRequired(path, rule)}${hints[field] ?? ''}`;
}

/** Returns what is wrong with the values of a signer. */
function invalidOfSigner(entry: EntryContent, signer: SignerContent, index: number): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const rules = signerFieldRules(entry, signer);
  const law = lawOf(entry);
  const refuse = (field: SignerField, message: string, rule: FieldRule) =>
    problems.push({
      kind: 'invalid',
      step: 1,
      path: `signers.${index}.${field}`,
      message: `${nameOf('signers', index)}: ${message}`,
      ...basisOf(rule),
    });
  if (signer.zip && rules.zip.use === 'required' && !isZip(signer.zip)) {
    refuse('zip', 'ZIP Code must be 12345 or 12345-6789', rules.zip);
  }
  if (isPersonalKnowledge(signer.idType) && law?.personalKnowledge?.allowed === 'no') {
    refuse(
      'idType',
      `${stateNameOf(entry)} does not accept personal knowledge as identification (${law.personalKnowledge.cite}). Choose an ID or a credible witness`,
      { use: 'required', basis: law.personalKnowledge },
    );
  }
  const issued = rules.idIssueDate.use !== 'hidden' && signer.idIssueDate;
  if (issued && signer.idExpirationDate && issued > signer.idExpirationDate) {
    refuse('idIssueDate', 'Issue Date must be before the Expiration Date', { use: 'optional' });
  }
  return problems;
}

/** Returns the second credible witness, where the law requires one and there is only one. */
function missingCredibleWitness(entry: EntryContent): EntryProblem[] {
  const law = lawOf(entry)?.credibleWitnesses;
  const [only, ...others] = entry.credibleWitnesses ?? [];
  if (!law || others.length > 0 || !only?.idType || isPersonalKnowledge(only.idType)) return [];
  return [
    {
      kind: 'missing',
      step: 1,
      path: 'credibleWitnesses.0.idType',
      message: `Credible Witness 2 is required by ${stateNameOf(entry)} law (${law.cite}): one witness is enough only if you know that witness personally`,
      basis: law,
    },
  ];
}

/** Returns what is missing about the witnesses to a mark: as many as the law says, and who writes the name. */
function missingMarkWitness(entry: EntryContent, rule: FieldRule): EntryProblem[] {
  const law = rule.use === 'required' && lawOf(entry)?.byMark;
  if (!law) return [];
  const witnesses = entry.markWitnesses ?? [];
  const by = `${stateNameOf(entry)} law (${law.cite})`;
  const refusal = (path: string, message: string): EntryProblem[] => [
    { kind: 'missing', step: 1, path, message, ...basisOf(rule) },
  ];
  if (witnesses.length < law.witnesses) {
    const missing = law.witnesses > 1 ? ` ${witnesses.length + 1}` : '';
    return refusal('markWitnesses', `${entryFields.markWitnesses.label}${missing} is required by ${by}`);
  }
  return law.nameBy === 'witness' && !witnesses.some(({ writesName }) => writesName)
    ? refusal(
        'markWitnesses.0.writesName',
        `One witness must write the signer's name next to the mark, as ${by} requires. Say which one`,
      )
    : [];
}

/** Returns what is missing or invalid about signers and witnesses, the signers first. */
export function peopleProblems(
  entry: EntryContent,
  notes: readonly FieldNote[],
  isRequired: Requirement,
): EntryProblem[] {
  const missingNotes = notes.filter(
    ({ path, rule }) => rule.use === 'required' && path.includes('.') && !isGiven(entry, path),
  );
  const missing = (people: People, index: number) =>
    missingNotes
      .filter(({ path }) => path.startsWith(`${people}.${index}.`))
      .map(
        (note): EntryProblem => ({
          kind: 'missing',
          step: 1,
          path: note.path,
          message: `${nameOf(people, index)}: ${missingMessage(note, isRequired)}`,
          ...basisOf(note.rule),
        }),
      );
  const ruleOf = (people: People) => notes.find(({ path }) => path === people)?.rule ?? { use: 'hidden' };
  const signers = entry.signers?.length ? entry.signers : [{}];
  const problems = signers.flatMap((signer, index) => [
    ...missing('signers', index),
    ...invalidOfSigner(entry, signer, index),
  ]);
  if (ruleOf('credibleWitnesses').use !== 'hidden') {
    const witnesses = entry.credibleWitnesses ?? [];
    problems.push(...witnesses.flatMap((_, index) => missing('credibleWitnesses', index)));
    problems.push(...missingCredibleWitness(entry));
  }
  const ofMark = ruleOf('markWitnesses');
  if (ofMark.use !== 'hidden') {
    problems.push(...(entry.markWitnesses ?? []).flatMap((_, index) => missing('markWitnesses', index)));
    problems.push(...missingMarkWitness(entry, ofMark));
  }
  return problems;
}
