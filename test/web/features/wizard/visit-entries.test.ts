import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { titled } from '#web/features/wizard/form/empty-fields.ts';
import { type EntryForm, emptySigner, emptyWitness, newForm } from '#web/features/wizard/form/entry-form.ts';
import { readKeptEntry } from '#web/features/wizard/saving/read-kept-entry.ts';
import { entriesOf, visitEntries } from '#web/features/wizard/visit/entries-of.ts';
import { signaturePath } from '#web/features/wizard/visit/lines-to-sign.ts';
import { endVisit, lossOf, startVisit } from '#web/features/wizard/visit/start-visit.ts';
import {
  cellOf,
  emptyDocument,
  type Visit,
  type VisitDocument,
  withCell,
  withoutSigner,
  withSignature,
} from '#web/features/wizard/visit/visit.ts';
import {
  withMoved,
  withoutDocument,
  withoutWitness,
  withPrint,
} from '#web/features/wizard/visit/visit-changes.ts';

const grouping = fc.constantFrom('one_each', 'several_in_one');
const cell = (label: string) =>
  fc.record({
    signs: fc.boolean(),
    signature: fc.constantFrom('', label),
    signedAs: fc.constant(null),
    witnessesSignedAs: fc.constant<null[]>([]),
    witnessSignatures: fc.constantFrom('', `${label} vouched`).map((one) => (one ? [one] : [])),
    raised: fc.subarray(['expired_id', 'fee_over_cap']),
    ...{ outcome: fc.constantFrom('performed', 'refused'), outcomeReason: fc.constant('') },
    outcomeNote: fc.constant(''),
  });

/** Any visit of one to four people and up to seven documents, some rows without all cells. */
const visits: fc.Arbitrary<{ form: EntryForm; visit: Visit }> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 7 }), grouping)
  .chain(([people, rows, how]) => {
    const document = (row: number): fc.Arbitrary<VisitDocument> =>
      fc
        .tuple(
          fc.constantFrom('deed', 'affidavit'),
          fc.constantFrom('', 'jurat'),
          fc.constantFrom('', '5', '2.50'),
          fc.tuple(...Array.from({ length: people }, (_, signer) => cell(`${row} by ${signer}`))),
          fc.integer({ min: 0, max: people }),
        )
        .map(([documentType, actType, fee, cells, known]) => ({
          ...emptyDocument,
          ...{ id: String(row), title: `Document ${row}`, documentType, actType, fee },
          cells: cells.slice(0, known),
        }));
    const signers = Array.from({ length: people }, (_, signer) => ({
      ...emptySigner,
      firstName: `Person ${signer}`,
      signatureDataUrl: 'from the form',
    }));
    const form = { ...newForm(new Date(0), 'America/Denver', 'CO'), signers };
    return fc
      .tuple(...Array.from({ length: rows }, (_, row) => document(row)))
      .map((documents) => ({ form, visit: { documents, grouping: how, prints: [] } }));
  });

const acts = (signer: number, rows: readonly number[]) => rows.map((row) => `${row}/${signer}`);

