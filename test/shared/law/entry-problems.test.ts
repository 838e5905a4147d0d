import { describe, expect, it } from 'vitest';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import type { EntryProblem } from '#shared/rules/law/entry-problem.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { filled, today, withValue } from './filled-entry.ts';

const image = `data:image/png;base64,${'A'.repeat(80)}`;
const hawaii = { cite: 'HRS § 456-15(e)' };
const illinois = { cite: '14 Ill. Adm. Code 176.910(c), (f)', toVerify: true } as const;
const illinoisBars = (things: string, label: string) =>
  `Illinois: ${things} cannot be recorded per state law (${illinois.cite}). Leave ${label} empty.`;
const known = { idType: 'personal_knowledge' } as const;
const passport = { idType: 'passport' } as const;
const credible = { idType: 'credible_witness' } as const;

/** Returns an entry that can be submitted, after these changes. */
const complete = (stateCode: string, more: EntryContent = {}) =>
  filled({ stateCode, documentType: 'affidavit', signers: [passport], ...more }, 'required');

/** Returns a problem of the first step, as most are. */
const problem = (path: string, message: string, more: Partial<EntryProblem> = {}): EntryProblem => ({
  kind: 'missing',
  step: 1,
  path,
  message,
  ...more,
});

const problems = (entry: EntryContent) => entryProblems(entry, today);

describe('entryProblems, for signers', () => {
  it.each<[string, string, unknown, EntryProblem]>([
    [
      'HI',
      'signers.0.lastName',
      '',
      problem('signers.0.lastName', 'Signer 1: Last Name is required', { basis: hawaii }),
    ],
    ['OH', 'signers.0.zip', '', problem('signers.0.zip', 'Signer 1: ZIP Code is required')],
    [
      'HI',
      'signers.0.signatureDataUrl',
      '',
      problem(
        'signers.0.signatureDataUrl',
        'Signer 1: Signature is required - please draw your signature in the signature pad',
        { basis: hawaii },
      ),
    ],
    [
      'HI',
      'signers.0.zip',
      '9681',
      problem('signers.0.zip', 'Signer 1: ZIP Code must be 12345 or 12345-6789', {
        kind: 'invalid',
        basis: hawaii,
      }),
    ],
    [
      'KS',
      'signers.0.idIssueDate',
      '2030-05-02',
      problem('signers.0.idIssueDate', 'Signer 1: Issue Date must be before the Expiration Date', {
        kind: 'invalid',
      }),
    ],
  ])('returns in %s, for %s with the value %j, one problem', (stateCode, path, value, expected) => {
    expect(problems(withValue(complete(stateCode), path, value))).toEqual([expected]);
  });

  it('accepts equal dates of an ID, and ignores those of a signer whom the notary knows', () => {
    expect(problems(withValue(complete('KS'), 'signers.0.idIssueDate', '2030-05-01'))).toEqual([]);
    const dates = { ...known, idIssueDate: '2031-01-01', idExpirationDate: '2030-01-01' };
    expect(problems(complete('KS', { signers: [dates] }))).toEqual([]);
  });

  it('does not check the form of a ZIP code that Illinois prohibits', () => {
    expect(problems(withValue(complete('IL'), 'signers.0.zip', '6060'))).toEqual([
      problem('signers.0.zip', illinoisBars('Street addresses and ZIP codes', 'ZIP Code'), {
        kind: 'prohibited',
        basis: illinois,
      }),
    ]);
  });

  it('accepts personal knowledge where no law is known', () => {
    expect(problems(filled({ signers: [known] }, 'required'))).toEqual([]);
  });
});

