import { describe, expect, it } from 'vitest';
import { stateCodes, states } from '#shared/data/states.ts';
import { checkEntry } from '#shared/rules/law/check-entry.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { type FieldNote, fieldNotes } from '#shared/rules/law/field-notes.ts';
import { prohibitionProblems } from '#shared/rules/law/prohibition-problems.ts';
import { filled, today, withValue } from './filled-entry.ts';

/** Returns a complete entry with one signer, who shows a passport. */
const complete = (stateCode: string, more: EntryContent = {}) =>
  filled({ stateCode, documentType: 'affidavit', signers: [{ idType: 'passport' }], ...more }, 'required');

const ruleOf = (entry: EntryContent, path: string) =>
  fieldNotes(entry).find((note) => note.path === path)?.rule.use;

const unasked = (entry: EntryContent) =>
  checkEntry(entry, today)
    .warnings.map(({ path, message }) => ({ path, message }))
    .filter(({ message }) => message.includes('does not ask for'));

/** Returns what is wrong with how a hidden field with a value is treated: one rule for prohibited, one for unasked. */
function complaint(entry: EntryContent, { path, label, rule }: FieldNote): string | undefined {
  const sent = withValue(entry, path);
  const refusal = prohibitionProblems(sent).find((problem) => problem.path === path);
  const warning = unasked(sent).find((found) => found.path === path);
  if (rule.use === 'prohibited') {
    const isFixed = path.endsWith('idNumber');
    const says = isFixed ? [] : [`(${rule.basis?.cite})`, `Leave ${label} empty.`];
    const parts = [states[entry.stateCode as 'TX'].name, 'cannot be recorded per state law', ...says];
    const isRefused =
      parts.every((part) => refusal?.message.includes(part)) && refusal?.basis?.cite === rule.basis?.cite;
    return isRefused && !warning ? undefined : `${path} is prohibited: ${refusal?.message ?? 'accepted'}`;
  }
  return !refusal && warning ? undefined : `${path} is not asked for: ${refusal?.message ?? 'no warning'}`;
}

describe('a field that is hidden, and that a client sends anyway', () => {
  it.each(stateCodes)(
    'is refused in %s if the state prohibits it, and stored with a warning otherwise',
    (stateCode) => {
      const entry = complete(stateCode);
      const hidden = fieldNotes(entry).filter(({ path, rule }) => {
        // An answer "no" and a list of people have tests of their own.
        if (['oathAdministered', 'credibleWitnesses', 'markWitnesses'].includes(path)) return false;
        // Values that contradict others are refused (contradictions.test.ts).
        if (/^signers\.0\.(region|idTypeNote|represents)$/.test(path)) return false;
        return rule.use === 'hidden' || rule.use === 'prohibited';
      });
      expect(hidden.length).toBeGreaterThan(5);
      expect(hidden.flatMap((note) => complaint(entry, note) ?? [])).toEqual([]);
    },
  );

  it.each([
    ['MT', 'hidden'],
    ['NY', 'hidden'],
    ['FL', 'hidden'],
    ['CO', 'hidden'],
    ['WA', 'hidden'],
    ['TX', 'prohibited'],
    ['CA', 'hidden'],
  ] as const)('covers a thumbprint for an affidavit in %s: %s', (stateCode, use) => {
    expect(ruleOf(complete(stateCode), 'thumbprint')).toBe(use);
  });

  it.each(['TX', 'PA', 'NY'])('covers a photo of the journal line in %s', (stateCode) => {
    expect(['hidden', 'prohibited']).toContain(ruleOf(complete(stateCode), 'signerJournalSignature'));
  });

  it('is named with its person and its state', () => {
    const vouched = complete('NY', {
      signers: [{ idType: 'credible_witness', idNumber: 'AB12' }],
      credibleWitnesses: [{ idType: 'personal_knowledge' }],
    });
    expect(unasked(vouched)).toEqual([
      {
        path: 'signers.0.idNumber',
        message:
          'Signer 1: New York does not ask for ID Number in this entry. It is stored as sent. Leave it blank if it is not needed.',
      },
    ]);
    expect(unasked({ ...complete('NY'), credibleWitnesses: [{ name: 'Vera Voucher' }] })).toMatchObject([
      {
        path: 'credibleWitnesses',
        message: expect.stringMatching(/^New York does not ask for Credible Witness /),
      },
    ]);
    expect(unasked({ thumbprint: { signerThumb: 'right_thumb' } })).toMatchObject([
      { message: expect.stringMatching(/^This journal does not ask for Thumbprint /) },
    ]);
  });

  it('is not mentioned where personal knowledge drops it, or the type of ID is still missing', () => {
    const known = complete('NY', { signers: [{ idType: 'personal_knowledge', idNumber: 'AB12' }] });
    expect(unasked(known)).toEqual([]);
    expect(unasked({ stateCode: 'NY', signers: [{ idNumber: 'AB12' }] })).toEqual([]);
  });

  it('is not mentioned without a value', () => {
    expect(stateCodes.flatMap((stateCode) => unasked(complete(stateCode)))).toEqual([]);
  });
});
