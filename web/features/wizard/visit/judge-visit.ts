import type { EntryProblem } from '#shared/rules/law/entry-problem.ts';
import type { EntryWarning } from '#shared/rules/law/entry-warnings.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import type { TextQuestion } from '#shared/rules/law/text/text-problems.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { stepOf } from '../form/steps.ts';
import { type VisitEntry, visitEntries } from './entries-of.ts';
import { actFields, cellOf, type Visit, withCell } from './visit.ts';

/** The result of the rules for one entry. */
export type Judgment = {
  form: EntryForm;
  warnings: readonly EntryWarning[];
  problems: readonly EntryProblem[];
  questions: readonly TextQuestion[];
  /** Returns where the form in hand has the field at a path of this entry. */
  placeOf: (path: string) => string;
};

/** Returns the visit with the doubts that each act raises now. `judgments` are those of the entries, in their order. */
function withRaised(visit: Visit, entries: readonly VisitEntry[], judgments: readonly Judgment[]): Visit {
  return entries.reduce((raised, { signer, rows }, index) => {
    const codes = [...new Set((judgments[index]?.warnings ?? []).flatMap(({ doubt }) => doubt ?? []))];
    return rows.reduce((one, row) => withCell(one, row, signer, { raised: codes }), raised);
  }, visit);
}

/** Returns where the form of the visit has the field at a path of one of its entries. */
export function placeIn({ signer, rows }: VisitEntry, path: string): string {
  const [owner = '', index, field] = path.split('.');
  const [first = 0] = rows;
  // Washington's copy of the signature is there as soon as the signature is.
  if (path === 'principalSignature') return `visit.documents.${first}.cells.${signer}.signature`;
  if (field === 'signatureDataUrl') {
    const whose = owner === 'signers' ? 'signature' : `witnessSignatures.${index}`;
    return `visit.documents.${first}.cells.${signer}.${whose}`;
  }
  if (owner === 'signers') return `signers.${signer}.${field}`;
  if (owner === 'documents') return `visit.documents.${rows[Number(index)] ?? first}.title`;
  if (owner === 'fee' || actFields.some((name) => name === owner)) return `visit.documents.${first}.${owner}`;
  const isPrint = owner === 'thumbprint' || owner === 'thumbprintNote' || owner === 'thumbprintException';
  return isPrint && signer > 0 ? `visit.prints.${signer}.${owner}` : path;
}

/** Returns a problem or warning of one entry in terms of the visit: at its place, with the row and the signer's number. */
function placed<T extends EntryProblem | EntryWarning>(entry: VisitEntry, found: T): T {
  const path = placeIn(entry, found.path);
  const row = /^visit\.documents\.(\d+)\./u.exec(path)?.[1];
  const message = found.message.replace(/^Signer 1\b/u, `Signer ${entry.signer + 1}`);
  return {
    ...found,
    path,
    message: row === undefined ? message : `Document ${Number(row) + 1}: ${message}`,
    ...((path.startsWith('visit.') || path === 'signerJournalSignature') && { step: stepOf(path, true) }),
  };
}

/** Returns a warning of one entry in terms of the visit. Advice about every act alike is given once, at the first. */
function ofVisit(entry: VisitEntry, warning: EntryWarning): EntryWarning {
  const { path, step, ...found } = placed(entry, warning);
  if (warning.doubt) return { path, step, ...found };
  const isOfRow = path.startsWith('visit.documents.');
  return {
    ...found,
    path: isOfRow ? 'visit.documents' : path,
    step,
    message: isOfRow ? warning.message : found.message,
  };
}

