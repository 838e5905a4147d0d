import { describe, expect, it } from 'vitest';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { textProblems, textQuestions, textSentences } from '#shared/rules/law/text/text-problems.ts';

const messages = (entry: EntryContent) => textProblems(entry).map(({ message }) => message);

describe('a rejection', () => {
  it('names the state, the citation, and how to write the text instead', () => {
    expect(textProblems({ stateCode: 'PA', comments: 'DOB 5/1/1980' })).toEqual([
      {
        kind: 'prohibited',
        step: 4,
        path: 'comments',
        message:
          'Pennsylvania: Dates of birth cannot be recorded per state law (4 Pa. Code § 167.32(d) (as reported)). In Comments, leave out the date of birth.',
        basis: { cite: '4 Pa. Code § 167.32(d) (as reported)', toVerify: true },
      },
    ]);
  });

  it.each([
    [
      'PA',
      'born in Ohio',
      'Pennsylvania: Places of birth cannot be recorded per state law (4 Pa. Code § 167.32(d) (as reported)). In Comments, leave out the place of birth.',
    ],
    [
      'TX',
      'SSN 123-45-6789',
      'Texas: Social Security numbers cannot be recorded per state law (1 TAC § 87.50(a)). In Comments, write “Social Security card” without the number.',
    ],
    [
      'TX',
      'SSN ending 6789',
      'Texas: Parts of Social Security numbers cannot be recorded per state law (1 TAC § 87.50(a)). In Comments, write “Social Security card” without the number.',
    ],
    [
      'TX',
      '4111111111111111',
      'Texas: Payment card numbers cannot be recorded per state law (1 TAC § 87.50(a)). In Comments, write “paid by card” without the number.',
    ],
    [
      'TX',
      'DL 12345678',
      'Texas: ID numbers cannot be recorded per state law (1 TAC § 87.50(a)(2)). In Comments, write only the kind of ID, such as “driver license”.',
    ],
    [
      'TX',
      'DL ending 5678',
      'Texas: Parts of ID numbers cannot be recorded per state law (1 TAC § 87.50(a)(2)). In Comments, write only the kind of ID, such as “driver license”.',
    ],
    [
      'TX',
      'bank acct 123456789',
      'Texas: Account numbers cannot be recorded per state law (1 TAC § 87.50(a)). In Comments, describe the account without its number, such as “checking account”.',
    ],
    [
      'UT',
      'DL 123456789',
      'Utah: only the last four characters of an ID number are recorded, per state law (Utah Code § 46-1-14.1(2)(b)(iv)). In Comments, write only its last four characters, such as “driver license ending 6789”.',
    ],
    [
      'CO',
      'DL 123456789',
      'Colorado: only the last four characters of an ID number are recorded, as the state advises (Colorado Secretary of State guidance (as reported)). In Comments, write only its last four characters, such as “driver license ending 6789”.',
    ],
    [
      'OH',
      'SSN 123-45-6789',
      'Comments must not contain a Social Security number. In Comments, write “Social Security card” without the number.',
    ],
    [
      'OH',
      '4111111111111111',
      'Comments must not contain a payment card number. In Comments, write “paid by card” without the number.',
    ],
  ])('%s, %s', (stateCode, comments, message) => {
    expect(messages({ stateCode, comments })).toEqual([message]);
  });

  it('lists each kind of content once, and asks nothing while something is certain', () => {
    const entry = { stateCode: 'TX', comments: 'SSN 123-45-6789, DL 12345678 and DL 87654321, 987 65 4321' };
    expect(textProblems(entry).map(({ isQuestion, message }) => [isQuestion, message.slice(0, 30)])).toEqual([
      [undefined, 'Texas: Social Security numbers'],
      [undefined, 'Texas: ID numbers cannot be re'],
    ]);
  });
});

