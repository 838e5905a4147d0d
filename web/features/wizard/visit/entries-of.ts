import { dayIn } from '#shared/rules/dates.ts';
import { entriesPerVisit } from '#shared/rules/law/entries-per-visit.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { type EntryForm, parseFee, type SignerForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import {
  actFields,
  actOf,
  type Cell,
  cellOf,
  type Ending,
  emptyPrint,
  endingOf,
  type Grouping,
  listedDocuments,
  type Visit,
  type VisitDocument,
} from './visit.ts';

/** An entry of a visit: whose act, the rows of the documents that it lists, and its form. */
export type VisitEntry = { signer: number; rows: number[]; form: EntryForm };

const endingFields = ['outcome', 'outcomeReason', 'outcomeNote'] as const satisfies readonly (keyof Ending)[];

/** An entry lists each document with a date of its own. */
const alikeFields = actFields.filter((field) => field !== 'documentDate');

/** Reports whether one entry may list both documents of a signer, where the law lets an entry list several. */
function isAlike(one: VisitDocument, other: VisitDocument, signer: number): boolean {
  const [cell, otherCell] = [cellOf(one, signer), cellOf(other, signer)];
  return (
    alikeFields.every((field) => one[field] === other[field]) &&
    endingFields.every((field) => cell[field] === otherCell[field])
  );
}

/** Returns the acts of a visit, grouped into entries, in the order of the table: row by row, then signer by signer. */
function groupsOf(signers: number, documents: readonly VisitDocument[], grouping: Grouping) {
  const groups: { signer: number; rows: number[]; first: VisitDocument }[] = [];
  for (const [row, document] of documents.entries()) {
    for (let signer = 0; signer < signers; signer += 1) {
      if (!cellOf(document, signer).signs) continue;
      const same =
        grouping === 'several_in_one' &&
        groups.find((group) => group.signer === signer && isAlike(group.first, document, signer));
      if (same) same.rows.push(row);
      else groups.push({ signer, rows: [row], first: document });
    }
  }
  return groups;
}

/** The first signature drawn for one of these acts, of the signer or of a witness. An entry that lists several documents needs one. */
function drawn(cells: readonly Cell[], witness?: number): Pick<SignerForm, 'signatureDataUrl' | 'signedAs'> {
  const signatures = cells.map(({ signature, signedAs, witnessSignatures, witnessesSignedAs }) =>
    witness === undefined
      ? { signatureDataUrl: signature, signedAs }
      : {
          signatureDataUrl: witnessSignatures[witness] ?? '',
          signedAs: witnessesSignedAs[witness] ?? null,
        },
  );
  return (
    signatures.find(({ signatureDataUrl }) => signatureDataUrl) ?? { signatureDataUrl: '', signedAs: null }
  );
}

/** Adds fees as typed; empty when none was typed. */
export function total(fees: readonly string[]): string {
  const typed = fees.filter((fee) => fee.trim() !== '');
  const [first = ''] = typed;
  if (typed.length < 2) return first;
  return (typed.reduce((cents, fee) => cents + Math.round(parseFee(fee) * 100), 0) / 100).toFixed(2);
}

function printOf(form: EntryForm, visit: Visit, signer: number) {
  const print = signer === 0 ? form : { ...emptyPrint, ...visit.prints[signer] };
  const { thumbprint, thumbprintException, thumbprintNote } = print;
  return { thumbprint, thumbprintException, thumbprintNote };
}

/** Returns the moments when the signatures of some cells were drawn, ISO 8601 in UTC, the earliest first. */
const signedAtIn = (cells: readonly Cell[]): string[] =>
  cells
    .flatMap(({ signedAs, witnessesSignedAs }) => [signedAs, ...witnessesSignedAs])
    .flatMap((signed) => signed?.at ?? [])
    .toSorted();

/**
 * Returns when an act of a visit was recorded: when its last signature was drawn. Its day follows, so that a visit which
 * crosses midnight has two days, unless the notary entered another day or a time.
 */
function timeOf(
  form: EntryForm,
  visit: Visit,
  cells: readonly Cell[],
): Pick<EntryForm, 'recordedAt' | 'date'> {
  const { recordedAt, date, actTime, actTimezone } = form;
  const last = signedAtIn(cells).at(-1);
  if (!last) return { recordedAt, date };
  const followsClock = actTime === '' && date === visit.begunOn;
  return { recordedAt: last, date: followsClock ? dayIn(actTimezone, new Date(last)) : date };
}

function entryForm(form: EntryForm, visit: Visit, signer: number, documents: VisitDocument[]): EntryForm[] {
  const person = form.signers[signer];
  const [first] = documents;
  if (!person || !first) return [];
  const cells = documents.map((document) => cellOf(document, signer));
  const ending = endingOf(cellOf(first, signer));
  return [
    {
      ...form,
      ...actOf(first),
      ...printOf(form, visit, signer),
      ...ending,
      ...timeOf(form, visit, cells),
      // The fee of a row is for acts that are performed.
      fee: wasPerformed(ending) ? total(documents.map(({ fee }) => fee)) : '',
      numberOfActs: documents.length > 1 ? String(documents.length) : '',
      signers: [{ ...person, ...drawn(cells) }],
      credibleWitnesses: (person.idType === 'credible_witness' ? form.credibleWitnesses : []).map(
        (witness, index) => ({ ...witness, ...drawn(cells, index) }),
      ),
      documents: listedDocuments(documents),
      warningResponses: form.warningResponses.filter(({ warning }) =>
        cells.some(({ raised }) => raised.includes(warning)),
      ),
      visit: null,
    },
  ];
}

/** Returns how the acts of a visit become entries: as the law of its state says, or else as the notary chose. */
export function groupingOf(form: EntryForm, { grouping }: Visit): Grouping {
  const { rule } = entriesPerVisit(contentFromForm(form));
  return rule === 'one_each' ? 'one_each' : grouping;
}

/**
 * Returns the entries of a visit, in the order of their numbers. Each act, that is a person and a document which that
 * person signs, is in exactly one of them, and each entry has one signer.
 */
export function visitEntries(form: EntryForm, visit: Visit): VisitEntry[] {
  return groupsOf(form.signers.length, visit.documents, groupingOf(form, visit)).flatMap(
    ({ signer, rows }) => {
      const documents = rows.flatMap((row) => visit.documents[row] ?? []);
      return entryForm(form, visit, signer, documents).map((entry) => ({ signer, rows, form: entry }));
    },
  );
}

/** Returns the forms of the single entries: those of its visit, or the form itself. */
export function entriesOf(form: EntryForm): EntryForm[] {
  return form.visit ? visitEntries(form, form.visit).map((entry) => entry.form) : [form];
}
