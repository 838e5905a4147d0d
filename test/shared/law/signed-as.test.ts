import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actTypeCodes } from '#shared/data/act-types.ts';
import { type CopiedEntry, redactedCopy } from '#shared/rules/duties/redact.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { signatureProblems } from '#shared/rules/law/signature-problems.ts';
import { signingsOf } from '#shared/rules/law/signed-as.ts';
import { notaryStatements } from '#shared/rules/notary-statements.ts';
import { blankContent } from '#test/support/blank-content.ts';

const at = '2026-11-20T18:00:00Z';

/** Returns the entry with what each of its people sees now, as if all of them had just signed. */
function signed(entry: EntryContent): EntryContent {
  const people = structuredClone(entry);
  for (const { list, index, facts } of signingsOf(entry)) {
    const drawn = { signatureDataUrl: 'drawn', signedAs: { ...facts, language: 'en', at } };
    Object.assign(people[list]?.[index] ?? {}, drawn);
  }
  return people;
}

const entry: EntryContent = signed({
  documentType: 'deed',
  actType: 'acknowledgment',
  documents: [{ description: 'Grant Deed' }, { description: 'Affidavit of Value' }],
  signers: [
    { firstName: 'Anna', lastName: 'Alpha' },
    { firstName: 'Ben', lastName: 'Okafor' },
  ],
  credibleWitnesses: [{ name: 'Cy Voss' }],
  markWitnesses: [{ name: 'Max Marker' }],
});

const texts = fc.string({ minLength: 1 }).map((text) => `Other ${text}`);
const changes: fc.Arbitrary<(changed: EntryContent) => void> = fc.oneof(
  texts.map(
    (text) => (changed: EntryContent) => Object.assign(changed.signers?.[1] ?? {}, { lastName: text }),
  ),
  texts.map(
    (text) => (changed: EntryContent) => Object.assign(changed.signers?.[0] ?? {}, { firstName: text }),
  ),
  texts.map(
    (text) => (changed: EntryContent) => Object.assign(changed.credibleWitnesses?.[0] ?? {}, { name: text }),
  ),
  texts.map(
    (text) => (changed: EntryContent) => Object.assign(changed.markWitnesses?.[0] ?? {}, { name: text }),
  ),
  texts.map(
    (text) => (changed: EntryContent) => Object.assign(changed.documents?.[1] ?? {}, { description: text }),
  ),
  texts.map((text) => (changed: EntryContent) => {
    changed.documents = [...(changed.documents ?? []), { description: text }];
  }),
  fc.constant((changed: EntryContent) => {
    changed.documents = changed.documents?.toReversed() ?? [];
  }),
  fc
    .constantFrom(...actTypeCodes.filter((code) => code !== 'acknowledgment'))
    .map((code) => (changed: EntryContent) => {
      changed.actType = code;
    }),
);

describe('a signature', () => {
  it('stands while its signer’s name, the act, and the titles are as signed', () => {
    expect(signatureProblems(entry)).toEqual([]);
  });

  it('does not count spaces around a text, or its Unicode form', () => {
    const spaced = {
      ...entry,
      documents: [{ description: ' Grant Deed ' }, { description: 'Affidavit of Value' }],
    };
    expect(signatureProblems(spaced)).toEqual([]);
  });

  it('needs another signature or a reason after any visible fact has changed', () => {
    fc.assert(
      fc.property(changes, (change) => {
        const changed = structuredClone(entry);
        change(changed);
        const problems = signatureProblems(changed);
        expect(problems.length).toBeGreaterThan(0);
        const signatureNotes = [
          ...['signers.0', 'signers.1', 'credible_witnesses.0', 'mark_witnesses.0'].map((path) => ({
            path,
            reason: 'Typo',
          })),
        ];
        expect(signatureProblems({ ...changed, signatureNotes })).toEqual([]);
        expect(signatureProblems(signed(changed))).toEqual([]);
      }),
    );
  });

  it('is refused in words that say what was signed', () => {
    const changed = { ...entry, signers: [{ ...entry.signers?.[0], firstName: 'Bert', lastName: 'Beta' }] };
    expect(signatureProblems(changed).map(({ path, message }) => [path, message])).toEqual([
      [
        'signers.0.signatureDataUrl',
        'Signer 1 signed as Anna Alpha for an acknowledgment. Ask them to sign again, or say why the record differs.',
      ],
    ]);
  });

  it('is explained only by a note about the same person, with a reason', () => {
    const changed = { ...entry, markWitnesses: [{ ...entry.markWitnesses?.[0], name: 'Mux Marker' }] };
    for (const note of [
      { path: 'signers.0', reason: 'Typo' },
      { path: 'mark_witnesses.0', reason: '' },
    ]) {
      expect(signatureProblems({ ...changed, signatureNotes: [note] })).toHaveLength(1);
    }
  });
});

describe('what a person saw', () => {
  it('does not remove the titles from a copy for someone else', () => {
    const response = { ...blankContent(), ...structuredClone(entry), textConfirmations: [], addenda: [] };
    const copy = redactedCopy(response as unknown as CopiedEntry, [0, 1], String);
    expect(JSON.stringify(copy.act)).toContain('Grant Deed');
    expect(JSON.stringify(copy)).not.toContain('Max Marker');
  });

  it('is explained in the record only where it differs', () => {
    const note = { path: 'signers.0', reason: 'Typo' };
    expect(notaryStatements({ ...entry, signatureNotes: [note] })).toEqual([]);
    expect(signatureProblems({ ...entry, signatureNotes: [{ ...note, path: 'signers.7' }] })).toHaveLength(1);
    const signers = [{ ...entry.signers?.[0], lastName: 'Alfa' }];
    expect(notaryStatements({ ...entry, signers, signatureNotes: [note] })).toEqual([
      'Signer 1: the record differs from what was signed. The notary’s reason: “Typo”',
    ]);
  });
});
