import { dayIn } from '#shared/rules/dates.ts';
import { serverNow } from '#web/lib/session/server-clock.ts';
import { titled } from '../form/empty-fields.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { total } from './entries-of.ts';
import {
  actFields,
  actOf,
  type Cell,
  cellOf,
  emptyCell,
  emptyDocument,
  endingOf,
  listedDocuments,
  performed,
  type Visit,
  type VisitDocument,
} from './visit.ts';

/** The cells of the first row, with the signatures drawn so far: people signed for this act, and for no other. */
function firstCells({ signers, credibleWitnesses }: EntryForm): Cell[] {
  const vouchedFor = signers.findIndex(({ idType }) => idType === 'credible_witness');
  return signers.map(({ signatureDataUrl, signedAs }, signer) => {
    const witnesses = signer === vouchedFor ? credibleWitnesses : [];
    return {
      ...emptyCell,
      ...{ signature: signatureDataUrl, signedAs },
      witnessSignatures: witnesses.map((witness) => witness.signatureDataUrl),
      witnessesSignedAs: witnesses.map((witness) => witness.signedAs),
    };
  });
}

const unsigned = <T extends { signatureDataUrl: string }>(people: readonly T[]): T[] =>
  people.map((person) => ({ ...person, signatureDataUrl: '', signedAs: null }));

/**
 * Turns the form of one entry into that of a visit: each document gets a row with the entry's act and how it ended.
 * Signatures and fee, which were for one entry, go to the first row. `newId` returns the ID of a row.
 */
export function startVisit(form: EntryForm, grouping: Visit['grouping'], newId: () => string): EntryForm {
  const documents = form.documents.map(
    ({ description, date, pages }, row): VisitDocument => ({
      ...emptyDocument,
      ...actOf(form),
      ...(row > 0 && { documentDate: date }),
      pages,
      id: newId(),
      title: description,
      fee: row === 0 ? form.fee : '',
      cells: (row === 0 ? firstCells(form) : form.signers.map(() => emptyCell)).map((cell) => ({
        ...cell,
        ...endingOf(form),
      })),
    }),
  );
  return {
    ...form,
    ...actOf(emptyDocument),
    ...performed,
    fee: '',
    documents: [titled('')],
    signers: unsigned(form.signers),
    credibleWitnesses: unsigned(form.credibleWitnesses),
    visit: { documents, grouping, prints: [], begunOn: dayIn(form.actTimezone, serverNow()) },
  };
}

/** Returns what a return to a single entry would discard, as its labels. */
export function lossOf(form: EntryForm, visit: Visit): string[] {
  const [first, ...others] = visit.documents;
  if (!first) return [];
  const cells = others.flatMap((document) => form.signers.map((_, signer) => cellOf(document, signer)));
  const differs = (fields: readonly (keyof VisitDocument)[]) =>
    others.some((document) => fields.some((field) => document[field] !== first[field]));
  const signs = form.signers.map((_, signer) => cellOf(first, signer).signs);
  const losses = {
    'Signatures for the other documents': cells.some(
      ({ signature, witnessSignatures }) => signature || witnessSignatures.some(Boolean),
    ),
    'Types, acts, and particulars of the other documents': differs(actFields),
    'Which acts were not performed':
      new Set(
        visit.documents.flatMap((document) =>
          form.signers.map((_, signer) => JSON.stringify(endingOf(cellOf(document, signer)))),
        ),
      ).size > 1,
    'Who signs which document': !signs.every(Boolean) || cells.some((cell) => !cell.signs),
    'Thumbprints of the other signers': visit.prints.some(
      ({ thumbprint, thumbprintException }, signer) => signer > 0 && (thumbprint || thumbprintException),
    ),
  };
  return Object.entries(losses).flatMap(([label, isLost]) => (isLost ? [label] : []));
}

/** Turns the form of a visit into that of one entry about all its documents, with the act of the first. */
export function endVisit(form: EntryForm): EntryForm {
  const { visit } = form;
  const [first] = visit?.documents ?? [];
  if (!visit || !first) return { ...form, visit: null };
  const vouchedFor = form.signers.findIndex(({ idType }) => idType === 'credible_witness');
  return {
    ...form,
    ...actOf(first),
    ...endingOf(cellOf(first, 0)),
    fee: total(visit.documents.map(({ fee }) => fee)),
    documents: listedDocuments(visit.documents),
    signers: form.signers.map((signer, index) => ({
      ...signer,
      signatureDataUrl: cellOf(first, index).signature,
      signedAs: cellOf(first, index).signedAs,
    })),
    credibleWitnesses: form.credibleWitnesses.map((witness, index) => {
      const { witnessSignatures, witnessesSignedAs } =
        vouchedFor >= 0 ? cellOf(first, vouchedFor) : emptyCell;
      return {
        ...witness,
        signatureDataUrl: witnessSignatures[index] ?? '',
        signedAs: witnessesSignedAs[index] ?? null,
      };
    }),
    visit: null,
  };
}
