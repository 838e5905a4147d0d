import type { EntryLevelField } from '#shared/entry/field.ts';
import { type ActField, entryFields } from '#shared/entry/fields.ts';
import type { Thumbprint } from '#web/lib/entries/thumbprint.ts';
import { type DocumentForm, emptyFields, type FormOf, type SignedForm } from '../form/empty-fields.ts';

/** Whether each act becomes an entry of its own, or one entry lists the documents of a signer that share an act. */
export type Grouping = 'one_each' | 'several_in_one';

/** How an act ended, as the form has it: that it was performed, or who ended it, why, and a note. */
export type Ending = { outcome: string; outcomeReason: string; outcomeNote: string };

export const performed: Readonly<Ending> = { outcome: 'performed', outcomeReason: '', outcomeNote: '' };

/** Returns how an act ended, as the form of an entry or a cell has it. */
export function endingOf({ outcome, outcomeReason, outcomeNote }: Ending): Ending {
  return { outcome, outcomeReason, outcomeNote };
}

/**
 * Whether a person signs a document, how that act ended, with the drawn signatures (data URLs) of that person and their credible witnesses, and what each of them saw.
 * `raised` are the doubts that the act raised when it was last judged: only their responses belong to its entry.
 */
export type Cell = Ending & {
  signs: boolean;
  signature: string;
  signedAs: SignedForm | null;
  witnessSignatures: string[];
  witnessesSignedAs: (SignedForm | null)[];
  raised: string[];
};

export const actRows = Object.entries<EntryLevelField>(entryFields).filter(([, { perAct }]) => perAct);

/** The fields of an entry that each document of a visit has for itself, besides its title and fee. */
export const actFields = actRows.map(([name]) => name as ActField);

/** The fields of an act, as a row or the form of an entry has them. */
export type Act = Pick<FormOf<typeof entryFields>, ActField>;

/** Returns some fields of an act. */
export function pick(act: Act, fields: readonly ActField[]): Act {
  return Object.fromEntries(fields.map((field) => [field, act[field]])) as Act;
}

/** Returns the fields of an act, as a row or the form of an entry has them. */
export const actOf = (act: Act): Act => pick(act, actFields);

/**
 * A row of the table of acts. The fee, in dollars as typed, is charged to each signer. Cells are in the order of the
 * signers; a person without a cell signs.
 */
export type VisitDocument = Act & { id: string; title: string; pages: string; fee: string; cells: Cell[] };

/** A signer's thumbprint, or the reason for its absence. */
export type Print = { thumbprint: Thumbprint | null; thumbprintException: string; thumbprintNote: string };

/**
 * The additions of a visit to the form of one entry: documents by signers. The first signer's thumbprint is in the form itself;
 * `prints` has those of the others at their places.
 */
export type Visit = {
  documents: VisitDocument[];
  grouping: Grouping;
  prints: Print[];
  /** The day on which the visit began, YYYY-MM-DD. An entry of that day has the day of its last signature. */
  begunOn?: string;
};

export const emptyCell: Readonly<Cell> = {
  ...performed,
  signs: true,
  signature: '',
  signedAs: null,
  witnessSignatures: [],
  witnessesSignedAs: [],
  raised: [],
};
export const emptyPrint: Readonly<Print> = { thumbprint: null, thumbprintException: '', thumbprintNote: '' };
export const emptyDocument: Readonly<VisitDocument> = {
  ...actOf(emptyFields(entryFields)),
  ...{ id: '', title: '', pages: '', fee: '', cells: [] },
};

/** Returns the documents of some rows as the form of an entry lists them. The entry has the date of the first one. */
export function listedDocuments(
  rows: readonly Pick<VisitDocument, 'title' | 'documentDate' | 'pages'>[],
): DocumentForm[] {
  return rows.map(({ title, documentDate, pages }, index) => ({
    ...{ description: title, date: index === 0 ? '' : documentDate, pages },
  }));
}

/** Returns a person's cell of a document. */
export function cellOf({ cells }: VisitDocument, signer: number): Cell {
  return cells[signer] ?? emptyCell;
}

/** Returns a list with the item at a place changed; places before it that are empty get `filler`. */
export function withItem<T>(
  items: readonly T[],
  place: number,
  filler: Readonly<T>,
  change: Partial<T>,
): T[] {
  const filled = Array.from({ length: Math.max(items.length, place + 1) }, (_, index) => ({
    ...(items[index] ?? filler),
  }));
  return filled.map((item, index) => (index === place ? { ...item, ...change } : item));
}

/** Returns the visit with a document changed. */
export function withDocument(visit: Visit, row: number, change: Partial<VisitDocument>): Visit {
  return { ...visit, documents: withItem(visit.documents, row, emptyDocument, change) };
}

/** Returns the visit with a person's cell of a document changed. */
export function withCell(visit: Visit, row: number, signer: number, change: Partial<Cell>): Visit {
  const document = visit.documents[row];
  if (!document) return visit;
  return withDocument(visit, row, { cells: withItem(document.cells, signer, emptyCell, change) });
}

/** A drawn signature (data URL), and what its person saw. */
export type Drawn = { signature: string; signedAs: SignedForm | null };

/** Returns a list with the item at a place replaced. Places before it that are missing get `filler`. */
const replaced = <T>(items: readonly T[], place: number, item: T, filler: T): T[] =>
  Array.from({ length: Math.max(items.length, place + 1) }, (_, index) =>
    index === place ? item : (items[index] ?? filler),
  );

/** Returns the visit with a signature at its path, which `signaturePath` made. */
export function withSignature(visit: Visit, path: string, { signature, signedAs }: Drawn): Visit {
  const [, , row, , signer, kind, place] = path.split('.');
  const document = visit.documents[Number(row)];
  if (!document) return visit;
  const { witnessSignatures, witnessesSignedAs } = cellOf(document, Number(signer));
  const witness = Number(place);
  const change =
    kind === 'signature'
      ? { signature, signedAs }
      : {
          witnessSignatures: replaced(witnessSignatures, witness, signature, ''),
          witnessesSignedAs: replaced(witnessesSignedAs, witness, signedAs, null),
        };
  return withCell(visit, Number(row), Number(signer), change);
}

/** Returns the visit without what belongs to a signer, so that no signature passes to another person. */
export function withoutSigner(visit: Visit, signer: number): Visit {
  const documents = visit.documents.map((document) => ({
    ...document,
    cells: document.cells.toSpliced(signer, 1),
  }));
  return { ...visit, documents, prints: visit.prints.toSpliced(signer, 1) };
}
