import { describe, expect, it } from 'vitest';
import { doubtCodes } from '#shared/data/doubts.ts';
import { checkEntry } from '#shared/rules/law/check-entry.ts';
import { doubtsOf, type NotaryFacts } from '#shared/rules/law/doubts.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { filled, today } from './filled-entry.ts';

const notary: NotaryFacts = {
  fullName: 'Nora B. Notary',
  commissions: [{ commissionNumber: 'CO-7', state: 'CO', expirationDate: '2027-06-01', isPrimary: true }],
  today,
  showDay: (day) => day,
};

/** An entry of a Colorado notary in Denver, about which nothing is doubtful. */
const entry = (more: EntryContent = {}): EntryContent => ({
  stateCode: 'CO',
  documentType: 'affidavit',
  date: '2026-11-19',
  signers: [{ firstName: 'Ada', lastName: 'Byron', idType: 'passport', idExpirationDate: '2030-01-01' }],
  locationLabel: '1437 Bannock St, Denver, CO 80202, United States',
  locationLat: 39.74,
  locationLng: -104.99,
  fee: 10,
  ...more,
});

const doubts = (more: EntryContent, facts: NotaryFacts | 'unknown' = notary) =>
  doubtsOf(entry(more), facts === 'unknown' ? undefined : facts).map(({ doubt, path, message }) => [
    doubt,
    path,
    message,
  ]);

const usually = 'A commission is usually valid only in its own state. Check both.';

