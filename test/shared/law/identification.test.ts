import { describe, expect, it } from 'vitest';
import { documentTypeCodes } from '#shared/data/document-types.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { stateCodes } from '#shared/data/states.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { withValue } from './filled-entry.ts';
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
      'Signer 1: Expiration Date is required - if the ID shows none, choose "no expiration date"',
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

function byOrderOfStates(left: string, right: string): number {
  const codes: readonly string[] = stateCodes;
  return codes.indexOf(left) - codes.indexOf(right);
}