/** Returns only the first of those that say the same about the same field. */
function distinct<T extends { path: string; message: string }>(found: readonly T[]): T[] {
  const seen = new Set<string>();
  return found.filter(({ path, message }) => {
    const key = `${path} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Where a missing signature leads: to the button that starts the signing. */
export const signingPath = 'visit.signing';

const isSignature = ({ path }: EntryProblem) => /^visit\.documents\.\d+\.cells\./u.test(path);

/** Returns several problems of signatures as one: their number says more than a list of forty. */
function asOne(problems: readonly EntryProblem[], what: string): EntryProblem[] {
  const [first] = problems;
  const count = new Set(problems.map(({ path }) => path)).size;
  if (!first) return [];
  return [
    { ...first, path: signingPath, message: count === 1 ? first.message : `${count} signatures ${what}` },
  ];
}

/** California: the line of the paper journal is photographed after everyone has signed. */
const isPhotoOfLine = ({ path }: EntryProblem) => path === 'signerJournalSignature';

/** Returns problems with all missing signatures as one, and all that were given for something else, in the order of the table. */
function withoutEachSignature(problems: readonly EntryProblem[]): EntryProblem[] {
  const ofSignatures = problems.filter(isSignature);
  return [
    ...problems.filter((problem) => !isSignature(problem) && !isPhotoOfLine(problem)),
    ...asOne(
      ofSignatures.filter(({ kind }) => kind === 'missing'),
      'are missing',
    ),
    ...asOne(
      ofSignatures.filter(({ kind }) => kind !== 'missing'),
      'were given for another name, act, or document. Ask for them again, or say why the record differs.',
    ),
    ...problems.filter(isPhotoOfLine),
  ];
}

/** Returns what is wrong with the table itself: rows that would disappear from the entries. */
function tableProblems({ signers }: EntryForm, { documents }: Visit): EntryProblem[] {
  return documents.flatMap((document, row): EntryProblem[] => {
    const refuse = (field: string, message: string): EntryProblem => ({
      ...{ kind: 'missing', step: 3, path: `visit.documents.${row}.${field}` },
      message: `Document ${row + 1}: ${message}`,
    });
    const acts = signers.map((_, signer) => cellOf(document, signer)).filter(({ signs }) => signs);
    const isSigned = acts.length > 0;
    const isRefused = isSigned && !acts.some(wasPerformed);
    return [
      ...(isRefused || document.title.trim() ? [] : [refuse('title', 'Enter its title')]),
      ...(isSigned ? [] : [refuse('signs.0', 'Choose who signs it, or remove it')]),
    ];
  });
}

const isTitle = ({ path }: EntryProblem) => /^visit\.documents\.\d+\.title$/u.test(path);

/**
 * Judges each entry of a visit by the rules for one entry, and returns what they say in terms of the form: its responses
 * to warnings go to the entries that raise them, and each problem is at its place among the steps.
 */
export function judgeVisit(
  form: EntryForm,
  visit: Visit,
  judge: (entry: EntryForm) => Judgment,
): Omit<Judgment, 'placeOf'> & { entries: Judgment[] } {
  const found = visitEntries(form, visit);
  const judgments = found.map((entry) => judge(entry.form));
  const raised = withRaised(visit, found, judgments);
  const forms = visitEntries({ ...form, visit: raised }, raised);
  const all = <T>(of: (entry: VisitEntry, judgment: Judgment) => readonly T[]): T[] =>
    found.flatMap((entry, index) => {
      const judgment = judgments[index];
      return judgment ? of(entry, judgment) : [];
    });
  const ofEntries = distinct(
    all((entry, { problems }) => problems.map((problem) => placed(entry, problem))),
  ).filter((problem) => problem.kind !== 'missing' || !isTitle(problem));
  const problems = withoutEachSignature([...tableProblems(form, visit), ...ofEntries]);
  return {
    form: { ...form, visit: raised },
    warnings: distinct(all((entry, { warnings }) => warnings.map((warning) => ofVisit(entry, warning)))),
    problems: problems.toSorted((a, b) => a.step - b.step),
    questions: all((entry, { questions }) =>
      questions.map((question) => ({ ...question, path: placeIn(entry, question.path) })),
    ),
    entries: all((entry, judgment) => [{ ...judgment, placeOf: (path: string) => placeIn(entry, path) }]).map(
      (judgment, index) => ({ ...judgment, form: forms[index]?.form ?? judgment.form }),
    ),
  };
}