describe('the doubts', () => {
  it('raise nothing about an ordinary entry', () => {
    expect(doubts({})).toEqual([]);
  });

  it.each<[EntryContent, string[][]]>([
    [
      { locationLabel: 'Near 75201 Dallas, Texas, United States' },
      [
        [
          'outside_state',
          'locationLabel',
          `The location is in Texas, and this entry is for Colorado. ${usually}`,
        ],
      ],
    ],
    [
      { locationLabel: 'The office', locationLat: 32.7767, locationLng: -96.797 },
      [
        [
          'outside_state',
          'locationLabel',
          `The point on the map is outside Colorado, the state of this entry. ${usually}`,
        ],
      ],
    ],
    [
      { date: '2027-06-02' },
      [
        [
          'no_commission',
          'date',
          'Your Colorado commission CO-7 expired on 2027-06-01, before the date of this act.',
        ],
      ],
    ],
    [
      { stateCode: 'NE', locationLabel: 'Omaha, NE', locationLat: null, fee: 0 },
      [
        [
          'no_commission',
          'stateCode',
          'No commission for Nebraska is listed in your settings. Add your commission so that entries name it.',
        ],
      ],
    ],
    [
      {
        signers: [
          { firstName: 'Ada', lastName: 'Byron', idType: 'passport', idExpirationDate: '2026-11-18' },
        ],
        credibleWitnesses: [{ name: 'Vera Voucher', idType: 'passport', idExpirationDate: '2020-01-01' }],
      },
      [
        [
          'expired_id',
          'signers.0.idExpirationDate',
          'Signer 1: the ID had expired by the day of the act. Check whether your state accepts it.',
        ],
        [
          'expired_id',
          'credibleWitnesses.0.idExpirationDate',
          'Credible Witness 1: the ID had expired by the day of the act. Check whether your state accepts it.',
        ],
      ],
    ],
    [
      { signers: [{ firstName: 'NORA', lastName: 'Nótary Jr.' }], witnessName: 'Nora Notary' },
      [
        [
          'notary_is_party',
          'signers.0.lastName',
          'Signer 1 has your name. Notaries cannot notarize their own signature.',
        ],
        [
          'notary_is_party',
          'witnessName',
          'The witness has your name. A witness must be someone other than the notary.',
        ],
      ],
    ],
    [
      { credibleWitnesses: [{ name: 'Ada K. Byron' }, { name: 'Vera Voucher' }] },
      [
        [
          'witness_is_signer',
          'credibleWitnesses.0.name',
          'Credible Witness 1 has the name of Signer 1. A credible witness must be someone other than the signers.',
        ],
      ],
    ],
    [
      { fee: 999 },
      [
        [
          'fee_over_cap',
          'fee',
          expect.stringMatching(/^The fee of \$999\.00 is over the \$[\d.]+ that Colorado allows/),
        ],
      ],
    ],
  ])('raise for %j', (more, expected) => {
    expect(doubts(more)).toEqual(expected);
  });

  it.each([
    ['2024-01-01', /issued within five years before the act, so California accepts it\.$/],
    ['2021-01-01', /does not count as identification in California\.$/],
    ['2030-01-01', /does not count as identification in California\.$/],
    [null, /Enter its issue date\.$/],
  ])('of an expired ID in California that was issued on %s say whether it counts', (idIssueDate, words) => {
    const ids = { idType: 'passport', idExpirationDate: '2026-01-01' } as const;
    const signers = [{ firstName: 'Ada', lastName: 'Byron', ...ids, idIssueDate }];
    const witnesses = { credibleWitnesses: [{ name: 'Cy Voss', ...ids }] };
    const found = doubts({
      stateCode: 'CA',
      locationLabel: '',
      locationLat: null,
      fee: 0,
      signers,
      ...witnesses,
    });
    const messages = found.filter(([doubt]) => doubt === 'expired_id').map(([, , message]) => message);
    expect(messages).toEqual([
      expect.stringMatching(words),
      expect.stringMatching(/Check its issue date\.$/),
    ]);
  });

  it.each([
    ['OR', '2025-01-01', /It expired within three years before the act, which Oregon allows\.$/],
    [
      'OR',
      '2020-01-01',
      /did not expire within three years .* does not count as identification in Oregon\.$/,
    ],
    ['NM', '2025-06-01', /did not expire within one year before the act/],
    ['PA', '2026-10-01', /Pennsylvania requires a current ID, so it does not count as identification\.$/],
    ['MS', '2026-01-01', /Check whether your state accepts it\.$/],
    ['IA', '2026-01-01', /Check whether your state accepts it\.$/],
  ])('of a passport in %s that expired on %s follow the law of the state', (stateCode, expired, words) => {
    const ids = { idType: 'passport', idExpirationDate: expired, idIssueDate: '2016-01-01' } as const;
    const signers = [{ firstName: 'Ada', lastName: 'Byron', ...ids }];
    const found = doubts({ stateCode, locationLabel: '', locationLat: null, fee: 0, signers });
    const messages = found.filter(([doubt]) => doubt === 'expired_id').map(([, , message]) => message);
    expect(messages).toEqual([expect.stringMatching(words)]);
  });

  it('compare nothing with the notary where the notary is not known', () => {
    const own = { signers: [{ firstName: 'Nora', lastName: 'Notary' }], stateCode: 'NE', locationLabel: '' };
    expect(doubts({ ...own, locationLat: null, fee: 0 }, 'unknown')).toEqual([]);
  });

  it('never prevent a submission, and name their code in the check of an entry', () => {
    const complete = filled(
      entry({
        ...{ date: '2027-11-01', locationLabel: 'Dallas, Texas', fee: 9_999, actTimezone: 'Asia/Tokyo' },
        signers: [{ firstName: 'Nora', lastName: 'Notary', idType: 'credible_witness' }],
        credibleWitnesses: [{ name: 'Nora Notary', idType: 'passport', idExpirationDate: '2026-01-01' }],
      }),
      'required',
    );
    const { warnings, errors } = checkEntry(complete, '2027-11-01', notary);
    expect(entryProblems(complete, '2027-11-01')).toEqual([]);
    expect(errors).toEqual([]);
    expect(new Set(warnings.flatMap(({ doubt }) => doubt ?? []))).toEqual(new Set(doubtCodes));
  });
});
