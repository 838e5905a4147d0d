import { describe, expect, it } from 'vitest';
import { documentTypeCodes } from '#shared/data/document-types.ts';
import { idTypeCodes } from '#shared/data/id-types.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { stateCodes } from '#shared/data/states.ts';
import { fieldNotes } from '#shared/rules/law/check-entry.ts';
import type { EntryContent, SignerContent, WitnessContent } from '#shared/rules/law/entry-content.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import type { FieldUse } from '#shared/rules/law/field-rules.ts';
import { journalNotice } from '#shared/rules/law/notices.ts';
import { filled, today, withValue } from './filled-entry.ts';

const image = `data:image/png;base64,${'A'.repeat(80)}`;
const passport: SignerContent = { idType: 'passport' };

/** Returns an entry in a state, submitted on a later day than its own, with one signer who shows a passport. */
const entry = (stateCode: string, more: EntryContent = {}): EntryContent => ({
  stateCode,
  documentType: 'affidavit',
  signers: [passport],
  ...more,
});

/** Returns an entry that can be submitted, after these changes. */
const complete = (stateCode: string, more: EntryContent = {}) => filled(entry(stateCode, more), 'required');

const messages = (content: EntryContent, day = today) =>
  entryProblems(content, day).map(({ message }) => message);

const warnings = (content: EntryContent) => entryWarnings(content).map(({ message }) => message);

const ruleOf = (content: EntryContent, path: string): FieldUse | undefined =>
  fieldNotes(content).find((note) => note.path === path)?.rule.use;

/** Returns the states in which a field has one of these uses for a plain entry. */
const statesWhere = (path: string, use: FieldUse, more: EntryContent = {}) =>
  stateCodes.filter((stateCode) => ruleOf(entry(stateCode, more), path) === use);

const byWitness = (...credibleWitnesses: WitnessContent[]): EntryContent => ({
  signers: [{ idType: 'credible_witness' }],
  credibleWitnesses: credibleWitnesses.map((witness) => ({ ...witness })),
});

const known: WitnessContent = { idType: 'personal_knowledge' };
const shown: WitnessContent = {
  idType: 'drivers_license',
  idNumber: 'AB12',
  idIssuingAgency: 'Department',
  idExpirationDate: '2030-01-01',
};

describe('thumbprints (Cal. Gov. Code § 8206(a)(2)(G))', () => {
  it.each(documentTypeCodes)(
    'in California for %s if it affects real property, and perhaps for a will or trust',
    (documentType) => {
      const wantsPrint = [
        'deed',
        'quitclaim_deed',
        'deed_of_trust',
        'power_of_attorney',
        'mortgage',
        'real_property_document',
        'land_conveyance',
        'real_estate_transfer',
      ].includes(documentType);
      const otherwise = documentType === 'will' ? 'asked' : 'hidden';
      expect(ruleOf(entry('CA', { documentType }), 'thumbprint')).toBe(wantsPrint ? 'required' : otherwise);
    },
  );

  it('are required in no other state', () => {
    expect(statesWhere('thumbprint', 'required', { documentType: 'deed' })).toEqual(['CA']);
  });

  const deed = () => complete('CA', { documentType: 'deed' });
  const byLaw = 'is required by California law (Cal. Gov. Code § 8206(a)(2)(G); AB 2326 (2012))';
  const missing = `Thumbprint ${byLaw} for this document - capture it, or choose why there is none`;
  const noFinger = `Thumbprint Note ${byLaw}: say which finger was used and why`;
  const noReason = `Thumbprint Note ${byLaw}: say why the signer cannot give a print`;

  it.each<[string, EntryContent, string[]]>([
    ['the right thumb', { thumbprint: { signerThumb: 'right_thumb' } }, []],
    ['no print', { thumbprint: null }, [missing]],
    ['the left thumb without a note', { thumbprint: { signerThumb: 'left_thumb' } }, [noFinger]],
    ['another finger without a note', { thumbprint: { signerThumb: 'other_finger' } }, [noFinger]],
    [
      'another finger with a note',
      { thumbprint: { signerThumb: 'other_finger' }, thumbprintNote: 'Right thumb bandaged' },
      [],
    ],
    [
      'a signer who cannot, without a note',
      { thumbprint: null, thumbprintException: 'physically_unable' },
      [noReason],
    ],
    [
      'a signer who cannot, with a note',
      { thumbprint: null, thumbprintException: 'physically_unable', thumbprintNote: 'No hands' },
      [],
    ],
    ['a foreclosure', { thumbprint: null, thumbprintException: 'foreclosure_deed' }, []],
    ['a reconveyance', { thumbprint: null, thumbprintException: 'reconveyance_deed' }, []],
  ])('with %s', (_, change, expected) => {
    expect(messages({ ...deed(), ...change })).toEqual(expected);
  });

  it.each(['IL', 'IN', 'MS', 'PA', 'TX'] as const)('are refused in %s', (stateCode) => {
    const state = { IL: 'Illinois', IN: 'Indiana', MS: 'Mississippi', PA: 'Pennsylvania', TX: 'Texas' }[
      stateCode
    ];
    const content = { ...complete(stateCode), thumbprint: { signerThumb: 'right_thumb' } };
    const { cite } = stateLaws[stateCode].prohibited ?? {};
    expect(messages(content)).toEqual([
      `${state}: Thumbprints cannot be recorded per state law (${cite}). Leave Thumbprint empty.`,
    ]);
  });
});

