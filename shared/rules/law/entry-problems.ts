import { type EntryField, entryFields } from '../../entry/fields.ts';
import { actTypeOf } from './act-of.ts';
import { characterProblems } from './character-problems.ts';
import type { EntryContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import { type FieldNote, fieldNotes } from './field-notes.ts';
import type { FieldRule } from './field-rules.ts';
import { missingOfOutcome, wasPerformed } from './outcome-rules.ts';
import { peopleProblems } from './people-problems.ts';
import { prohibitionProblems } from './prohibition-problems.ts';
import { basisOf, type Requirement, requirementOf } from './requirement.ts';
import { signatureProblems } from './signature-problems.ts';

function thumbprintProblems(entry: EntryContent, rule: FieldRule, isRequired: Requirement): EntryProblem[] {
  const refuse = (path: 'thumbprint' | 'thumbprintNote', rest: string): EntryProblem[] => [
    {
      kind: 'missing',
      step: 1,
      path,
      message: `${entryFields[path].label} ${isRequired('thumbprint', rule)}${rest}`,
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

/** Returns a problem if the SHA-256 of a recording does not look like one. */
function digestProblems({ remoteRecordingSha256 }: EntryContent): EntryProblem[] {
  if (!remoteRecordingSha256 || /^[\da-f]{64}$/iu.test(remoteRecordingSha256.trim())) return [];
  const { step, label } = entryFields.remoteRecordingSha256;
  const message = `${label} must be 64 hexadecimal digits. Copy it from your platform, or leave it empty`;
  return [{ kind: 'invalid', step, path: 'remoteRecordingSha256', message }];
}

/** Advice about a missing field, after the message that it is required. */
const hints: Partial<Record<EntryField, string>> = {
  locationLabel: ' - use GPS button or enter manually',
  signerJournalSignature: ' - photograph the line the signer signed',
  oathAdministered: ' - say whether you administered an oath',
};

/** Returns the problem of a field of the entry itself, if it is required and missing. */
function missingOfEntry(
  entry: EntryContent,
  today: string,
  { path, label, rule }: FieldNote,
  isRequired: Requirement,
): EntryProblem[] {
  const field = path as EntryField;
  if (field === 'thumbprint') return thumbprintProblems(entry, rule, isRequired);
  // Those of people.
  if (field === 'markWitnesses') return [];
  if (rule.use !== 'required' || isGiven(entry, field, today)) return [];
  const { step } = entryFields[field];
  if (field === 'documents') {
    const message = 'At least one document description is required';
    return [{ kind: 'missing', step, path: 'documents.0.description', message, ...basisOf(rule) }];
  }
  const message = `${label} ${isRequired(path, rule)}${hints[field] ?? ''}`;
  return [{ kind: 'missing', step, path, message, ...basisOf(rule) }];
}

/**
 * Returns everything that prevents a submission, in the order of the wizard's steps. `today` is the notary's
 * day, YYYY-MM-DD. The messages follow the specification, section 5, and name the law where it alone is the reason;
 * client and server use this one list.
 * Problems of the kind `prohibited` also prevent saving a draft.
 */
export function entryProblems(entry: EntryContent, today: string): EntryProblem[] {
  const notes = fieldNotes(entry);
  const isRequired = requirementOf(entry);
  const missing = notes
    .filter(({ path }) => !path.includes('.'))
    .flatMap((note) => missingOfEntry(entry, today, note, isRequired));
  const isHead = (path: string) => path === 'stateCode' || path === 'documentType' || path === 'actType';
  return [
    ...prohibitionProblems(entry),
    ...characterProblems(entry),
    ...missing.filter(({ path }) => isHead(path)),
    ...(wasPerformed(entry) ? peopleProblems(entry, notes, isRequired) : []),
    ...missing.filter(({ path }) => !isHead(path)),
    ...digestProblems(entry),
    ...signatureProblems(entry),
    ...missingOfOutcome(entry),
  ].sort((left, right) => left.step - right.step);
}
