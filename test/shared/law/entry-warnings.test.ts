import { describe, expect, it } from 'vitest';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { type EntryWarning, entryWarnings } from '#shared/rules/law/entry-warnings.ts';

const known = { idType: 'personal_knowledge' } as const;
const passport = { idType: 'passport' } as const;
const ssn = 'Signer 1: if this number is a Social Security number, write "SSN" in its place.';

const signerWarnings = (entry: EntryContent) =>
  entryWarnings(entry).filter(({ path }) => path.startsWith('signers.'));

describe('entryWarnings', () => {
  it.each<[string, EntryContent, EntryWarning[]]>([
    [
      'a state with a paper journal',
      { stateCode: 'HI' },
      [
        {
          step: 1,
          path: 'stateCode',
          message:
            'Paper journal required: for acts on paper, Hawaii requires a paper journal. Keep that one as well; this journal is its companion.',
          basis: { cite: 'HRS § 456-15(b)' },
        },
      ],
    ],
    [
      'personal knowledge in Wyoming',
      { stateCode: 'WY', signers: [passport, known] },
      [
        {
          step: 1,
          path: 'signers.1.idType',
          message:
            'Signer 2: it is not clear that Wyoming accepts personal knowledge as identification. An ID is safer.',
          basis: expect.objectContaining({ cite: 'Wyo. Stat. § 32-3-111', toVerify: true }),
        },
      ],
    ],
    ['personal knowledge in Ohio', { stateCode: 'OH', signers: [known] }, []],
    ['personal knowledge without a state', { signers: [known] }, []],
    [
      'an expired ID',
      { stateCode: 'OH', date: '2026-11-19', signers: [{ ...passport, idExpirationDate: '2026-11-18' }] },
      [
        {
          step: 1,
          path: 'signers.0.idExpirationDate',
          message: 'Signer 1: the ID had expired by the day of the act. Check whether your state accepts it.',
          doubt: 'expired_id',
        },
      ],
    ],
    [
      'an expired ID of a signer whom the notary knows',
      { stateCode: 'OH', date: '2026-11-19', signers: [{ ...known, idExpirationDate: '2026-11-18' }] },
      [],
    ],
    [
      'an expired ID in an entry without a date',
      { stateCode: 'OH', signers: [{ ...passport, idExpirationDate: '2026-11-18' }] },
      [],
    ],
    [
      'nine digits as the ID number in another state than Massachusetts',
      { stateCode: 'OH', signers: [{ ...passport, idNumber: '123456789' }] },
      [],
    ],
    // The fee book is a matter of the State Guide.
    ['a fee in Texas', { stateCode: 'TX', fee: 1 }, []],
    ['no fee in Texas', { stateCode: 'TX' }, []],
    [
      'a remote act in Washington',
      { stateCode: 'WA', actMode: 'remote' },
      [
        {
          step: 2,
          path: 'actMode',
          message:
            'This act must also be recorded in your bound paper journal, with a note that it was performed remotely.',
          basis: { cite: 'WAC 308-30-200(4)' },
        },
      ],
    ],
    [
      'an electronic act in Washington',
      { stateCode: 'WA', actMode: 'electronic' },
      [
        {
          step: 2,
          path: 'actMode',
          message:
            'This act must also be recorded in your bound paper journal: an electronic journal is kept only in addition to it.',
          basis: { cite: 'WAC 308-30-200(2)' },
        },
      ],
    ],
  ])('returns the warnings for %s', (_, entry, expected) => {
    expect(entryWarnings(entry)).toEqual(expected);
  });

  it('does not mention Wyoming to a signer who shows an ID', () => {
    expect(signerWarnings({ stateCode: 'WY', signers: [passport] })).toEqual([]);
  });

  it.each([
    ['123456789', [{ step: 1, path: 'signers.0.idNumber', message: ssn }]],
    ['1234567890', []],
    ['A123456789', []],
    ['123456789A', []],
    ['12345678', []],
    [undefined, []],
  ])(
    'treats the ID number %s in Massachusetts as a possible SSN only if it has nine digits',
    (idNumber, expected) => {
      const found = signerWarnings({ stateCode: 'MA', signers: [{ ...passport, idNumber }] });
      expect(found).toMatchObject(expected);
      expect(found).toHaveLength(expected.length);
      for (const { basis } of found) expect(basis?.cite).toBe('M.G.L. c. 222, § 22(c)(v)(1)');
    },
  );

  it.each([
    [0, 'Do not leave the fee blank: this entry records 0, that is, no charge.'],
    [1, 'Clerical and administrative fees must be itemized separately from the notarial fee.'],
  ])('gives the advice of Illinois for a fee of %i', (fee, message) => {
    const basis = { cite: '14 Ill. Adm. Code 176.910(e)' };
    expect(entryWarnings({ stateCode: 'IL', fee })).toEqual([{ step: 2, path: 'fee', message, basis }]);
  });

  it('gives the advice of California for the second signer', () => {
    expect(signerWarnings({ stateCode: 'CA', signers: [passport, passport] })).toEqual([
      {
        step: 1,
        path: 'signers.1.firstName',
        message: 'California requires a separate journal line and signature for each signer.',
        basis: { cite: 'Cal. Gov. Code § 8206(a)(2)' },
      },
    ]);
  });
});