describe('California', () => {
  it('refuses personal knowledge (Cal. Civ. Code § 1185)', () => {
    const content = complete('CA', { signers: [{ idType: 'personal_knowledge' }] });
    expect(entryProblems(content, today)).toEqual([
      {
        kind: 'invalid',
        step: 1,
        path: 'signers.0.idType',
        message:
          'Signer 1: California does not accept personal knowledge as identification (Cal. Civ. Code § 1185). Choose an ID or a credible witness',
        basis: expect.objectContaining({ cite: 'Cal. Civ. Code § 1185' }),
      },
    ]);
  });

  it('requires a second credible witness unless the notary knows the only one', () => {
    const second =
      'Credible Witness 2 is required by California law (Cal. Civ. Code § 1185): one witness is enough only if you know that witness personally';
    expect(messages(complete('CA', byWitness(known)))).toEqual([]);
    expect(messages(complete('CA', byWitness(shown)))).toEqual([second]);
    expect(messages(complete('CA', byWitness(shown, shown)))).toEqual([]);
    expect(messages(complete('OH', byWitness(shown)))).toEqual([]);
  });

  it('requires type, agency, number, and date of the ID of each of two witnesses', () => {
    const two = complete('CA', byWitness(shown, shown));
    const emptied = ['idNumber', 'idIssuingAgency', 'idExpirationDate'].reduce(
      (content, field) => withValue(content, `credibleWitnesses.1.${field}`, ''),
      two,
    );
    expect(messages(emptied)).toEqual([
      'Credible Witness 2: ID Number is required by California law (Cal. Civ. Code § 1185)',
      'Credible Witness 2: Issuing Agency is required by California law (Cal. Civ. Code § 1185)',
      'Credible Witness 2: Expiration Date is required by California law (Cal. Civ. Code § 1185)',
    ]);
  });

  it('requires a photo of the journal line that the signer signed', () => {
    expect(messages({ ...complete('CA'), signerJournalSignature: null })).toEqual([
      'Journal Signature Photo is required by California law (Cal. Gov. Code § 8206(a)(2)) - photograph the line the signer signed',
    ]);
    expect(statesWhere('signerJournalSignature', 'required')).toEqual(['CA']);
  });

  it('warns about several signers in one entry', () => {
    const line = 'California requires a separate journal line and signature for each signer.';
    expect(warnings(entry('CA', { signers: [passport, passport] }))).toContain(line);
    expect(warnings(entry('CA'))).not.toContain(line);
  });
});

