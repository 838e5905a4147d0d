import { describe, expect, it } from 'vitest';
import { states } from '#shared/data/states.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import { fieldNotes } from '#shared/rules/law/field-notes.ts';
import { stateCompliance } from '#shared/rules/law/state-compliance.ts';
import { filled, today } from './filled-entry.ts';

const passport = { idType: 'passport' } as const;

/** Everything that an act that was not performed requires. */
const refusal = (more: EntryContent = {}): EntryContent => ({
  stateCode: 'CA',
  date: '2026-11-19',
  locationLabel: 'Sacramento, California',
  outcome: 'refused',
  outcomeReason: 'identity_not_proven',
  ...more,
});

const messages = (entry: EntryContent) => entryProblems(entry, today).map(({ message }) => message);

describe('an act that was not performed', () => {
  it.each(Object.keys(states))('requires only date, place, state, and reason: %s', (stateCode) => {
    expect(messages(refusal({ stateCode }))).toEqual([]);
    const required = fieldNotes(refusal({ stateCode, documentType: 'deed', signers: [passport] }))
      .filter(({ rule }) => rule.use === 'required')
      .map(({ path }) => path);
    expect(required).toEqual(['stateCode', 'date', 'locationLabel']);
  });

  it.each<[string, EntryContent, string]>([
    ['the state', { stateCode: null }, 'State is required'],
    ['the date', { date: null }, 'Date is required'],
    ['the place', { locationLabel: '' }, 'Location Address is required - use GPS button or enter manually'],
    ['the reason', { outcomeReason: null }, 'Choose why the act was not performed'],
    [
      'a note on another reason',
      { outcomeReason: 'other', outcomeNote: ' ' },
      'Say in the note why the act was not performed',
    ],
  ])('requires %s', (_, more, message) => {
    expect(messages(refusal(more))).toEqual([message]);
  });

  it('may have a signer and an ID that a performed act may not have', () => {
    const signers = [{ idType: 'personal_knowledge', zip: '9' }] as const;
    expect(messages(refusal({ signers }))).toEqual([]);
    expect(messages(refusal({ signers, outcome: 'performed', outcomeReason: null }))).not.toEqual([]);
  });

  it('may not have what its state prohibits, in fields and in the note', () => {
    const signers = [{ ...passport, idNumber: 'C1234567' }];
    expect(messages(refusal({ stateCode: 'TX', signers }))).toEqual([
      'Texas: ID numbers cannot be recorded per state law',
    ]);
    const [found] = entryProblems(refusal({ outcomeNote: 'SSN 123-45-6789' }), today);
    expect(found).toMatchObject({ kind: 'prohibited', path: 'outcomeNote' });
  });

  it('raises no doubt about people and fee, which are reasons to refuse', () => {
    const doubtful: EntryContent = {
      ...filled({ stateCode: 'CA', documentType: 'affidavit', signers: [passport] }, 'required'),
      fee: 900,
      signers: [{ ...passport, firstName: 'Nora', lastName: 'Notary', idExpirationDate: '2020-01-01' }],
    };
    const commissions = [
      { commissionNumber: 'NV-7', state: 'NV', expirationDate: '2027-06-01', isPrimary: true },
    ];
    const notary = { fullName: 'Nora Notary', commissions, today, showDay: (day: string) => day };
    const doubts = (entry: EntryContent) =>
      new Set(entryWarnings(entry, notary).flatMap(({ doubt }) => doubt ?? []));
    expect(doubts(doubtful)).toEqual(
      new Set(['no_commission', 'expired_id', 'notary_is_party', 'fee_over_cap']),
    );
    expect(doubts({ ...doubtful, outcome: 'cancelled' })).toEqual(new Set(['no_commission']));
  });

  it('is not said to be required in the journal', () => {
    const judged = { status: 'submitted', rulesVersion: '1', thumbprintData: null } as const;
    expect(stateCompliance({ ...refusal(), ...judged })).not.toHaveProperty('duty');
    expect(stateCompliance({ stateCode: 'CA', ...judged })).toHaveProperty('duty');
  });
});

describe('an act that was performed', () => {
  it.each<EntryContent>([
    { outcome: 'performed', outcomeReason: 'signer_absent' },
    { outcomeNote: 'The signer left.' },
  ])('has no reason and no note about not performing it: %j', (more) => {
    const found = entryProblems(refusal({ outcome: null, outcomeReason: null, ...more }), today);
    expect(found.filter(({ path }) => path.startsWith('outcome'))).toEqual([
      expect.objectContaining({
        kind: 'prohibited',
        message:
          'An act that was performed has no reason and no note about not performing it. Remove them, or choose refused or cancelled',
      }),
    ]);
  });
});