describe('the entries of a visit', () => {
  test('an entry has the outcome of each of its acts', () => {
    fc.assert(
      fc.property(visits, ({ form, visit }) => {
        for (const { signer, rows, form: entry } of visitEntries(form, visit)) {
          const outcomes = rows
            .flatMap((row) => visit.documents[row] ?? [])
            .map((one) => cellOf(one, signer));
          expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set([entry.outcome]));
        }
      }),
    );
  });

  test('each act that is ticked is in exactly one entry, and no other act is', () => {
    fc.assert(
      fc.property(visits, ({ form, visit }) => {
        const ticked = visit.documents.flatMap((document, row) =>
          form.signers.flatMap((_, signer) => (cellOf(document, signer).signs ? acts(signer, [row]) : [])),
        );
        const found = visitEntries(form, visit).flatMap(({ signer, rows }) => acts(signer, rows));
        expect(found.toSorted()).toEqual(ticked.toSorted());
      }),
    );
  });

  test('entries are in the order of the table, and one entry each keeps it exactly', () => {
    fc.assert(
      fc.property(visits, ({ form, visit }) => {
        const places = visitEntries(form, visit).map(({ signer, rows: [row = 0] }) => row * 100 + signer);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        const each = visitEntries(form, { ...visit, grouping: 'one_each' });
        expect(each.every(({ rows }) => rows.length === 1)).toBe(true);
      }),
    );
  });

  test('an entry has its own person, documents, act, and fee, and nothing of another act', () => {
    fc.assert(
      fc.property(visits, ({ form, visit }) => {
        for (const { signer, rows, form: entry } of visitEntries(form, visit)) {
          const documents = rows.flatMap((row) => visit.documents[row] ?? []);
          expect(entry.signers.map(({ firstName }) => firstName)).toEqual([`Person ${signer}`]);
          expect(entry.documents.map(({ description }) => description)).toEqual(
            documents.map(({ title }) => title),
          );
          expect(
            new Set(documents.map(({ documentType, actType }) => `${documentType} ${actType}`)).size,
          ).toBe(1);
          expect(entry).toMatchObject({ documentType: documents[0]?.documentType, visit: null });
          const performed = entry.outcome === 'performed' ? documents : [];
          const fee = performed.reduce((sum, document) => sum + Number(document.fee), 0);
          expect(Number(entry.fee)).toBeCloseTo(fee, 10);
          const own = documents.map((document) => cellOf(document, signer).signature);
          expect(entry.signers[0]?.signatureDataUrl).toBe(own.find(Boolean) ?? '');
        }
      }),
    );
  });

  test('no signature is in two entries', () => {
    fc.assert(
      fc.property(visits, ({ form, visit }) => {
        const used = visitEntries(form, visit)
          .map(({ form: entry }) => entry.signers[0]?.signatureDataUrl)
          .filter(Boolean);
        expect(new Set(used).size).toBe(used.length);
      }),
    );
  });

  test('a signer who leaves takes the signatures along, and nobody inherits them', () => {
    fc.assert(
      fc.property(visits, fc.nat({ max: 3 }), ({ form, visit }, nth) => {
        const gone = nth % form.signers.length;
        const left = { ...form, signers: form.signers.toSpliced(gone, 1) };
        const before = visitEntries(form, { ...visit, grouping: 'one_each' });
        const after = visitEntries(left, { ...withoutSigner(visit, gone), grouping: 'one_each' });
        expect(after.map((entry) => entry.form)).toEqual(
          before.filter(({ signer }) => signer !== gone).map((entry) => entry.form),
        );
      }),
    );
  });

  test('a visit kept on the device is read back as it was', () => {
    fc.assert(
      fc.property(visits, ({ form, visit }) => {
        const kept = structuredClone({ form: { ...form, visit }, saver: {}, step: 3 });
        expect(readKeptEntry(kept)?.form.visit).toEqual(visit);
      }),
    );
  });
});

let ids = 0;
const newId = () => `row-${++ids}`;
const form: EntryForm = {
  ...newForm(new Date(0), 'America/Denver', 'CO'),
  documentType: 'deed',
  actType: 'acknowledgment',
  fee: '12',
  signers: ['Ada', 'Ben'].map((firstName) => ({
    ...emptySigner,
    firstName,
    signatureDataUrl: `signature of ${firstName}`,
  })),
  documents: [titled('Warranty deed'), titled('Name affidavit')],
};

test('a form without a visit is one entry', () => {
  expect(entriesOf(form)).toEqual([form]);
});

test('a started visit uses the signatures drawn so far for the first document only', () => {
  const started = startVisit(form, 'one_each', newId);
  const signed = entriesOf(started).map(({ documents, signers }) => [
    documents[0]?.description,
    signers[0]?.firstName,
    signers[0]?.signatureDataUrl,
  ]);
  expect(signed).toEqual([
    ['Warranty deed', 'Ada', 'signature of Ada'],
    ['Warranty deed', 'Ben', 'signature of Ben'],
    ['Name affidavit', 'Ada', ''],
    ['Name affidavit', 'Ben', ''],
  ]);
  expect(entriesOf(started).map(({ fee }) => fee)).toEqual(['12', '12', '', '']);
});

test('a visit that was only started ends as the entry that it was', () => {
  const started = startVisit(form, 'one_each', newId);
  expect(started.visit && lossOf(started, started.visit)).toEqual([]);
  expect(endVisit(started)).toEqual(form);
});

test('ending a visit names what is lost', () => {
  const started = startVisit(form, 'one_each', newId);
  const visit = started.visit && withCell(started.visit, 1, 0, { signature: 'second' });
  expect(visit && lossOf(started, visit)).toEqual(['Signatures for the other documents']);
  const unticked = started.visit && withCell(started.visit, 0, 1, { signs: false });
  expect(unticked && lossOf(started, unticked)).toEqual(['Who signs which document']);
});