describe('Texas, where land is conveyed or charged (Tex. Gov. Code § 406.014(a)(7)-(8))', () => {
  it.each(documentTypeCodes)('%s', (documentType) => {
    const isLand = [
      'deed',
      'land_conveyance',
      'real_estate_transfer',
      'quitclaim_deed',
      'deed_of_trust',
      'mortgage',
    ].includes(documentType);
    for (const field of ['granteeName', 'landCounty', 'granteeAddress']) {
      expect(ruleOf(entry('TX', { documentType }), field)).toBe(isLand ? 'required' : 'optional');
    }
  });

  it('names grantee, county, and mailing address in its messages', () => {
    const deed = complete('TX', { documentType: 'deed' });
    expect(messages({ ...deed, granteeName: '', landCounty: '', granteeAddress: '' })).toEqual([
      "Grantee Name is required by Texas law (Tex. Gov't Code § 406.014(a)(7)-(8))",
      "County is required by Texas law (Tex. Gov't Code § 406.014(a)(7)-(8))",
      "Grantee Mailing Address is required by Texas law (Tex. Gov't Code § 406.014(a)(7)-(8))",
    ]);
  });

  it('hides them in other states', () => {
    expect(statesWhere('granteeName', 'hidden', { documentType: 'deed' })).toHaveLength(49);
  });
});

describe('ID numbers', () => {
  it.each([
    ['IL', 'Illinois'],
    ['IN', 'Indiana'],
    ['MS', 'Mississippi'],
    ['MT', 'Montana'],
    ['PA', 'Pennsylvania'],
    ['TX', 'Texas'],
  ])('are prohibited in %s, for signers and witnesses', (stateCode, state) => {
    const sentence = `${state}: ID numbers cannot be recorded per state law`;
    const content = complete(stateCode);
    expect(messages(content)).toEqual([]);
    expect(messages(withValue(content, 'signers.0.idNumber', 'AB12'))).toEqual([sentence]);
    const vouched = complete(stateCode, byWitness({ ...shown, idNumber: '' }));
    expect(messages(vouched)).toEqual([]);
    expect(messages(withValue(vouched, 'credibleWitnesses.0.idNumber', 'AB12'))).toEqual([sentence]);
  });

  it('are prohibited in these six states only', () => {
    expect(statesWhere('signers.0.idNumber', 'prohibited')).toEqual(['IL', 'IN', 'MS', 'MT', 'PA', 'TX']);
    expect(statesWhere('signers.0.idNumber', 'required')).toHaveLength(44);
  });

  it('are rejected in Montana with the message of the specification, section 5', () => {
    const content = withValue(complete('MT'), 'signers.0.idNumber', 'AB12');
    expect(messages(content)).toEqual(['Montana: ID numbers cannot be recorded per state law']);
  });

  it('do not prevent personal knowledge: the number is dropped before it is stored', () => {
    const content = complete('MT', { signers: [{ idType: 'personal_knowledge' }] });
    expect(messages(withValue(content, 'signers.0.idNumber', 'AB12'))).toEqual([]);
  });

  it('have four characters at most in Utah (Utah Code § 46-1-14.1(2)(b)(iv))', () => {
    const sentence =
      'Utah: ID Number must be the last four characters only, per state law (Utah Code § 46-1-14.1(2)(b)(iv))';
    const content = complete('UT');
    expect(messages(withValue(content, 'signers.0.idNumber', '6789'))).toEqual([]);
    expect(messages(withValue(content, 'signers.0.idNumber', '56789'))).toEqual([sentence]);
    expect(messages(withValue(content, 'signers.0.idNumber', ''))).toEqual([
      'Signer 1: ID Number is required',
    ]);
    const vouched = complete('UT', byWitness(shown));
    expect(messages(withValue(vouched, 'credibleWitnesses.0.idNumber', '56789'))).toEqual([sentence]);
    expect(messages(withValue(complete('NV'), 'signers.0.idNumber', '56789'))).toEqual([]);
  });

  it('draw a warning in Massachusetts when they may be an SSN', () => {
    const massachusetts = (idNumber: string) =>
      warnings(entry('MA', { signers: [{ ...passport, idNumber }] }));
    const sentence = 'Signer 1: if this number is a Social Security number, write "SSN" in its place.';
    expect(massachusetts('123456789')).toContain(sentence);
    expect(massachusetts('S12345678')).not.toContain(sentence);
  });
});