describe('a question', () => {
  const entry = {
    stateCode: 'TX',
    documents: [{ description: 'Deed' }, { description: 'Lien 016-12-3456' }],
  };

  it('ends with how to answer it', () => {
    expect(textProblems(entry)).toEqual([
      {
        kind: 'prohibited',
        step: 3,
        path: 'documents.1.description',
        message:
          'Document 2 has a number like a Social Security number, which Texas keeps out of the journal (1 TAC § 87.50(a)). If it is one, write “Social Security card” without the number. If this is a parcel, loan, or file number, confirm it.',
        isQuestion: true,
        basis: { cite: '1 TAC § 87.50(a)' },
      },
    ]);
    expect(messages({ ...entry, stateCode: 'OH' })).toEqual([
      'Document 2 has a number like a Social Security number, which is not allowed in any journal. If it is one, write “Social Security card” without the number. If this is a parcel, loan, or file number, confirm it.',
    ]);
  });

  it('is answered by a confirmation of its own text', () => {
    const confirmed = (field: string) =>
      messages({ ...entry, textConfirmations: [{ field, kind: 'parcel_number' }] });
    expect(confirmed('documents.1.description')).toEqual([]);
    expect(confirmed('documents.0.description')).toHaveLength(1);
  });

  it('stays known when it is answered, so that the answer can be changed', () => {
    const answered = {
      ...entry,
      textConfirmations: [{ field: 'documents.1.description', kind: 'parcel_number' as const }],
    };
    expect(textQuestions(answered)).toEqual([
      {
        step: 3,
        path: 'documents.1.description',
        label: 'Document 2',
        text: 'Lien 016-12-3456',
        use: 'any',
        one: 'a Social Security number',
        instead: 'write “Social Security card” without the number',
      },
    ]);
  });

  it.each([
    ['OH', 'SSN 123-45-6789'],
    ['OH', '4111 1111 1111 1111'],
    ['TX', 'DL 12345678'],
    ['TX', 'bank acct 123456789'],
    ['UT', 'DL 123456789'],
  ])('is not asked, nor a confirmation heeded, about what is certain: %s %s', (stateCode, comments) => {
    const confirmed: EntryContent = {
      stateCode,
      comments,
      textConfirmations: [{ field: 'comments', kind: 'other_number' }],
    };
    expect(textQuestions(confirmed)).toEqual([]);
    expect(messages(confirmed)).toEqual(messages({ stateCode, comments }));
    expect(messages(confirmed)).toHaveLength(1);
  });

  it.each([
    [
      'Consent for Grace, born 4/2/2021',
      'Comments has a number like a signer\u2019s date of birth, which Texas keeps out of the journal (1 TAC § 87.50(a)). If it is one, leave out the date of birth. If this is a parcel, loan, or file number, confirm it.',
    ],
    [
      'gym account 118843302',
      'Comments has a number like a financial account number, which Texas keeps out of the journal (1 TAC § 87.50(a)). If it is one, describe the account without its number, such as “checking account”. If this is a parcel, loan, or file number, confirm it.',
    ],
  ])('can be answered where the person or the account may be another: %s', (comments, message) => {
    expect(messages({ stateCode: 'TX', comments })).toEqual([message]);
    const textConfirmations = [{ field: 'comments', kind: 'other_number' as const }];
    expect(messages({ stateCode: 'TX', comments, textConfirmations })).toEqual([]);
  });

  it('is not asked about the birth of a signer', () => {
    const comments = 'Grace Doe, born 4/2/1981';
    expect(messages({ stateCode: 'TX', comments, signers: [{ firstName: 'Grace' }] })).toEqual([
      'Texas: Dates of birth cannot be recorded per state law (1 TAC § 87.50(a)). In Comments, leave out the date of birth.',
    ]);
  });

  it('names the wire path of a field of a person', () => {
    const vouched: EntryContent = { stateCode: 'OH', credibleWitnesses: [{ address: '123 45 6789' }] };
    expect(messages(vouched)).toHaveLength(1);
    expect(
      messages({
        ...vouched,
        textConfirmations: [{ field: 'credible_witnesses.0.address', kind: 'other_number' }],
      }),
    ).toEqual([]);
  });

  it('is not asked about a name or an ID number, where no parcel belongs', () => {
    const named: EntryContent = {
      stateCode: 'OH',
      signers: [{ lastName: '123-45-6789', idNumber: '123-45-6789' }],
    };
    expect(textQuestions(named)).toEqual([]);
    expect(messages(named)).toHaveLength(2);
  });
});

it('a bare ID number is found in an agency, a name, a city, and a county where the state prohibits it', () => {
  const number = 'DPS 12345678';
  const entry: EntryContent = {
    stateCode: 'TX',
    signers: [{ idIssuingAgency: number, lastName: number, city: number, addressLine: '12345678 Elm' }],
    credibleWitnesses: [{ name: number, idIssuingAgency: number }],
    landCounty: number,
    granteeName: number,
    documents: [{ description: number }],
  };
  expect(textProblems(entry).map(({ path }) => path)).toEqual([
    'signers.0.lastName',
    'signers.0.city',
    'signers.0.idIssuingAgency',
    'credibleWitnesses.0.name',
    'credibleWitnesses.0.idIssuingAgency',
    'granteeName',
    'landCounty',
  ]);
});

describe('the kind of number in a question', () => {
  it.each([
    ['plumber ID 1234567', 'Comments has a number like an ID number, which Texas keeps out of the journal'],
    [
      'escrow account 123456',
      'Comments has a number like a financial account number, which Texas keeps out of the journal',
    ],
    [
      '123-45-6789',
      'Comments has a number like a Social Security number, which Texas keeps out of the journal',
    ],
  ])('is named for %s', (comments, start) => {
    const [message = ''] = messages({ stateCode: 'TX', comments });
    expect(message.slice(0, start.length)).toBe(start);
  });
});

describe('a text that is kept beside the journal', () => {
  const sentences = (text: string, stateCode = 'TX') =>
    textSentences({ stateCode }, [{ step: 4, path: 'note', label: 'Note', text, use: 'any' }]);

  it('may not have what is certain', () => {
    expect(sentences('SSN 123-45-6789 and DL 12345678')).toEqual([
      'Texas: Social Security numbers cannot be recorded per state law (1 TAC § 87.50(a)). In Note, write “Social Security card” without the number.',
      'Texas: ID numbers cannot be recorded per state law (1 TAC § 87.50(a)(2)). In Note, write only the kind of ID, such as “driver license”.',
    ]);
  });

  it('must name a doubtful number, because a confirmation is not possible there', () => {
    expect(sentences('123-45-6789')).toEqual([
      'Note has a number like a Social Security number. If it is one, write “Social Security card” without the number. If it is not, write what it is before it, such as “parcel”, “loan”, or “file”.',
    ]);
  });

  it('must name the child whose birth it has', () => {
    expect(sentences('Consent for Grace, born 4/2/2021')).toEqual([
      'Note has a number like a signer’s date of birth. If it is one, leave out the date of birth. If it is not, write “child”, “son”, or “daughter” directly before “born”, or leave it out.',
    ]);
    expect(sentences('Consent for the child born 4/2/2021')).toEqual([]);
  });

  it('is judged by what is certain in it, if anything is', () => {
    expect(sentences('DL 12345678, 123-45-6789')).toEqual([
      'Texas: ID numbers cannot be recorded per state law (1 TAC § 87.50(a)(2)). In Note, write only the kind of ID, such as “driver license”.',
    ]);
  });

  it.each(['parcel 123-45-6789', 'signed at noon', 'DL'])('may say %s', (text) => {
    expect(sentences(text)).toEqual([]);
  });
});