describe('entryProblems, for credible witnesses', () => {
  it('names each missing detail of a witness', () => {
    const entry = complete('HI', { signers: [credible], credibleWitnesses: [known] });
    const open = { ...entry, credibleWitnesses: [{ ...known, signatureDataUrl: 'A'.repeat(50) }] };
    const [one] = open.credibleWitnesses;
    expect(problems(open)).toEqual([
      problem('credibleWitnesses.0.name', 'Credible Witness 1: Name is required', { basis: hawaii }),
      problem(
        'credibleWitnesses.0.address',
        'Credible Witness 1: Address is required by Hawaii law (HRS § 456-15(e))',
        { basis: hawaii },
      ),
      problem(
        'credibleWitnesses.0.signatureDataUrl',
        'Credible Witness 1: Signature is required by Hawaii law (HRS § 456-15(e))',
        {
          basis: hawaii,
        },
      ),
    ]);
    const signed = { ...one, name: 'A', address: 'B', signatureDataUrl: 'A'.repeat(51) };
    expect(problems({ ...open, credibleWitnesses: [signed] })).toEqual([]);
  });

  it('does not check witnesses of an entry that needs none', () => {
    expect(problems({ ...complete('HI'), credibleWitnesses: [{}] })).toEqual([]);
  });

  it.each([[[]], [undefined]])('requires a witness in Hawaii when the list is %j', (credibleWitnesses) => {
    const entry = complete('HI', { signers: [credible] });
    expect(problems({ ...entry, credibleWitnesses })).toEqual(
      expect.arrayContaining([
        problem('credibleWitnesses', 'Credible Witness is required by Hawaii law (HRS § 456-15(e))', {
          basis: hawaii,
        }),
      ]),
    );
    expect(problems({ ...entry, credibleWitnesses }).map(({ path }) => path)).not.toContain(
      'credibleWitnesses.0.name',
    );
  });

  it('requires no witness where no law is known', () => {
    expect(problems(filled({ signers: [credible] }, 'required'))).toEqual([]);
  });

  it('cites the law for the second witness in California', () => {
    const entry = complete('CA', { signers: [credible], credibleWitnesses: [passport] });
    expect(problems(entry)).toEqual([
      problem(
        'credibleWitnesses.0.idType',
        'Credible Witness 2 is required by California law (Cal. Civ. Code § 1185): one witness is enough only if you know that witness personally',
        { basis: { cite: 'Cal. Civ. Code § 1185' } },
      ),
    ]);
  });
});

describe('entryProblems, for the entry', () => {
  const basis = { cite: 'Cal. Gov. Code § 8206(a)(2)(G); AB 2326 (2012)' };
  const byLaw = `is required by California law (${basis.cite})`;

  it.each<[string, string, EntryContent]>([
    [
      'thumbprint',
      `Thumbprint ${byLaw} for this document - capture it, or choose why there is none`,
      { thumbprint: null },
    ],
    [
      'thumbprintNote',
      `Thumbprint Note ${byLaw}: say which finger was used and why`,
      { thumbprint: { signerThumb: 'left_thumb' } },
    ],
    [
      'thumbprintNote',
      `Thumbprint Note ${byLaw}: say why the signer cannot give a print`,
      { thumbprint: null, thumbprintException: 'physically_unable' },
    ],
  ])('reports %s: %s', (path, message, change) => {
    const deed = complete('CA', { documentType: 'deed' });
    expect(problems({ ...deed, ...change })).toMatchObject([
      { kind: 'missing', step: 1, path, message, basis },
    ]);
  });

  it('reports a document without a description', () => {
    const missing = problem('documents.0.description', 'At least one document description is required', {
      step: 3,
      basis: hawaii,
    });
    expect(problems({ ...complete('HI'), documents: [{ description: '  ' }] })).toEqual([missing]);
    expect(problems({ ...complete('HI'), documents: undefined })).toEqual([missing]);
  });

  it('reports missing fields of the second step, with a citation if a law requires them', () => {
    expect(problems({ ...complete('HI'), actTime: '', locationLabel: '' })).toEqual([
      problem('actTime', 'Time of the Act is required by Hawaii law (HRS § 456-15(e))', {
        step: 2,
        basis: hawaii,
      }),
      problem('locationLabel', 'Location Address is required - use GPS button or enter manually', {
        step: 2,
      }),
    ]);
  });

  it('orders problems by step: prohibited content, document and act, signers, witnesses, and the rest', () => {
    const entry: EntryContent = {
      stateCode: 'CA',
      documentType: 'deed',
      signers: [{ ...credible, city: '123-45-6789' }],
      credibleWitnesses: [known],
      documents: [{ description: 'SSN 123-45-6789' }],
    };
    expect(problems(entry).map(({ path }) => path)).toEqual([
      'signers.0.city',
      'actType',
      ...['firstName', 'lastName', 'addressLine', 'stateCode', 'zip', 'signatureDataUrl'].map(
        (field) => `signers.0.${field}`,
      ),
      ...['credibleWitnesses.0.name', 'credibleWitnesses.0.signatureDataUrl'],
      ...['signerJournalSignature', 'thumbprint'],
      ...['date', 'actTime', 'locationLabel'],
      'documents.0.description',
    ]);
  });
});