describe('Illinois (14 Ill. Adm. Code 176.910)', () => {
  const cite = stateLaws.IL.prohibited?.cite;
  const byAct = stateLaws.IL.prohibitedElectronically?.cite;
  const address = (label: string) =>
    `Illinois: Street addresses and ZIP codes cannot be recorded per state law (${cite}). Leave ${label} empty.`;
  const signature = (label: string) =>
    `Illinois: Electronic signatures cannot be recorded per state law (${byAct}). Leave ${label} empty.`;

  it('accepts city and state only, and no drawn signature of an electronic act', () => {
    const content = complete('IL', { actMode: 'electronic' });
    expect(messages(content)).toEqual([]);
    expect(content.signers?.[0]).toMatchObject({ city: 'Text', stateCode: 'Text' });
    expect(content.signers?.[0]).not.toHaveProperty('addressLine');
    expect(content.signers?.[0]).not.toHaveProperty('signatureDataUrl');
  });

  it.each([
    ['signers.0.addressLine', '1 Main St', address('Street Address')],
    ['signers.0.zip', '60601', address('ZIP Code')],
    ['witnessAddress', '1 Main St', address('Witness Address')],
    ['signers.0.signatureDataUrl', image, signature('Signature')],
    ['principalSignature', image, signature('Principal Signature')],
    ['signerJournalSignature', image, signature('Journal Signature Photo')],
  ])('refuses %s', (path, value, sentence) => {
    const content = complete('IL', { actMode: 'electronic' });
    expect(messages(withValue(content, path, value))).toEqual([sentence]);
  });

  it.each([
    ['credibleWitnesses.0.address', '1 Main St', address('Address')],
    ['credibleWitnesses.0.signatureDataUrl', image, signature('Signature')],
  ])('refuses %s', (path, value, sentence) => {
    const content = complete('IL', { ...byWitness(known), actMode: 'remote' });
    expect(messages(content)).toEqual([]);
    expect(messages(withValue(content, path, value))).toEqual([sentence]);
  });
});

describe('the dates of an ID', () => {
  it('are both required where the law says so', () => {
    expect(statesWhere('signers.0.idIssueDate', 'required')).toEqual([
      'DE',
      'KS',
      'ME',
      'MD',
      'MS',
      'NJ',
      'NM',
      'PA',
      'UT',
    ]);
    expect(messages(withValue(complete('KS'), 'signers.0.idIssueDate', ''))).toEqual([
      'Signer 1: Issue Date is required by Kansas law (K.S.A. 53-5a20(c))',
    ]);
    expect(messages(withValue(complete('KS'), 'signers.0.idExpirationDate', ''))).toEqual([
      'Signer 1: Expiration Date is required',
    ]);
  });

  it('are never required for a signer whom the notary knows', () => {
    const signers = [{ idType: 'personal_knowledge' }] as const;
    expect(statesWhere('signers.0.idIssueDate', 'hidden', { signers })).toHaveLength(50);
    expect(statesWhere('signers.0.idExpirationDate', 'hidden', { signers })).toHaveLength(50);
  });

  it('must be in chronological order', () => {
    const content = withValue(complete('KS'), 'signers.0.idIssueDate', '2031-01-01');
    expect(messages(content)).toEqual(['Signer 1: Issue Date must be before the Expiration Date']);
  });

  it('draw a warning when the ID had expired on the day of the act', () => {
    const signers = [{ ...passport, idExpirationDate: '2026-11-18' }];
    const expired =
      'Signer 1: the ID had expired by the day of the act. Check whether your state accepts it.';
    expect(warnings(entry('OH', { date: '2026-11-19', signers }))).toEqual([expired]);
    expect(warnings(entry('OH', { date: '2026-11-18', signers }))).toEqual([]);
  });
});

