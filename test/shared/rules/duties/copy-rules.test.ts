import { describe, expect, it } from 'vitest';
import type { StateCode } from '#shared/data/states.ts';
import { copyLaw, requestDoubts } from '#shared/rules/duties/copy-law.ts';
import { copyAnswer, copyRules, refusalReasonsOf } from '#shared/rules/duties/copy-rules.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';

type CopyMatter = MatterOf<'copy'>;

const facts: CopyMatter['facts'] = {
  ...{ requester: 'Dana Reyes', isParty: false, form: 'phone', receivedOn: '2026-11-23', month: null },
  ...{ contact: null, onBehalfOf: null, people: null, document: null },
};

const matter = (state: StateCode, steps: CopyMatter['steps'] = []): CopyMatter => ({
  ...{ id: '01JD0000000000000000000000', kind: 'copy', state, facts, steps, version: 1 },
  ...{ openedAt: '2026-11-23T15:00:00.000Z', dueOn: null, closedAt: null },
});

const at = '2026-11-24T15:00:00.000Z';
const paid = (on: string): CopyMatter['steps'][number] => ({
  ...{ kind: 'paid', note: '', at, amount: 1, paidBy: 'cash', on },
});

describe('a request for a copy', () => {
  it.each([
    ['CA', [], '2026-12-15'],
    ['TX', [], null],
    ['TX', [paid('2026-11-24')], '2026-12-09'],
    ['NV', [], null],
    ['WA', [], null],
  ] as const)('in %s with the steps %j is due on %s', (state, steps, due) => {
    expect(copyRules.dueOn(matter(state, [...steps]))).toBe(due);
  });

  it.each([
    ['CA', ['written request', 'must name the people']],
    ['IL', ['in person']],
    ['SC', ['parties of the act']],
    ['MA', ['lawful requests']],
    ['WA', ['no rule']],
    ['NV', []],
  ] as const)('in %s raises doubts about %j', (state, words) => {
    const doubts = requestDoubts(state, facts);
    expect(doubts).toHaveLength(words.length);
    words.forEach((part, index) => {
      expect(doubts[index]).toContain(part);
    });
  });

  it('knows fee and certification from the law', () => {
    expect(copyLaw('CA')).toMatchObject({ fee: { cents: 30, per: 'page' }, certified: false });
    expect(copyLaw('NV')).toMatchObject({ fee: { cents: 750, per: 'copy' }, certified: true });
    expect(copyLaw('WA').askedBy).toBeUndefined();
  });

  it('is refused only for a reason that the state knows', () => {
    expect(refusalReasonsOf('IL')).toEqual(['form', 'harm', 'other']);
    expect(refusalReasonsOf('NV')).toEqual(['not_paid', 'other']);
    const step = { kind: 'refused', note: '', version: 1 } as const;
    expect(copyRules.stepProblem?.(matter('NV'), { ...step, reason: 'harm' })).toContain('Nevada');
    expect(copyRules.stepProblem?.(matter('NV'), { ...step, reason: 'other' })).toContain('note');
    expect(copyRules.stepProblem?.(matter('IL'), { ...step, reason: 'harm' })).toBeUndefined();
  });

  it('is answered by the latest of copy, no entry, and refusal', () => {
    const none = { kind: 'no_entry_found', note: '', at } as const;
    const found = {
      kind: 'entry_chosen',
      note: '',
      at,
      entryId: 'x',
      entryNumber: '000001',
      signers: [0],
    } as const;
    expect(copyAnswer(matter('CA'))).toBeUndefined();
    expect(copyAnswer(matter('CA', [none, { ...found, signers: [0] }, paid('2026-11-24')]))).toBe(
      'entry_chosen',
    );
    expect(copyRules.documents(matter('CA', [none, paid('2026-11-24')]))).toEqual(['no_entry', 'receipt']);
  });
});