describe('entryProblems, for prohibited content', () => {
  const prohibited = (path: string, message: string, basis?: EntryProblem['basis']) =>
    problem(path, message, { kind: 'prohibited', ...(basis && { basis }) });
  const street = (label: string) => illinoisBars('Street addresses and ZIP codes', label);
  const byAct = { cite: '5 ILCS 312/3-107(a)' } as const;
  const signature = (label: string) =>
    `Illinois: Electronic signatures cannot be recorded per state law (${byAct.cite}). Leave ${label} empty.`;
  const numbers = 'Illinois: ID numbers cannot be recorded per state law';
  const ofNumbers = { cite: '14 Ill. Adm. Code 176.910(c)', toVerify: true } as const;

  it.each<[string, unknown, EntryProblem]>([
    ['principalSignature', image, prohibited('principalSignature', signature('Principal Signature'), byAct)],
    ['interpreterAddress', 'A', prohibited('interpreterAddress', street('Interpreter Address'), illinois)],
    ['signers.0.addressLine', 'A', prohibited('signers.0.addressLine', street('Street Address'), illinois)],
    ['signers.0.idNumber', 'AB12', prohibited('signers.0.idNumber', numbers, ofNumbers)],
    [
      'credibleWitnesses.0.address',
      'A',
      prohibited('credibleWitnesses.0.address', street('Address'), illinois),
    ],
    ['credibleWitnesses.0.idNumber', 'AB12', prohibited('credibleWitnesses.0.idNumber', numbers, ofNumbers)],
  ])('reports %s in Illinois with its citation', (path, value, expected) => {
    const people = { signers: [passport, credible], credibleWitnesses: [passport] };
    const entry = complete('IL', {
      ...people,
      ...{ actMode: 'electronic', interpreterName: 'A', interpreterCredential: 'B' },
    });
    expect(problems(withValue(entry, path, value)).filter(({ kind }) => kind === 'prohibited')).toEqual([
      expected,
    ]);
  });

  it('reports the address of a signer whom the notary knows, but not the number, which is dropped', () => {
    const entry = complete('IL', { signers: [{ ...known, addressLine: 'A', idNumber: 'AB12' }] });
    expect(problems(entry)).toEqual([
      prohibited('signers.0.addressLine', street('Street Address'), illinois),
    ]);
  });

  it('reports a whole ID number in Utah, but not that of a signer whom the notary knows', () => {
    const basis = { cite: 'Utah Code § 46-1-14.1(2)(b)(iv)', toVerify: true } as const;
    const message = `Utah: ID Number must be the last four characters only, per state law (${basis.cite})`;
    const entry = complete('UT', { signers: [passport, credible], credibleWitnesses: [passport] });
    expect(problems(withValue(entry, 'signers.0.idNumber', '56789'))).toEqual([
      prohibited('signers.0.idNumber', message, basis),
    ]);
    expect(problems(withValue(entry, 'credibleWitnesses.0.idNumber', '56789'))).toEqual([
      prohibited('credibleWitnesses.0.idNumber', message, basis),
    ]);
    expect(problems(complete('UT', { signers: [{ ...known, idNumber: '56789' }] }))).toEqual([]);
  });

  it('reports a whole ID number in Colorado, which advises against it', () => {
    const entry = complete('CO', { signers: [passport] });
    expect(problems(withValue(entry, 'signers.0.idNumber', '56789'))).toEqual([
      prohibited(
        'signers.0.idNumber',
        'Colorado: ID Number must be the last four characters only, as the state advises (Colorado Secretary of State guidance (as reported))',
        { cite: 'Colorado Secretary of State guidance (as reported)', toVerify: true },
      ),
    ]);
  });

  it('reports numbers in texts, with a citation if a state prohibits them', () => {
    const texas = complete('TX', { comments: 'passport 1234567', landCounty: '123-45-6789' });
    expect(problems(texas)).toEqual([
      {
        kind: 'prohibited',
        step: 2,
        path: 'landCounty',
        message:
          'Texas: Social Security numbers cannot be recorded per state law (1 TAC § 87.50(a)). In County, write “Social Security card” without the number.',
        basis: { cite: '1 TAC § 87.50(a)' },
      },
      {
        kind: 'prohibited',
        step: 4,
        path: 'comments',
        message:
          'Texas: ID numbers cannot be recorded per state law (1 TAC § 87.50(a)(2)). In Comments, write only the kind of ID, such as “driver license”.',
        basis: { cite: '1 TAC § 87.50(a)(2)' },
      },
    ]);
  });
});