describe('credible witnesses', () => {
  it.each(stateCodes)('replace the ID of the signer in %s once they are recorded', (stateCode) => {
    const recorded = entry(stateCode, byWitness(known));
    for (const field of ['idIssuingAgency', 'idIssueDate', 'idExpirationDate']) {
      expect(ruleOf(recorded, `signers.0.${field}`)).toBe('hidden');
    }
    expect(['hidden', 'prohibited']).toContain(ruleOf(recorded, 'signers.0.idNumber'));
  });

  it.each(stateCodes)('do not change the rule of the specification without a record in %s', (stateCode) => {
    const unrecorded = entry(stateCode, byWitness());
    expect(ruleOf(unrecorded, 'signers.0.idIssuingAgency')).toBe('required');
    expect(ruleOf(unrecorded, 'signers.0.idExpirationDate')).toBe('required');
    expect(['required', 'prohibited']).toContain(ruleOf(unrecorded, 'signers.0.idNumber'));
  });

  it('must be recorded where the law requires their name or signature', () => {
    expect(statesWhere('credibleWitnesses', 'required', byWitness())).toEqual(
      ['CA', 'HI', 'IL', 'MA', 'MO', 'NV', 'NJ', 'NY', 'TX', 'UT'].sort(byOrderOfStates),
    );
    const content = { ...complete('HI', byWitness(known)), credibleWitnesses: [] };
    expect(messages(content)).toContain('Credible Witness is required by Hawaii law (HRS § 456-15(e))');
    expect(statesWhere('credibleWitnesses', 'hidden')).toHaveLength(50);
  });

  it('must have address and signature where the law requires them', () => {
    const content = complete('HI', byWitness(known));
    expect(messages(withValue(content, 'credibleWitnesses.0.address', ''))).toEqual([
      'Credible Witness 1: Address is required by Hawaii law (HRS § 456-15(e))',
    ]);
    expect(messages(withValue(content, 'credibleWitnesses.0.signatureDataUrl', 'short'))).toEqual([
      'Credible Witness 1: Signature is required by Hawaii law (HRS § 456-15(e))',
    ]);
    expect(ruleOf(entry('OH', byWitness(known)), 'credibleWitnesses.0.signatureDataUrl')).toBe('optional');
  });
});

describe('particulars of single states', () => {
  it('Georgia requires the telephone of a self-filer, and its list applies to acts for self-filers only', () => {
    expect(statesWhere('selfFiler', 'asked')).toEqual(['GA']);
    expect(ruleOf(entry('GA'), 'selfFilerPhone')).toBe('hidden');
    expect(ruleOf(entry('GA'), 'actTime')).toBe('optional');
    const content = complete('GA', { selfFiler: true });
    expect(messages({ ...content, selfFilerPhone: '', actTime: '' })).toEqual([
      'Telephone Number of the Self-Filer is required by Georgia law (O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024))',
      'Time of the Act is required by Georgia law (O.C.G.A. § 45-17-8 (HB 1292), as summarised by Nelson Mullins)',
    ]);
  });

  it('Nevada requires an answer about the oath, even if there was none, and the certificate', () => {
    const content = complete('NV');
    expect(messages({ ...content, oathAdministered: false })).toEqual([]);
    expect(messages({ ...content, oathAdministered: null, certificateType: '' })).toEqual([
      'Oath Administered is required by Nevada law (NRS 240.120(1)(f)) - say whether you administered an oath',
      'Type of Certificate is required by Nevada law (NRS 240.120(1))',
    ]);
    expect(statesWhere('oathAdministered', 'required')).toEqual(['NV']);
  });

  it('New Jersey requires itemized fees when there are any', () => {
    expect(messages(complete('NJ', { fee: 0 }))).toEqual([]);
    expect(ruleOf(entry('NJ', { fee: 0 }), 'itemizedFees')).toBe('asked');
    expect(messages({ ...complete('NJ', { fee: 2.5 }), itemizedFees: '' })).toEqual([
      'Itemized Fees is required by New Jersey law (N.J.S.A. 52:7-10.18(b)(6))',
    ]);
  });

  it('Colorado requires all three details of an interpreter, or none', () => {
    expect(messages(complete('CO'))).toEqual([]);
    expect(messages({ ...complete('CO'), interpreterCredential: 'No. 12' })).toEqual([
      'Interpreter Name is required',
      'Interpreter Address is required',
    ]);
    expect(statesWhere('interpreterName', 'asked')).toEqual(['CO']);
  });

  it('Washington requires the signature of the principal in the journal', () => {
    expect(messages({ ...complete('WA'), principalSignature: null })).toEqual([
      'Principal Signature is required by Washington law (WAC 308-30-200(1)(b))',
    ]);
    expect(statesWhere('principalSignature', 'required')).toEqual(['WA']);
  });

  it('Oregon does not require what ORS 194.300(11) leaves to the notary', () => {
    const bound = (actType: EntryContent['actType']) =>
      ruleOf(entry('OR', { actType }), 'actTime') === 'required';
    expect(bound('acknowledgment')).toBe(true);
    expect(bound('signature_witnessing')).toBe(true);
    expect(bound('oath_or_affirmation')).toBe(false);
    expect(bound('jurat')).toBe(false);
    expect(bound('verification')).toBe(false);
    expect(bound('copy_certification')).toBe(false);
    expect(bound('protest')).toBe(false);
    // The document type names the act if the notary does not.
    expect(ruleOf(entry('OR', { documentType: 'jurat' }), 'actTime')).toBe('optional');
    expect(ruleOf(entry('OR', { documentType: 'acknowledgment' }), 'actTime')).toBe('required');
  });

  it('Massachusetts does the same for oaths only', () => {
    expect(ruleOf(entry('MA', { documentType: 'oath' }), 'actTime')).toBe('optional');
    expect(ruleOf(entry('MA', { documentType: 'jurat' }), 'actTime')).toBe('required');
  });

  it('Oklahoma requires more for an absentee ballot affidavit, and no fee', () => {
    const ballot = complete('OK', { documentType: 'absentee_ballot_affidavit' });
    expect(messages({ ...ballot, actTime: '' })).toEqual([
      'Time of the Act is required by Oklahoma law (26 O.S. § 14-108.1)',
    ]);
    expect(ruleOf(entry('OK'), 'actTime')).toBe('optional');
    expect(warnings({ ...ballot, fee: 0 })).toEqual([]);
    expect(warnings({ ...ballot, fee: 1 })).toEqual(['Oklahoma allows no fee for this document.']);
  });

  it('Florida allows a witness of an oath', () => {
    expect(ruleOf(entry('FL', { documentType: 'oath' }), 'witnessName')).toBe('asked');
    expect(ruleOf(entry('FL', { documentType: 'jurat' }), 'witnessAddress')).toBe('asked');
    expect(ruleOf(entry('FL', { documentType: 'deed' }), 'witnessName')).toBe('optional');
    expect(messages(complete('FL', { documentType: 'oath' }))).toEqual([]);
  });

  it('Wyoming accepts personal knowledge with a warning', () => {
    const content = complete('WY', { signers: [{ idType: 'personal_knowledge' }] });
    expect(messages(content)).toEqual([]);
    expect(warnings(content)).toEqual([
      'Signer 1: it is not clear that Wyoming accepts personal knowledge as identification. An ID is safer.',
    ]);
  });
});

