import { describe, expect, it } from 'vitest';
import type { EntryContent, MarkWitnessContent } from '#shared/rules/law/entry-content.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { prohibitionProblems } from '#shared/rules/law/prohibition-problems.ts';
import { filled, today } from './filled-entry.ts';

const signature = `data:image/png;base64,${'A'.repeat(80)}`;
const ann: MarkWitnessContent = { name: 'Ann Lee', address: '1 Oak St, Omaha, NE 68102' };
const bob: MarkWitnessContent = { name: 'Bob Roe', address: '2 Oak St, Omaha, NE 68102' };

/** Returns the paths and messages about witnesses to the mark in an entry that is complete without them. */
function missing(stateCode: string, markWitnesses: MarkWitnessContent[], more: EntryContent = {}) {
  const entry = filled(
    { stateCode, documentType: 'affidavit', signers: [{ idType: 'passport', signsByMark: true }], ...more },
    'required',
  );
  return entryProblems({ ...entry, markWitnesses }, today).map(({ path, message }) => `${path}: ${message}`);
}

describe('signing by mark', () => {
  it('requires as many witnesses as the law of the state', () => {
    const law = 'is required by Missouri law (RSMo § 486.645.2)';
    expect(missing('MO', [])).toEqual([`markWitnesses: Witness to the Mark 1 ${law}`]);
    expect(missing('MO', [ann])).toEqual([`markWitnesses: Witness to the Mark 2 ${law}`]);
    expect(missing('MO', [ann, bob])).toEqual([]);
  });

  it('requires the addresses of witnesses where the notary must write them', () => {
    expect(missing('NE', [ann, { name: 'Bob Roe' }])).toEqual([
      'markWitnesses.1.address: Witness to the Mark 2: Address is required by Nebraska law (Neb. Rev. Stat. § 64-105.02)',
    ]);
    expect(missing('FL', [{ name: 'Ann Lee' }, { name: 'Bob Roe' }])).toEqual([]);
  });

  it('requires in California that one witness writes the name and signs the journal', () => {
    const law = 'Cal. Civ. Code § 14';
    const image = { signerJournalSignature: signature };
    expect(missing('CA', [ann, bob], image)).toEqual([
      `markWitnesses.0.writesName: One witness must write the signer's name next to the mark, as California law (${law}) requires. Say which one`,
    ]);
    expect(missing('CA', [ann, { ...bob, writesName: true }], image)).toEqual([
      `markWitnesses.1.signatureDataUrl: Witness to the Mark 2: Signature is required by California law (${law})`,
    ]);
    const signed = { ...bob, writesName: true, signatureDataUrl: signature };
    expect(missing('CA', [ann, signed], image)).toEqual([]);
  });

  it('requires the signature of the one witness in Idaho', () => {
    expect(missing('ID', [ann])).toEqual([
      'markWitnesses.0.signatureDataUrl: Witness to the Mark 1: Signature is required by Idaho law (Idaho Secretary of State, Notary FAQ)',
    ]);
  });

  it('requires no witness where we know no rule, and the name of one who was there', () => {
    expect(missing('OH', [])).toEqual([]);
    expect(missing('OH', [{}])).toEqual(['markWitnesses.0.name: Witness to the Mark 1: Name is required']);
  });

  it('requires nothing of an act that was not performed, or of a signer who signs', () => {
    expect(missing('MO', [], { outcome: 'refused', outcomeReason: 'fee_not_paid' })).toEqual([]);
    expect(missing('MO', [], { signers: [{ idType: 'passport' }] })).toEqual([]);
  });

  it('keeps no signature of a witness where the state prohibits electronic signatures', () => {
    const entry: EntryContent = { stateCode: 'IL', actMode: 'electronic', signers: [{ signsByMark: true }] };
    const paths = prohibitionProblems({
      ...entry,
      markWitnesses: [{ ...ann, signatureDataUrl: signature }],
    }).map(({ path }) => path);
    expect(paths).toContain('markWitnesses.0.signatureDataUrl');
    expect(paths).toContain('markWitnesses.0.address');
  });
});
