import { describe, expect, it } from 'vitest';
import { documentTypeCodes } from '#shared/data/document-types.ts';
import { idTypeCodes } from '#shared/data/id-types.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { today, withValue } from './filled-entry.ts';
import {
  byWitness,
  complete,
  entry,
  known,
  messages,
  passport,
  ruleOf,
  shown,
  statesWhere,
  warnings,
} from './state-entries.ts';

const image = `data:image/png;base64,${'A'.repeat(80)}`;

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
      'Credible Witness 2: Expiration Date is required by California law (Cal. Civ. Code § 1185) - if the ID shows none, choose "no expiration date"',
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

describe('the messages of the specification, section 5', () => {
  it('appear for an empty entry', () => {
    expect(messages({})).toEqual([
      'State is required',
      'Document Type is required',
      'Signer 1: First Name is required - if the person has one name only, choose "one name"',
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
      /^Signer 2: (ID Number|Issuing Agency|Expiration Date) is required/.test(message),
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