describe('remote and electronic acts', () => {
  it.each([
    ['AK', 'electronic', false],
    ['AK', 'remote', true],
    ['FL', 'in_person', false],
    ['FL', 'remote', true],
    ['NE', 'in_person', false],
    ['NE', 'electronic', true],
    ['NE', 'remote', true],
    ['KS', 'in_person', true],
  ] as const)('in %s, %s: the list applies: %s', (stateCode, actMode, isBound) => {
    expect(ruleOf(entry(stateCode, { actMode }), 'actTime') === 'required').toBe(isBound);
  });

  it('need the technology where the law requires it', () => {
    expect(messages({ ...complete('NY', { actMode: 'remote' }), technologyUsed: '' })).toEqual([
      'Technology Used is required by New York law (19 NYCRR 182.9(a))',
    ]);
    expect(ruleOf(entry('NY'), 'technologyUsed')).toBe('hidden');
  });
});

describe('the time of an act', () => {
  it('is the time of a submission on the same day, and must be stated later', () => {
    const late = complete('KS');
    expect(messages({ ...late, actTime: '' }, late.date ?? '')).toEqual([]);
    expect(messages({ ...late, actTime: '' })).toEqual([
      'Time of the Act is required by Kansas law (K.S.A. 53-5a20(c))',
    ]);
  });
});

describe('the act', () => {
  it('is taken from a document type that names it', () => {
    expect(messages({ ...complete('KS', { documentType: 'jurat' }), actType: null })).toEqual([]);
    expect(messages({ ...complete('KS'), actType: null })).toEqual([
      'Notarial Act is required by Kansas law (K.S.A. 53-5a20(c))',
    ]);
  });
});

