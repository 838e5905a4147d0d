import { describe, expect, it } from 'vitest';
import type { EntryContent, SignerContent, WitnessContent } from '#shared/rules/law/entry-content.ts';
import {
  entryFieldRules,
  type FieldRule,
  signerFieldRules,
  witnessFieldRules,
} from '#shared/rules/law/field-rules.ts';

/** Returns the use of a field and its citation, such as "required by HRS § 456-15(e)". */
const inWords = ({ use, basis }: FieldRule) =>
  `${use}${basis ? ` by ${basis.cite}` : ''}${basis?.toVerify ? ', to verify' : ''}`;

/** Returns the fields of each use. */
function grouped(rules: Record<string, FieldRule>): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const [field, rule] of Object.entries(rules)) {
    const group = inWords(rule);
    groups[group] = [...(groups[group] ?? []), field];
  }
  return groups;
}

const passport = { idType: 'passport' } as const;
const known = { idType: 'personal_knowledge' } as const;
const interpreter = ['interpreterName', 'interpreterAddress', 'interpreterCredential'];
const land = ['granteeName', 'granteeAddress', 'landCounty'];
const paper = ['paperVolume', 'paperPage', 'paperLine'];
const remote = [
  ...['remotePlatform', 'remoteSessionId', 'remoteIdProofing', 'remoteCredentialAnalysis'],
  ...['signerLocation', 'personsPresent', 'remoteRecordingLocation', 'remoteRecordingSha256'],
  'remoteRecordingKeepUntil',
];
const designee = ['designeeName', 'designeeAddress'];

