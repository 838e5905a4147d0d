import { describe, expect, it } from 'vitest';
import { journalColumns } from '#functions/services/exports/journal-columns.ts';
import { journalLines } from '#functions/services/exports/journal-lines.ts';
import type { AddendumItem } from '#functions/store/entries/addendum-item.ts';
import type { EntryItem, SignerItem } from '#functions/store/entries/entry-item.ts';

const signer: SignerItem = {
  firstName: 'Ana',
  lastName: 'Silva',
  addressLine: '5 Oak Avenue',
  city: 'Boston',
  stateCode: 'MA',
  zip: '02201',
  idType: 'credible_witness',
  idNumber: { ciphertext: 'SECRET', commitment: 'COMMITMENT' },
  idIssuingAgency: 'Registry',
  idExpirationDate: '2030-06-30',
  signature: { digest: 'd', type: 'png', bytes: 1 },
};

const entry: EntryItem = {
  ...{ id: '01', status: 'submitted', version: 2, createdAt: '', updatedAt: '', lateEntry: false },
  ...{ entryNumber: 7, submittedAt: '2026-11-01T05:30:00.000Z', date: '2026-11-01', stateCode: 'MA' },
  ...{ documentType: 'deed', actType: 'acknowledgment', feeCents: 123_456, comments: null },
  ...{ locationLabel: '5 Oak Ave, Boston', locationLat: null, locationLng: null },
  ...{ documents: [{ description: 'Deed' }], documentCount: 1, images: [], rulesVersion: null },
  ...{ thumbprint: null, signerJournalSignature: null, principalSignature: null },
  ...{ witnessName: null, witnessAddress: null, granteeName: null, granteeAddress: null, landCounty: null },
  ...{ entryHash: 'hash', previousHash: '', addressWithheld: true },
  commission: null,
  signers: [signer, { ...signer, firstName: 'Bo', signature: null }],
  signerNames: [
    { firstName: 'Ana', lastName: 'Silva' },
    { firstName: 'Bo', lastName: 'Silva' },
  ],
  credibleWitnesses: [
    {
      ...{ name: 'Vera Voucher', address: '9 Elm', idType: 'passport', idNumber: null },
      ...{ idIssuingAgency: null, idExpirationDate: null, signature: null },
    },
  ],
};

/** An entry without addenda. */
const alone = (of: EntryItem) => ({ entry: of, addenda: [] });

const printing = { dateFormat: 'MM/dd/yyyy', isIntact: true } as const;
const withheld = 'Withheld: not open to public inspection';

