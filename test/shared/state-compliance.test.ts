import { describe, expect, it } from 'vitest';
import { rulesVersion } from '#shared/data/rules-version.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { stateCodes } from '#shared/data/states.ts';
import { signatureBar, stateCompliance } from '#shared/rules/law/state-compliance.ts';

type Entry = Parameters<typeof stateCompliance>[0];

const entry = (more: Partial<Entry> = {}): Entry => ({
  status: 'submitted',
  rulesVersion,
  thumbprintData: null,
  stateCode: 'TX',
  documentType: 'affidavit',
  ...more,
});

describe('the statement about the rules that an entry was checked against', () => {
  it('names the rules of the submission', () => {
    expect(stateCompliance(entry()).checked).toBe(
      `Checked on submission against the rules of ${rulesVersion}.`,
    );
  });

  it('says when the page follows other rules', () => {
    expect(stateCompliance(entry({ rulesVersion: '2020-01-01.1' })).checked).toBe(
      `Checked on submission against the rules of 2020-01-01.1. The following uses the rules of ${rulesVersion}.`,
    );
    expect(stateCompliance(entry({ rulesVersion: null })).checked).toMatch(/^Submitted before this journal/);
  });

  it('says that a draft has not been checked yet', () => {
    expect(stateCompliance(entry({ status: 'draft', rulesVersion: null })).checked).toMatch(
      /^Not checked yet/,
    );
  });
});

describe('the statement whether the act had to be journaled', () => {
  it.each([
    ['TX', {}, 'Required for every notarial act.'],
    ['AL', {}, 'Voluntary: the state requires no journal.'],
    ['FL', {}, 'Voluntary for this act: required for remote acts only.'],
    ['FL', { actMode: 'electronic' }, 'Voluntary for this act: required for remote acts only.'],
    ['FL', { actMode: 'remote' }, 'Required for this kind of act.'],
    ['NE', {}, 'Voluntary for this act: required for electronic acts only.'],
    ['NE', { actMode: 'electronic' }, 'Required for this kind of act.'],
    ['OR', { actType: 'acknowledgment' }, 'Required for this kind of act.'],
    ['OR', { actType: 'jurat' }, 'Voluntary for this act: required for other kinds of act only.'],
    ['GA', {}, 'Voluntary for this act: required for other kinds of act only.'],
    ['GA', { selfFiler: true }, 'Required for this kind of act.'],
    ['TN', {}, 'Required for some kinds of act only.'],
  ] as const)('%s %j: %s', (stateCode, more, text) => {
    expect(stateCompliance(entry({ stateCode, ...more })).duty).toMatchObject({
      text,
      cite: stateLaws[stateCode].journal.cite,
    });
  });

  it('cites the law on online acts in Tennessee', () => {
    expect(stateCompliance(entry({ stateCode: 'TN', actMode: 'remote' })).duty).toEqual({
      text: 'Required for this kind of act.',
      cite: 'Tenn. Code Ann. § 8-16-308(a)',
    });
  });

  it('exists for every state with its citation, like retention, and for no other code', () => {
    for (const stateCode of stateCodes) {
      const { duty, retention } = stateCompliance(entry({ stateCode }));
      expect(duty?.cite).not.toBe('');
      expect(stateLaws[stateCode].journal.cite).toContain(duty?.cite ?? 'none');
      expect(stateLaws[stateCode].retention.cite).toContain(retention?.cite ?? 'none');
    }
    expect(Object.keys(stateCompliance(entry({ stateCode: null })))).toEqual(['checked']);
    expect(Object.keys(stateCompliance(entry({ stateCode: 'toString' })))).toEqual(['checked']);
  });
});

describe('retention', () => {
  it('is the figure of the law, or ten years without one', () => {
    expect(stateCompliance(entry({ stateCode: 'AZ' })).retention?.text).toBe('Keep at least 5 years.');
    expect(stateCompliance(entry({ stateCode: 'MI' })).retention?.text).toBe('Keep at least 5 years.');
    expect(stateCompliance(entry({ stateCode: 'MI', actMode: 'remote' })).retention).toMatchObject({
      text: 'Keep at least 10 years.',
      cite: 'MCL 55.286b',
    });
    expect(stateCompliance(entry({ stateCode: 'CA' })).retention?.text).toBe(
      'The law does not set a number of years.',
    );
  });
});

describe('the statement about details that the state prohibits', () => {
  const leftOut = (more: Partial<Entry>) => stateCompliance(entry(more)).leftOut?.text;

  it('names the electronic signatures of electronic acts in Illinois', () => {
    expect(leftOut({ stateCode: 'IL', actMode: 'electronic' })).toBe(
      'ID numbers, thumbprints, street addresses and ZIP codes, electronic signatures.',
    );
    expect(stateCompliance(entry({ stateCode: 'NV', actMode: 'electronic' })).leftOut).toEqual({
      text: 'Electronic signatures.',
      cite: 'NRS 240.201(1)',
    });
  });

  it.each([
    ['IL', 'ID numbers, thumbprints, street addresses and ZIP codes.'],
    ['TX', 'ID numbers, thumbprints.'],
    ['MT', 'ID numbers.'],
    ['UT', 'All but the last four characters of an ID number.'],
    ['CO', 'All but the last four characters of an ID number.'],
    ['MA', undefined],
    ['FL', undefined],
  ])('%s: %s', (stateCode, text) => {
    expect(leftOut({ stateCode })).toBe(text);
  });

  it('does not mention a detail that an older entry has anyway', () => {
    const held = {
      stateCode: 'IL',
      thumbprintData: '{}',
      signers: [{ idNumber: 'X1', zip: '62701', signatureDataUrl: null }],
      credibleWitnesses: [{ signatureDataUrl: 'data:' }],
    };
    expect(leftOut(held)).toBeUndefined();
    expect(leftOut({ ...held, signers: [{ idNumber: 'X1' }] })).toBe('Street addresses and ZIP codes.');
    expect(leftOut({ ...held, signers: [...held.signers, { city: 'Springfield' }] })).toBeUndefined();
  });
});

it('signatureBar explains a missing signature only where the state prohibits it', () => {
  expect(signatureBar(entry({ stateCode: 'IL', actMode: 'remote' }))).toMatchObject({
    text: 'No electronic signature: Illinois law does not allow it in the journal.',
    cite: stateLaws.IL.prohibitedElectronically?.cite,
  });
  expect(signatureBar(entry({ stateCode: 'IL' }))).toBeUndefined();
  expect(signatureBar(entry())).toBeUndefined();
});

it('contains neither advice nor doubt in any state', () => {
  for (const stateCode of stateCodes) {
    const shown = JSON.stringify(stateCompliance(entry({ stateCode, fee: 99 })));
    expect(shown).not.toMatch(/toVerify|reported|quoted|older text|\d{4} text|advise|recommend/iu);
  }
});
