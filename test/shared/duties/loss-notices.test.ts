import { describe, expect, it } from 'vitest';
import type { StateCode } from '#shared/data/states.ts';
import { letterText } from '#shared/rules/duties/letter.ts';
import { lossLetter } from '#shared/rules/duties/loss-letter.ts';
import { type LossFacts, lossNotices } from '#shared/rules/duties/loss-notices.ts';
import { lossRules } from '#shared/rules/duties/loss-rules.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';

const writer = { fullName: 'Nora Notary', email: 'nora@example.com' };
const showDay = (day: string) => day;

/** A paper journal stolen on Wednesday, November 18, 2026, in a notary's states. */
function lossIn(states: readonly StateCode[], more: Partial<LossFacts> = {}): LossFacts {
  return {
    thing: 'paper_journal',
    event: 'stolen',
    foundOn: '2026-11-18',
    happenedOn: null,
    circumstances: null,
    policeReport: null,
    entriesFrom: '2025-01-02',
    entriesTo: null,
    commissions: states.map((state) => ({
      state,
      commissionNumber: `${state}-1`,
      expirationDate: '2028-05-31',
    })),
    ...more,
  };
}

describe('a stolen journal', () => {
  it.each<[StateCode, string, string, string | null, boolean, boolean, boolean]>([
    // state, basis, office, last day, our suggestion, with receipt, police
    ['CA', 'law', 'Secretary of State', '2026-11-19', true, true, false],
    ['TX', 'unknown', 'Secretary of State', null, false, false, false],
    ['IL', 'unknown', 'Secretary of State', null, false, false, false],
    ['NC', 'law', 'Secretary of State', '2026-11-28', false, false, true],
    ['MO', 'law', 'Secretary of State', '2026-11-28', false, true, true],
    ['PA', 'law', 'Department of State', '2026-11-25', true, false, false],
    ['NV', 'law', 'Secretary of State', null, false, false, true],
    ['WA', 'law', 'Department of Licensing', '2026-11-25', true, false, false],
    ['SC', 'unknown', 'Secretary of State', null, false, false, false],
  ])(
    'is told in %s on the basis "%s" to the %s by %s',
    (state, basis, office, day, suggested, withReceipt, tellPolice) => {
      const [notice] = lossNotices(lossIn([state]));
      expect(notice).toMatchObject({ state, basis, withReceipt, tellPolice });
      expect(notice?.office.name).toBe(office);
      expect(notice?.due).toEqual(day && { day, suggested });
      // Where no rule was found, the sources are named.
      expect(notice?.searched.length === 0).toBe(basis === 'law');
    },
  );

  it('is told once to the office of each state of the notary', () => {
    expect(lossNotices(lossIn(['MO', 'CA', 'MO'])).map(({ state }) => state)).toEqual(['MO', 'CA']);
  });
});

describe('a lost device or seal', () => {
  it('has no deadline: the laws speak of the journal, and a word about seals was not found', () => {
    const [device] = lossNotices(lossIn(['MO'], { thing: 'device', event: 'lost' }));
    expect(device).toMatchObject({ basis: 'depends', due: null });
    expect(device?.duties).not.toEqual([]);
    const [seal] = lossNotices(lossIn(['MO'], { thing: 'seal', event: 'lost' }));
    expect(seal).toMatchObject({ basis: 'unknown', due: null, duties: [] });
  });
});

describe('the deadline of a loss', () => {
  const matter = (steps: MatterOf<'loss'>['steps'] = []) => ({
    state: 'MO' as const,
    openedAt: '2026-11-18T15:00:00.000Z',
    facts: lossIn(['MO', 'CA']),
    steps,
  });
  const sent = (officeState: StateCode) => ({
    kind: 'notice_sent' as const,
    note: '',
    at: '2026-11-19T15:00:00.000Z',
    officeState,
    sentOn: '2026-11-19',
    means: 'certified_mail' as const,
  });

  it('is the earliest of the offices that have not been told', () => {
    expect(lossRules.dueOn(matter())).toBe('2026-11-19');
    expect(lossRules.dueOn(matter([sent('CA')]))).toBe('2026-11-28');
    expect(lossRules.dueOn(matter([sent('CA'), sent('MO')]))).toBeNull();
  });
});

describe('the notice', () => {
  const letterIn = (state: StateCode, more: Partial<LossFacts> = {}) => {
    const facts = lossIn([state], more);
    const [notice] = lossNotices(facts);
    if (!notice) throw new Error('No notice');
    return lossLetter(facts, notice, { writer, showDay });
  };

  it('contains what California lists, and lines to fill in for what we do not know', () => {
    const letter = letterIn('CA');
    expect(letter.to).toEqual([
      'Secretary of State',
      'Notary Public Section',
      'P.O. Box 942877',
      'Sacramento',
      'CA 94277-0001',
    ]);
    expect(letter.facts.map(([label]) => label)).toEqual([
      'Commission number',
      'Commission expires',
      'Discovered',
      'Period of the entries',
      'Police report',
    ]);
    expect(letterText(letter)).toMatch(/Period of the entries: 2025-01-02 to _+/);
  });

  it('says what Oregon wants to hear about a journal that is gone, and encloses the police report', () => {
    const text = letterText(letterIn('OR', { policeReport: '26-1182', circumstances: 'My car was opened.' }));
    expect(text).toContain('I do not have the journal, and I do not know who has it or where it is.');
    expect(text).toContain('My car was opened.');
    expect(text).toContain('- Police report: 26-1182');
    expect(text).toContain('- a copy of the police report');
  });

  it('does not claim that a journal is gone when only a phone is', () => {
    const text = letterText(letterIn('MO', { thing: 'device', event: 'lost' }));
    expect(text).not.toContain('I do not have the journal');
    expect(text).toContain('my device with access to my notarial journal was lost');
  });
});