describe('entryFieldRules', () => {
  it('returns the minimum of this journal without a state', () => {
    expect(grouped(entryFieldRules({}))).toEqual({
      required: ['stateCode', 'documentType', 'date', 'locationLabel', 'documents'],
      asked: ['fee', 'outcome'],
      optional: [
        ...['actType', 'actTime', 'actMode', 'numberOfActs', 'itemizedFees', 'documentDate', 'comments'],
        ...['witnessName', 'witnessAddress', ...designee, ...interpreter, ...paper],
      ],
      hidden: [
        ...[
          'technologyUsed',
          ...remote,
          'credibleWitnesses',
          'markWitnesses',
          ...land,
          'thumbprint',
          'signerJournalSignature',
        ],
        ...[
          'principalSignature',
          'earlierCommission',
          'selfFiler',
          'selfFilerPhone',
          'oathAdministered',
          'certificateType',
        ],
        'addressWithheld',
      ],
    });
  });

  it('returns the list of Hawaii for an act on paper', () => {
    expect(grouped(entryFieldRules({ stateCode: 'HI', documentType: 'affidavit' }))).toEqual({
      required: ['stateCode', 'locationLabel'],
      'required by HRS § 456-15(e)': [
        'documentType',
        'actType',
        'date',
        'actTime',
        'documents',
        'documentDate',
      ],
      'asked by HRS § 456-15(e)': ['fee'],
      asked: ['outcome'],
      'asked by HRS § 456-15(b)': paper,
      optional: [
        ...['actMode', 'numberOfActs', 'itemizedFees', 'comments', 'witnessName', 'witnessAddress'],
        ...[...designee, ...interpreter],
      ],
      hidden: [
        ...[
          'technologyUsed',
          ...remote,
          'credibleWitnesses',
          'markWitnesses',
          ...land,
          'thumbprint',
          'signerJournalSignature',
        ],
        ...[
          'principalSignature',
          'earlierCommission',
          'selfFiler',
          'selfFilerPhone',
          'oathAdministered',
          'certificateType',
        ],
        'addressWithheld',
      ],
    });
  });

  it('returns the list and the particulars of Texas for a deed', () => {
    expect(grouped(entryFieldRules({ stateCode: 'TX', documentType: 'deed' }))).toEqual({
      required: ['stateCode', 'documentType', 'locationLabel'],
      "required by Tex. Gov't Code § 406.014(a)": ['date', 'documents', 'documentDate'],
      "required by Tex. Gov't Code § 406.014(a)(7)-(8)": land,
      "asked by Tex. Gov't Code § 406.014(a)": ['numberOfActs'],
      asked: ['fee', 'outcome'],
      optional: [
        ...['actType', 'actTime', 'actMode', 'itemizedFees', 'comments', 'witnessName', 'witnessAddress'],
        ...[...designee, ...interpreter, ...paper],
      ],
      hidden: [
        ...[
          'technologyUsed',
          ...remote,
          'credibleWitnesses',
          'markWitnesses',
          'signerJournalSignature',
          'principalSignature',
        ],
        ...[
          'earlierCommission',
          'selfFiler',
          'selfFilerPhone',
          'oathAdministered',
          'certificateType',
          'addressWithheld',
        ],
      ],
      'prohibited by 1 TAC § 87.50(a)': ['thumbprint'],
    });
  });

  it('returns the list and the prohibitions of Illinois for a remote act', () => {
    const list = '14 Ill. Adm. Code 176.910(a), (f), to verify';
    const prohibition = '14 Ill. Adm. Code 176.910(c), (f), to verify';
    expect(
      grouped(entryFieldRules({ stateCode: 'IL', documentType: 'affidavit', actMode: 'remote' })),
    ).toEqual({
      required: ['stateCode', 'documentType'],
      [`required by ${list}`]: ['date', 'technologyUsed', 'locationLabel', 'documents'],
      [`asked by ${list}`]: ['actMode', 'fee'],
      asked: [...remote, 'outcome'],
      optional: [
        ...['actType', 'actTime', 'numberOfActs', 'itemizedFees', 'documentDate', 'comments'],
        ...['witnessName', 'designeeName', 'interpreterName', 'interpreterCredential', ...paper],
      ],
      hidden: [
        ...[
          ...['credibleWitnesses', 'markWitnesses'],
          ...land,
          'earlierCommission',
          'selfFiler',
          'selfFilerPhone',
          'oathAdministered',
        ],
        ...['certificateType', 'addressWithheld'],
      ],
      [`prohibited by ${prohibition}`]: [
        ...['witnessAddress', 'designeeAddress', 'thumbprint', 'interpreterAddress'],
      ],
      'prohibited by 5 ILCS 312/3-107(a)': ['signerJournalSignature', 'principalSignature'],
    });
  });

  it.each<[string, string, EntryContent, string]>([
    ['locationLabel', 'MA', {}, 'required by M.G.L. c. 222, § 22(c), to verify'],
    ['addressWithheld', 'MA', {}, 'asked by M.G.L. c. 222, § 22(c)'],
    ['paperPage', 'MA', {}, 'asked by M.G.L. c. 222, § 22(a), to verify'],
    ['documentDate', 'MT', {}, 'asked by Mont. Code Ann. § 1-5-618(3)(a)-(h)'],
    ['numberOfActs', 'NY', {}, 'asked by 19 NYCRR 182.9(a)'],
    ['technologyUsed', 'NY', { actMode: 'electronic' }, 'required by 19 NYCRR 182.9(a)'],
    ['technologyUsed', 'TX', { actMode: 'electronic' }, 'optional'],
    ['itemizedFees', 'NJ', { fee: 0 }, 'asked by N.J.S.A. 52:7-10.18(b)(6)'],
    ['itemizedFees', 'NJ', { fee: 1 }, 'required by N.J.S.A. 52:7-10.18(b)(6)'],
    ['itemizedFees', 'OH', { fee: 1 }, 'optional'],
    ['interpreterName', 'CO', {}, 'asked by C.R.S. § 24-21-519(3)(g)-(h)'],
    ['interpreterName', 'CO', { interpreterAddress: 'A' }, 'required by C.R.S. § 24-21-519(3)(g)-(h)'],
    ['interpreterName', 'OH', { interpreterCredential: 'A' }, 'required'],
    ['oathAdministered', 'NV', {}, 'required by NRS 240.120(1)(f)'],
    ['certificateType', 'NV', {}, 'required by NRS 240.120(1)'],
    ['principalSignature', 'WA', {}, 'required by WAC 308-30-200(1)(b)'],
    ['signerJournalSignature', 'CA', {}, 'required by Cal. Gov. Code § 8206(a)(2)'],
    [
      'thumbprint',
      'CA',
      { documentType: 'deed' },
      'required by Cal. Gov. Code § 8206(a)(2)(G); AB 2326 (2012)',
    ],
    ['selfFiler', 'GA', {}, 'asked by O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)'],
    [
      'selfFilerPhone',
      'GA',
      { selfFiler: true },
      'required by O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)',
    ],
    ['witnessName', 'FL', { documentType: 'oath' }, 'asked'],
    [
      'actTime',
      'OK',
      { documentType: 'absentee_ballot_affidavit' },
      'required by 26 O.S. § 14-108.1, to verify',
    ],
    ['granteeName', 'TX', { documentType: 'affidavit' }, "optional by Tex. Gov't Code § 406.014(a)(7)-(8)"],
  ])('returns for %s in %s with %j: %s', (field, stateCode, more, rule) => {
    const rules: Record<string, FieldRule> = entryFieldRules({ stateCode, ...more });
    expect(rules[field] && inWords(rules[field])).toBe(rule);
  });

  it.each([
    ['HI', 'required by HRS § 456-15(e)'],
    ['NV', 'required by NRS 240.120(1)'],
    ['NY', 'required by 19 NYCRR 182.9(a)'],
    ['OH', 'asked'],
  ])('asks for credible witnesses in %s when one vouches for a signer', (stateCode, rule) => {
    const signers = [passport, { idType: 'credible_witness' as const }];
    expect(inWords(entryFieldRules({ stateCode, signers }).credibleWitnesses)).toBe(rule);
  });
});

