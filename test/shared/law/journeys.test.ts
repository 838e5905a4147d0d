import { describe, expect, it } from 'vitest';
import { rulesVersion } from '#shared/data/rules-version.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { feeCap } from '#shared/rules/law/fee-cap.ts';
import { entryFieldRules, signerFieldRules } from '#shared/rules/law/field-rules.ts';
import { stateCompliance } from '#shared/rules/law/state-compliance.ts';
import { dayOfAct, filled, today, withValue } from './filled-entry.ts';

const license = { idType: 'drivers_license' } as const;

/** Returns an entry with everything that its state's law and this journal require. */
const complete = (entry: EntryContent): EntryContent =>
  filled({ date: dayOfAct, signers: [license], ...entry }, 'required');

const messages = (entry: EntryContent) => entryProblems(entry, today).map(({ message }) => message);

const dutyOf = (entry: EntryContent) =>
  stateCompliance({ ...entry, status: 'submitted', rulesVersion, thumbprintData: null }).duty?.text;

describe('California: a land conveyance', () => {
  const conveyance = complete({ stateCode: 'CA', documentType: 'land_conveyance' });

  it('needs the thumbprint of the signer', () => {
    expect(messages(conveyance)).toEqual([]);
    const [problem] = entryProblems({ ...conveyance, thumbprint: null }, today);
    expect(problem).toMatchObject({ kind: 'missing', path: 'thumbprint' });
    expect(problem?.basis?.cite).toContain('8206(a)(2)(G)');
  });

  it('is accepted with another finger only with a note', () => {
    const left = withValue(conveyance, 'thumbprint', { signerThumb: 'left_thumb' });
    expect(entryProblems(left, today).map(({ path }) => path)).toEqual(['thumbprintNote']);
    expect(messages({ ...left, thumbprintNote: 'The right thumb is bandaged.' })).toEqual([]);
  });

  it.each([
    ['deed', 'required'],
    ['real_estate_transfer', 'required'],
    ['power_of_attorney', 'required'],
    ['will', 'asked'],
    ['affidavit', 'hidden'],
  ] as const)('with a %s instead, the thumbprint is %s', (documentType, use) => {
    expect(entryFieldRules({ ...conveyance, documentType }).thumbprint.use).toBe(use);
  });
});

describe('Nevada: an electronic act', () => {
  it('is recorded without any signature', () => {
    const act = complete({ stateCode: 'NV', documentType: 'affidavit', actMode: 'electronic' });
    expect(messages(act)).toEqual([]);
    expect(act.signers?.[0]?.signatureDataUrl).toBeUndefined();
    const [problem] = entryProblems(withValue(act, 'signers.0.signatureDataUrl'), today);
    expect(problem).toMatchObject({ kind: 'prohibited', basis: { cite: 'NRS 240.201(1)' } });
  });

  it('is not recorded on paper, where the signer signs', () => {
    const onPaper: EntryContent = { stateCode: 'NV', documentType: 'affidavit' };
    expect(signerFieldRules(onPaper, license).signatureDataUrl).toEqual({
      use: 'required',
      basis: { cite: 'NRS 240.120(1)' },
    });
  });
});

describe('New York: two signers', () => {
  it('may pay $2 each for one document', () => {
    const deed = complete({ stateCode: 'NY', documentType: 'deed', signers: [license, license] });
    expect(messages(deed)).toEqual([]);
    expect(feeCap({ ...deed, actType: 'acknowledgment' })?.cents).toBe(400);
  });
});

describe('Utah: the change of May 6, 2026', () => {
  const utah = (more: EntryContent) => complete({ stateCode: 'UT', documentType: 'affidavit', ...more });
  const idNumberOf = (entry: EntryContent) =>
    messages(withValue(entry, 'signers.0.idNumber', '123456789')).filter((text) =>
      text.includes('ID Number'),
    );

  it('leaves acts before it under the earlier law', () => {
    const act = utah({ date: '2026-05-05' });
    expect(idNumberOf(act)).toEqual([]);
    expect(dutyOf(act)).toBe('Voluntary for this act: required for remote acts only.');
    expect(entryFieldRules(act).earlierCommission.use).toBe('hidden');
  });

  it('binds acts from that day on', () => {
    const act = utah({ date: '2026-05-06' });
    expect(idNumberOf(act)).toHaveLength(1);
    expect(dutyOf(act)).toBe('Required for every notarial act.');
    expect(entryFieldRules(act).earlierCommission).toMatchObject({ use: 'asked' });
  });

  it('spares commissions that began before it, except that their remote acts are journaled', () => {
    const act = utah({ earlierCommission: true });
    expect(idNumberOf(act)).toEqual([]);
    expect(dutyOf(act)).toBe('Voluntary for this act: required for remote acts only.');
    const remote = utah({ earlierCommission: true, actMode: 'remote' });
    expect(dutyOf(remote)).toBe('Required for this kind of act.');
    expect(signerFieldRules(remote, license).idNumber.basis?.cite).toBe('Utah Code § 46-1-14');
  });
});

describe('Illinois', () => {
  const illinois = (more: EntryContent) => complete({ stateCode: 'IL', documentType: 'deed', ...more });

  it('leaves the signature of an act on paper to the notary', () => {
    const act = illinois({});
    expect(messages(act)).toEqual([]);
    expect(messages(withValue(act, 'signers.0.signatureDataUrl'))).toEqual([]);
  });

  it.each(['electronic', 'remote'] as const)('prohibits the signature of an act that is %s', (actMode) => {
    const act = illinois({ actMode });
    expect(messages(act)).toEqual([]);
    expect(messages(withValue(act, 'signers.0.signatureDataUrl'))).toEqual([
      'Illinois: Electronic signatures cannot be recorded per state law (5 ILCS 312/3-107(a)). Leave Signature empty.',
    ]);
  });

  it.each([
    ['locationLabel', '1 Main Street, Springfield, Illinois'],
    ['locationLabel', 'Springfield, IL 62701'],
    ['signers.0.city', '1 Main Street, Springfield'],
  ])('accepts only city and state as %s, not "%s"', (path, text) => {
    const problems = entryProblems(withValue(illinois({}), path, text), today);
    expect(problems).toMatchObject([{ kind: 'prohibited', path }]);
    expect(messages(illinois({ locationLabel: 'Springfield, IL' }))).toEqual([]);
  });
});

describe('Texas: a deed of trust', () => {
  it('may name the MERS MIN of its loan', () => {
    const documents = [{ description: 'Deed of Trust, MIN 100039012345678906, MERS phone 1-888-679-6377' }];
    const deed = complete({ stateCode: 'TX', documentType: 'deed_of_trust', documents });
    expect(messages(deed)).toEqual([]);
    expect(entryFieldRules(deed).granteeName.use).toBe('required');
  });
});
