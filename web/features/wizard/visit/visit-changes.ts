import type { ActField } from '#shared/entry/fields.ts';
import {
  actRows,
  cellOf,
  type Drawn,
  emptyDocument,
  emptyPrint,
  type Print,
  pick,
  type Visit,
  type VisitDocument,
  withItem,
} from './visit.ts';

// Changes of a visit that only its table makes.

/** Returns the visit with a field of every document set. */
export function withAll(visit: Visit, change: Partial<VisitDocument>): Visit {
  return { ...visit, documents: visit.documents.map((document) => ({ ...document, ...change })) };
}

/** Returns the visit with another document below the others: of the same act as the last one, unless `document` says more. */
export function withAdded(visit: Visit, document: Partial<VisitDocument> & { id: string }): Visit {
  const last = visit.documents.at(-1) ?? emptyDocument;
  const carried = actRows.flatMap(([name, { perAct }]) => (perAct === 'likeLast' ? [name as ActField] : []));
  const likeLast = { ...pick(last, carried), fee: last.fee };
  return { ...visit, documents: [...visit.documents, { ...emptyDocument, ...likeLast, ...document }] };
}

/** Returns the visit with a document at a row, such as one whose removal is undone. */
export function withInserted(visit: Visit, row: number, document: VisitDocument): Visit {
  return { ...visit, documents: visit.documents.toSpliced(row, 0, document) };
}

/** Returns the visit without a document's row. */
export function withoutDocument(visit: Visit, row: number): Visit {
  return { ...visit, documents: visit.documents.toSpliced(row, 1) };
}

/** Returns the visit with a document moved to another row. */
export function withMoved(visit: Visit, from: number, to: number): Visit {
  const document = visit.documents[from];
  if (!document || to < 0 || to >= visit.documents.length) return visit;
  return { ...visit, documents: visit.documents.toSpliced(from, 1).toSpliced(to, 0, document) };
}

/** Returns the visit without a credible witness's signatures. */
export function withoutWitness(visit: Visit, witness: number): Visit {
  const documents = visit.documents.map((document) => ({
    ...document,
    cells: document.cells.map((cell) => ({
      ...cell,
      witnessSignatures: cell.witnessSignatures.toSpliced(witness, 1),
      witnessesSignedAs: cell.witnessesSignedAs.toSpliced(witness, 1),
    })),
  }));
  return { ...visit, documents };
}

/** Returns the signature at its path, which `signaturePath` made. */
export function signatureAt({ documents }: Visit, path: string): Drawn {
  const [, , row, , signer, kind, place] = path.split('.');
  const cell = cellOf(documents[Number(row)] ?? emptyDocument, Number(signer));
  if (kind === 'signature') return { signature: cell.signature, signedAs: cell.signedAs };
  const witness = Number(place);
  return {
    signature: cell.witnessSignatures[witness] ?? '',
    signedAs: cell.witnessesSignedAs[witness] ?? null,
  };
}

/** Returns the visit with a thumbprint of a signer, or the reason for its absence, changed. */
export function withPrint(visit: Visit, signer: number, change: Partial<Print>): Visit {
  return { ...visit, prints: withItem(visit.prints, signer, emptyPrint, change) };
}