describe('signerFieldRules', () => {
  /** Groups the rules without those of fields that few signers have, which have tests of their own. */
  const rulesOf = (stateCode: string | undefined, signer: SignerContent, more: EntryContent = {}) => {
    const { oneName, country, region, idTypeNote, idNoExpiration, capacity, represents, ...rules } =
      signerFieldRules({ stateCode, ...more }, signer);
    return grouped(rules);
  };
  const name = ['firstName', 'lastName'];
  const address = ['addressLine', 'city', 'stateCode', 'zip'];

  it('requires everything but the issue date without a state', () => {
    expect(rulesOf(undefined, passport)).toEqual({
      required: [
        ...[...name, ...address, 'idType', 'idNumber', 'idIssuingAgency', 'idExpirationDate'],
        'signatureDataUrl',
      ],
      optional: ['idIssueDate', 'signsByMark'],
    });
  });

  it('returns the list of Hawaii', () => {
    expect(rulesOf('HI', passport)).toEqual({
      'required by HRS § 456-15(e)': [
        ...[...name, ...address, 'idType', 'idNumber', 'idExpirationDate', 'signatureDataUrl'],
      ],
      required: ['idIssuingAgency'],
      optional: ['idIssueDate', 'signsByMark'],
    });
  });

  it('returns the list of Kansas, which does not require the number', () => {
    expect(rulesOf('KS', passport)).toEqual({
      'required by K.S.A. 53-5a20(c)': [...name, ...address, 'idType', 'idIssueDate', 'idExpirationDate'],
      required: ['idNumber', 'idIssuingAgency', 'signatureDataUrl'],
      optional: ['signsByMark'],
    });
  });

  it('returns the list of Massachusetts, with a citation of its own for the number', () => {
    expect(rulesOf('MA', passport)).toEqual({
      'required by M.G.L. c. 222, § 22(c), to verify': [
        ...[...name, ...address, 'idType', 'idIssuingAgency', 'idExpirationDate', 'signatureDataUrl'],
      ],
      'required by M.G.L. c. 222, § 22(c)(v)(1)': ['idNumber'],
      optional: ['idIssueDate', 'signsByMark'],
    });
  });

  it('returns the list and the prohibition of Texas, which names the method of identification only', () => {
    expect(rulesOf('TX', passport)).toEqual({
      "required by Tex. Gov't Code § 406.014(a)": [...name, ...address, 'idType'],
      'prohibited by 1 TAC § 87.50(a)(2)': ['idNumber'],
      required: ['idIssuingAgency', 'idExpirationDate', 'signatureDataUrl'],
      optional: ['idIssueDate', 'signsByMark'],
    });
  });

  it('returns the list and the prohibitions of Illinois', () => {
    expect(rulesOf('IL', passport)).toEqual({
      'required by 14 Ill. Adm. Code 176.910(a), (f), to verify': name,
      'prohibited by 14 Ill. Adm. Code 176.910(c), (f), to verify': ['addressLine', 'zip'],
      'asked by 14 Ill. Adm. Code 176.910(b)': ['signatureDataUrl'],
      'prohibited by 14 Ill. Adm. Code 176.910(c), to verify': ['idNumber'],
      required: ['city', 'stateCode', 'idType', 'idIssuingAgency', 'idExpirationDate'],
      optional: ['idIssueDate', 'signsByMark'],
    });
  });

  const details = ['idNumber', 'idIssuingAgency', 'idIssueDate', 'idExpirationDate'];
  const credible = { idType: 'credible_witness' } as const;

  it.each<[string, SignerContent, EntryContent]>([
    ['a signer whom the notary knows', known, {}],
    ['a signer without an ID type', {}, {}],
    ['a signer for whom a recorded witness vouches', credible, { credibleWitnesses: [known] }],
  ])('hides the details of an ID for %s', (_, signer, more) => {
    expect(rulesOf('KS', signer, more)['hidden']).toEqual(details);
  });

  it.each<[string, SignerContent, EntryContent]>([
    ['a signer who shows an ID beside a recorded witness', passport, { credibleWitnesses: [known] }],
    ['a signer whose witness is not recorded', credible, { credibleWitnesses: [] }],
    ['a signer of an entry without witnesses', credible, {}],
  ])('shows the details of an ID for %s', (_, signer, more) => {
    expect(rulesOf('KS', signer, more)['hidden']).toBeUndefined();
  });
});

