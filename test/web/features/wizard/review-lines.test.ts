import { expect, it } from 'vitest';
import { titled } from '#web/features/wizard/form/empty-fields.ts';
import type { EntryForm } from '#web/features/wizard/form/entry-form.ts';
import { groupedLines } from '#web/features/wizard/review/review-groups.ts';
import { reviewLines } from '#web/features/wizard/review/review-lines.ts';
import { warningsOf } from '#web/features/wizard/review/review-warnings.ts';
import { linesBeside } from '#web/features/wizard/steps/lines-beside.ts';
import { emptyDocument } from '#web/features/wizard/visit/visit.ts';
import { signature } from '../../support/entries.ts';
import { aForm, aSigner, today } from '../../support/wizard-page.ts';

const moment = { now: new Date(`${today}T18:04:00Z`), showDay: (day: string) => day };
const linesOf = (form: Parameters<typeof reviewLines>[0]) => reviewLines(form, moment);
const textsOf = (form: Parameters<typeof reviewLines>[0]) =>
  Object.fromEntries(linesOf(form).map(({ path, text }) => [path, text]));

it('has one line for a name, an address, and an ID, and one for each other value', () => {
  const form = aForm('OH', 'affidavit', { fee: '12.5', documents: [titled(' Deed ')] });
  expect(textsOf(form)).toEqual({
    stateCode: 'Ohio',
    documentType: 'Affidavit',
    'signers.0.firstName': 'Ana Diaz',
    'signers.0.addressLine': '5 Oak Ave, Columbus, Ohio 43004',
    'signers.0.idType': 'Passport, X1234567, US Department of State, Expiration Date 2030-01-31',
    'signers.0.signatureDataUrl': '',
    date: today,
    actTime: '1:04 PM EST, the time when you submit',
    actMode: 'In person, on paper',
    fee: '$12.50 (maximum in Ohio: $5.00)',
    locationLabel: '1 Main St',
    'documents.0.description': 'Deed',
  });
});

it('shows a stated time, and no line for content that the state prohibits', () => {
  const lines = linesOf(aForm('TX', 'affidavit', { actTime: '09:30' }));
  expect(lines.find(({ path }) => path === 'actTime')?.text).toBe('9:30 AM CST');
  expect(lines.find(({ path }) => path === 'signers.0.idType')?.text).not.toContain('X1234567');
  expect(lines.find(({ path }) => path === 'signers.0.signatureDataUrl')?.image).toBe(signature);
});

it('shows the answer No to a question', () => {
  expect(textsOf(aForm('NV', 'affidavit', { oathAdministered: 'no' }))).toMatchObject({
    oathAdministered: 'No',
  });
});

it('has the total of the fees beside a visit, whose acts are on Docs', () => {
  const form = aForm('OH', 'affidavit', { signers: [aSigner(), aSigner({ firstName: 'Bob' })] });
  const documents = ['5', '', '2.50'].map((fee, row) => ({ ...emptyDocument, id: `${row}`, fee }));
  const entered = { ...form, visit: { documents, grouping: 'one_each' as const, prints: [] } };
  expect(linesBeside(entered, moment).filter(({ label }) => label.startsWith('Fee'))).toMatchObject([
    { path: 'visit.documents.0.fee', step: 3, label: 'Fees', text: '$15.00' },
  ]);
  expect(linesBeside(form, moment)).toEqual(linesOf(form));
});

const ana = aSigner();
const bob = aSigner({ firstName: 'Bob', lastName: 'Ng' });
const visit = [
  aForm('OH', 'affidavit', { documents: [titled('Note')], signers: [ana] }),
  aForm('OH', 'affidavit', { documents: [titled('Note')], signers: [bob] }),
  aForm('OH', 'affidavit', { documents: [titled('Deed')], signers: [ana], fee: '5' }),
].map(linesOf);

it('shows what all entries share once, then the entries by their signers', () => {
  const { shared, groups } = groupedLines(visit);
  expect(shared.map(({ path }) => path)).toEqual(expect.arrayContaining(['stateCode', 'date', 'actTime']));
  expect(shared.filter(({ person }) => person)).toEqual([]);
  expect(groups.map(({ signers, entries }) => [signers, entries.map(({ index }) => index)])).toEqual([
    ['Ana Diaz', [0, 2]],
    ['Bob Ng', [1]],
  ]);
  expect(groups[0]?.shared.map(({ text }) => text)).toContain('Ana Diaz');
  expect(groups[0]?.entries.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['$0.00 (maximum in Ohio: $5.00)', 'Note'],
    ['$5.00 (maximum in Ohio: $5.00)', 'Deed'],
  ]);
});

it('loses no line, and repeats none of a visit', () => {
  const { shared, groups } = groupedLines(visit);
  for (const group of groups) {
    for (const { index, lines } of group.entries) {
      const paths = [...shared, ...group.shared, ...lines].map(({ path }) => path);
      expect(paths.toSorted()).toEqual(visit[index]?.map(({ path }) => path).toSorted());
    }
  }
});

it('a single entry shares all of its lines', () => {
  const [only = []] = visit;
  expect(groupedLines([only])).toEqual({ shared: only, groups: [] });
});

it('names the entries of a warning that not all of them have', () => {
  const warning = (message: string) => ({ step: 2 as const, path: 'fee', message });
  const lists = [[warning('A'), warning('B')], [warning('A')], [warning('A'), warning('B')]];
  expect(warningsOf(lists).map(({ message }) => message)).toEqual(['A', 'Entries 1, 3: B']);
});

it('shows beside a signature what it was given for, where the record differs, and why', () => {
  const signedAs = {
    ...({ name: 'Anna Alpha', act: null, documents: ['Deed'], language: 'en' } as const),
    at: '2026-11-20T17:30:00.000Z',
  };
  const of = (more: Partial<EntryForm['signers'][number]>) =>
    linesOf(
      aForm('OH', 'affidavit', {
        signers: [aSigner({ ...more, signedAs: { ...signedAs, documents: [...signedAs.documents] } })],
      }),
    ).find(({ path }) => path === 'signers.0.signatureDataUrl')?.text;
  expect(of({ firstName: 'Bert' })).toBe('Signed as Anna Alpha. Deed. Reason: none given');
});