test('documents that share an act are one entry per person, with one signature and the fees together', () => {
  const started = startVisit({ ...form, fee: '5' }, 'several_in_one', newId);
  const visit = started.visit && {
    ...started.visit,
    documents: started.visit.documents.map((document) => ({ ...document, fee: '5' })),
  };
  const entries = entriesOf({ ...started, visit });
  expect(entries.map(({ documents }) => documents.length)).toEqual([2, 2]);
  expect(entries[0]).toMatchObject({ fee: '10.00', numberOfActs: '2' });
  expect(entries[0]?.signers[0]?.signatureDataUrl).toBe('signature of Ada');
});

test("a credible witness signs for each act of the person who is vouched for, and is in no other person's entry", () => {
  const [ada, ben] = form.signers;
  const vouched = startVisit(
    {
      ...form,
      signers: [
        { ...emptySigner, ...ada, idType: 'credible_witness' },
        { ...emptySigner, ...ben },
      ],
      credibleWitnesses: [
        { ...emptyWitness, name: 'Cy', idType: 'passport', signatureDataUrl: 'signature of Cy' },
      ],
    },
    'one_each',
    newId,
  );
  const witnesses = (one: EntryForm) =>
    entriesOf(one).map((entry) => entry.credibleWitnesses.map((witness) => witness.signatureDataUrl));
  expect(witnesses(vouched)).toEqual([['signature of Cy'], [], [''], []]);
  const visit =
    vouched.visit &&
    withSignature(vouched.visit, signaturePath(1, 0, 0), { signature: 'again', signedAs: null });
  expect(witnesses({ ...vouched, visit })).toEqual([['signature of Cy'], [], ['again'], []]);
  expect(witnesses({ ...vouched, visit: visit && withoutWitness(visit, 0) })).toEqual([[''], [], [''], []]);
});

test('each person has a thumbprint of their own', () => {
  const started = startVisit({ ...form, thumbprintException: 'physically_unable' }, 'one_each', newId);
  const visit = started.visit && withPrint(started.visit, 1, { thumbprintNote: 'for Ben' });
  const prints = entriesOf({ ...started, visit }).map((entry) => [
    entry.thumbprintException,
    entry.thumbprintNote,
  ]);
  expect(prints.slice(0, 2)).toEqual([
    ['physically_unable', ''],
    ['', 'for Ben'],
  ]);
});

test('rows move and leave with their cells', () => {
  const { visit } = startVisit(form, 'one_each', newId);
  if (!visit) throw new Error('No visit');
  const titles = (one: Visit) => one.documents.map(({ title }) => title);
  expect(titles(withMoved(visit, 1, 0))).toEqual(['Name affidavit', 'Warranty deed']);
  expect(withMoved(visit, 0, 5)).toBe(visit);
  expect(cellOf(withMoved(visit, 0, 1).documents[1] ?? emptyDocument, 0).signature).toBe('signature of Ada');
  expect(titles(withoutDocument(visit, 0))).toEqual(['Name affidavit']);
});

test('an act has the moment and the day of its last signature, unless the notary chose the day', () => {
  const signedAs = (at: string) => ({ name: 'Ada', act: null, documents: [], language: 'en' as const, at });
  const { visit } = startVisit({ ...form, date: '2026-11-20' }, 'one_each', newId);
  if (!visit) throw new Error('No visit');
  const before = { signature: 'drawn', signedAs: signedAs('2026-11-21T06:55:00.000Z') };
  const after = { signature: 'drawn', signedAs: signedAs('2026-11-21T07:10:00.000Z') };
  const signed = withSignature(withSignature(visit, signaturePath(0, 0), before), signaturePath(1, 0), after);
  const times = (date: string, begunOn: string) => {
    const entries = entriesOf({
      ...form,
      date,
      actTimezone: 'America/Denver',
      visit: { ...signed, begunOn },
    });
    return entries.filter(({ recordedAt }) => recordedAt).map((entry) => [entry.date, entry.recordedAt]);
  };
  expect(times('2026-11-20', '2026-11-20')).toEqual([
    ['2026-11-20', before.signedAs.at],
    ['2026-11-21', after.signedAs.at],
  ]);
  expect(times('2026-11-18', '2026-11-20').map(([date]) => date)).toEqual(['2026-11-18', '2026-11-18']);
});