describe('witnessFieldRules', () => {
  const rulesOf = (stateCode: string | undefined, witness: WitnessContent) => {
    const { idTypeNote, idNoExpiration, ...rules } = witnessFieldRules({ stateCode }, witness);
    return grouped(rules);
  };
  const details = ['idNumber', 'idIssuingAgency', 'idExpirationDate'];

  it.each([
    ['the notary knows', known],
    ['has no ID type', {}],
  ])('requires name and ID type, without details of an ID, if the witness %s', (_, witness) => {
    expect(rulesOf(undefined, witness)).toEqual({
      required: ['name', 'idType'],
      optional: ['address', 'signatureDataUrl'],
      hidden: details,
    });
  });

  it('returns the list of Hawaii', () => {
    expect(rulesOf('HI', passport)).toEqual({
      'required by HRS § 456-15(e)': ['name', 'address', 'signatureDataUrl'],
      required: ['idType'],
      optional: details,
    });
  });

  it('returns the details that California requires of a witness who shows an ID', () => {
    expect(rulesOf('CA', passport)).toEqual({
      'required by Cal. Gov. Code § 8206(a)(2)': ['name', 'signatureDataUrl'],
      'required by Cal. Civ. Code § 1185': details,
      required: ['idType'],
      optional: ['address'],
    });
  });

  it('returns the prohibitions of Illinois', () => {
    expect(rulesOf('IL', passport)).toEqual({
      'required by 14 Ill. Adm. Code 176.910(a), (f), to verify': ['name'],
      'prohibited by 14 Ill. Adm. Code 176.910(c), (f), to verify': ['address'],
      'prohibited by 14 Ill. Adm. Code 176.910(c), to verify': ['idNumber'],
      required: ['idType'],
      optional: ['idIssuingAgency', 'idExpirationDate', 'signatureDataUrl'],
    });
  });
});