describe('lines of reports', () => {
  it('omit withheld addresses in the spreadsheet and in print', () => {
    const cells = journalColumns.map(({ value }) => value(alone(entry)));
    const lines = journalLines(alone(entry), ['data:1', undefined], printing);
    const told = JSON.stringify([cells, lines]);
    expect(told).not.toMatch(/Oak|SECRET|COMMITMENT/);
    expect(cells.find((cell) => cell.startsWith(withheld))).toBeDefined();
    expect(lines.map(({ address }) => address.startsWith(withheld))).toEqual([true, true]);
    const open = { ...entry, addressWithheld: null };
    expect(journalLines(alone(open), [], printing)[0]?.address).toBe('5 Oak Avenue, Boston, MA 02201');
  });

  it('say that an act was not performed, and why, and give no fee for it', () => {
    const refused: EntryItem = {
      ...{ ...entry, signers: [], outcome: 'refused', outcomeReason: 'other', outcomeNote: 'No table' },
    };
    const [line] = journalLines(alone(refused), [], printing);
    expect(line).toMatchObject({
      name: 'No signer recorded',
      entry: {
        what: ['Not performed: refused', 'Another reason', 'Acknowledgment', 'Deed', 'Deed'],
        fee: '',
      },
    });
    const cells = new Map(journalColumns.map(({ title, value }) => [title, value(alone(refused))]));
    expect(cells.get('Outcome')).toBe('Refused');
    expect(cells.get('Reason if not performed')).toBe('Another reason');
    expect(cells.get('Note if not performed')).toBe('No table');
    const performed = new Map(journalColumns.map(({ title, value }) => [title, value(alone(entry))]));
    expect(performed.get('Outcome')).toBe('Performed');
  });

  it('show how and by whom each signer was identified, and why a signature is missing', () => {
    const paper = { ...entry, stateCode: 'IL' };
    const prohibited: EntryItem = { ...paper, actMode: 'electronic' };
    const [first, second] = journalLines(alone(prohibited), ['data:1', undefined], printing);
    expect(first?.identifiedBy).toBe('Credible Witness, Vera Voucher, Registry, expires 06/30/2030');
    expect(first?.signature).toEqual({ image: 'data:1' });
    expect(second?.entry).toBeUndefined();
    expect(second?.signature).toEqual({ words: 'Not kept: state law does not allow it' });
    expect(journalLines(alone(paper), [], printing)[1]?.signature).toEqual({ words: '' });
    expect(journalLines(alone(entry), [], printing)[0]?.signature).toEqual({
      words: 'The image of this signature is damaged.',
    });
  });

  it('say who signed by mark, and before whom', () => {
    const marked: EntryItem = {
      ...{ ...entry, signers: [{ ...signer, signsByMark: true }] },
      markWitnesses: [
        { name: 'Ann Lee', address: '3 Elm', writesName: true, signature: null },
        { name: 'Bob Roe', address: null, writesName: null, signature: null },
      ],
    };
    const [line] = journalLines(alone(marked), [], printing);
    expect(line?.identifiedBy).toContain('signed by mark before Ann Lee and Bob Roe');
    const cellOf = (item: EntryItem) =>
      journalColumns.find(({ title }) => title === 'Signed by mark')?.value(alone(item));
    expect(cellOf(marked)).toBe('Ana Silva; Witness: Ann Lee; Witness: Bob Roe');
    expect(cellOf(entry)).toBe('');
  });

  it('distinguish the repeated hour when clocks go back', () => {
    const act = { ...entry, date: '2026-11-01', actTime: '01:30', actTimezone: 'America/New_York' };
    const cells = (item: EntryItem) =>
      journalColumns
        .filter(({ title }) => /^(Time of Act|UTC Offset|Submitted)/.test(title))
        .map(({ value }) => value(alone(item)));
    const first = { ...act, actUtcOffset: '-04:00', submittedAt: '2026-11-01T05:30:20.000Z' };
    const second = { ...act, actUtcOffset: '-05:00', submittedAt: '2026-11-01T06:30:20.000Z' };
    expect(cells(first)).toEqual(['01:30', 'UTC-04:00', '2026-11-01 01:30:20 EDT']);
    expect(cells(second)).toEqual(['01:30', 'UTC-05:00', '2026-11-01 01:30:20 EST']);
    const printed = (item: EntryItem) => journalLines(alone(item), [], printing)[0]?.entry?.when;
    expect(printed(first)).toContain('1:30 AM EDT');
    expect(printed(second)).toContain('1:30 AM EST');
  });

  it('show the addenda of an entry after what was recorded', () => {
    const addendum: AddendumItem = {
      ...{ entryNumber: 7, entryId: '01', number: 1, reason: 'Wrong fee', text: 'The fee was $10.' },
      ...{
        field: 'fee',
        textConfirmations: [],
        at: '2026-12-01T15:00:00.000Z',
        notaryName: 'N',
        commission: null,
      },
      ...{ previousHash: '', hash: '', link: 8 },
    };
    const recorded = { entry: { ...entry, actTimezone: 'America/New_York' }, addenda: [addendum] };
    const cells = new Map(journalColumns.map(({ title, value }) => [title, value(recorded)]));
    expect(cells.get('Addenda')).toBe('Addendum 1 (2026-12-01 10:00:00 EST) Wrong fee: The fee was $10.');
    expect(cells.get('Fee (USD)')).toBe('1234.56');
    const [line] = journalLines(recorded, [], printing);
    expect(line?.entry?.what.at(-1)).toBe('Addendum 1, Wrong fee: The fee was $10.');
    expect(line?.entry?.fee).toBe('$1,234.56');
  });

  it('include an entry without a signer', () => {
    const [only, ...others] = journalLines(alone({ ...entry, signers: [] }), [], printing);
    expect(others).toEqual([]);
    expect([only?.name, only?.entry?.fee]).toEqual(['No signer recorded', '$1,234.56']);
  });
});