describe('notices', () => {
  const noticeOf = (stateCode: string, actMode?: EntryContent['actMode']) =>
    journalNotice({ stateCode, actMode })?.message;

  it.each(['AZ', 'HI', 'KS', 'MO', 'NV', 'WA'])(
    'say that %s wants a paper journal for acts on paper',
    (stateCode) => {
      expect(noticeOf(stateCode)).toMatch(/^Paper journal required: .* this journal is its companion\.$/);
      expect(warnings(entry(stateCode))).toContain(noticeOf(stateCode));
      expect(ruleOf(entry(stateCode), 'paperVolume')).toBe('asked');
      expect(noticeOf(stateCode, 'remote')).toBeUndefined();
      expect(ruleOf(entry(stateCode, { actMode: 'remote' }), 'paperVolume')).toBe('optional');
    },
  );

  it.each(['CA', 'MA'])('treat the contested %s like a paper state, and say so', (stateCode) => {
    expect(noticeOf(stateCode)).toMatch(/^Keep your paper journal too. .* disputed/);
    expect(ruleOf(entry(stateCode), 'paperLine')).toBe('asked');
  });

  it.each(['DE', 'ME', 'MD', 'MS', 'NJ'])('say that %s allows one journal at a time', (stateCode) => {
    expect(noticeOf(stateCode)).toMatch(/allows one journal at a time/);
  });

  it('do not appear in other states', () => {
    expect(stateCodes.filter((stateCode) => noticeOf(stateCode)).length).toBe(13);
    expect(noticeOf('OH')).toBeUndefined();
  });

  it.each([
    ['AK', 'remote', 'must also be recorded in a paper journal'],
    ['WA', 'remote', 'must also be recorded in your bound paper journal'],
    ['WA', 'electronic', 'must also be recorded in your bound paper journal'],
  ] as const)('in %s mention paper for a %s act too', (stateCode, actMode, text) => {
    expect(warnings(entry(stateCode, { actMode })).join()).toContain(text);
  });
});

describe('the messages of the specification, section 5', () => {
  it('appear for an empty entry', () => {
    expect(messages({})).toEqual([
      'State is required',
      'Document Type is required',
      'Signer 1: First Name is required',
      'Signer 1: Last Name is required',
      'Signer 1: Street Address is required',
      'Signer 1: City is required',
      'Signer 1: State is required',
      'Signer 1: ZIP Code is required',
      'Signer 1: ID Type is required',
      'Signer 1: Signature is required - please draw your signature in the signature pad',
      'Date is required',
      'Location Address is required - use GPS button or enter manually',
      'At least one document description is required',
    ]);
  });

  it.each(idTypeCodes)('appear for missing details of an ID of the kind %s', (idType) => {
    const open = messages(entry('OH', { signers: [passport, { idType }] })).filter((message) =>
      /^Signer 2: (ID Number|Issuing Agency|Expiration Date) is required$/.test(message),
    );
    expect(open).toHaveLength(idType === 'personal_knowledge' ? 0 : 3);
  });

  it('accept a signature from 51 characters on', () => {
    const content = complete('OH');
    const sentence = 'Signer 1: Signature is required - please draw your signature in the signature pad';
    expect(messages(withValue(content, 'signers.0.signatureDataUrl', 'A'.repeat(50)))).toEqual([sentence]);
    expect(messages(withValue(content, 'signers.0.signatureDataUrl', 'A'.repeat(51)))).toEqual([]);
  });

  it('accept a ZIP code of five or nine digits', () => {
    const content = complete('OH');
    const withZip = (zip: string) => messages(withValue(content, 'signers.0.zip', zip));
    expect(withZip('43004')).toEqual([]);
    expect(withZip('43004-1234')).toEqual([]);
    expect(withZip('4300')).toEqual(['Signer 1: ZIP Code must be 12345 or 12345-6789']);
  });

  it('appear in the order of the wizard, each with its step', () => {
    const steps = entryProblems(
      { ...complete('KS'), fee: 5, locationLabel: '', documents: [], signers: [] },
      today,
    ).map(({ step }) => step);
    expect(steps).toEqual([...steps].sort());
    expect(new Set(steps)).toEqual(new Set([1, 2, 3]));
  });
});

function byOrderOfStates(left: string, right: string): number {
  const codes: readonly string[] = stateCodes;
  return codes.indexOf(left) - codes.indexOf(right);
}
