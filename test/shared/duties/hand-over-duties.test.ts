import { describe, expect, it } from 'vitest';
import { stateDuties } from '#shared/data/state-duties.ts';
import { type StateCode, stateCodes } from '#shared/data/states.ts';
import {
  type HandOverFacts,
  handOverGuide,
  newJournalDuties,
} from '#shared/rules/duties/hand-over-duties.ts';
import { handOverLetter } from '#shared/rules/duties/hand-over-letter.ts';
import { handOverRules } from '#shared/rules/duties/hand-over-rules.ts';
import { handOverReasons } from '#shared/schemas/duties/hand-over-matter.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';

type Reason = HandOverFacts['reason'];

const endedOn = '2026-11-30';
const facts = (reason: Reason, more: Partial<HandOverFacts> = {}): HandOverFacts => ({
  reason,
  endedOn,
  commissionNumber: '1234567',
  officeName: null,
  officeAddress: null,
  ...more,
});

const clerk = 'County clerk who holds your oath of office';
const recorder = 'Recorder of deeds of the county where you last had an office';

describe('the journal at the end of a commission on November 30, 2026', () => {
  it.each<[StateCode, Reason, string | null, string, string | null]>([
    ['CA', 'expired', 'deliver', clerk, '2027-01-29'],
    ['CA', 'renewing', 'deliver', clerk, '2027-01-29'],
    ['CA', 'removed', 'deliver', clerk, '2026-12-30'],
    ['CA', 'resigned', 'deliver', clerk, '2026-12-30'],
    ['TX', 'expired', 'keep', 'Secretary of State', null],
    ['TX', 'removed', 'deliver', 'County clerk of your county', null],
    ['TX', 'moved', 'deliver', 'County clerk of your county', null],
    ['IL', 'resigned', null, 'Secretary of State', null],
    ['NC', 'expired', null, 'Secretary of State', null],
    ['MO', 'expired', 'deliver', 'Secretary of State', '2026-12-30'],
    ['MO', 'renewing', 'deliver', 'Secretary of State', '2027-02-28'],
    ['PA', 'expired', 'deliver', recorder, '2026-12-30'],
    ['PA', 'renewing', 'keep', 'Department of State', null],
    ['NV', 'resigned', 'keep', 'Secretary of State', null],
    ['WA', 'expired', 'keep', 'Department of Licensing', null],
    // The 15 days of Oregon begin with a request, and only some notaries have records of protests.
    ['OR', 'resigned', 'keep', 'Secretary of State', null],
    // New Mexico's 30 days are for those who choose to deliver.
    ['NM', 'expired', 'may_deliver', 'Secretary of State', null],
    ['SC', 'expired', null, 'Secretary of State', null],
  ])('in %s, when it is %s: %s, %s, by %s', (state, reason, journal, office, day) => {
    const guide = handOverGuide(state, facts(reason));
    expect(guide.journal).toBe(journal);
    expect(guide.office.name).toBe(office);
    expect(guide.due?.day ?? null).toBe(day);
    expect(guide.basis).toBe(journal === null ? 'unknown' : reason === 'moved' ? 'moved' : 'law');
  });

  it('shows every duty of every state for at least one way in which a commission ends', () => {
    for (const state of stateCodes) {
      const { commissionEnd } = stateDuties[state];
      const shown = new Set(handOverReasons.flatMap((reason) => handOverGuide(state, facts(reason)).duties));
      for (const duty of 'noneFound' in commissionEnd ? [] : commissionEnd) {
        expect(shown, `${state}: ${duty.text}`).toContain(duty);
      }
    }
  });

  it('starts a new journal only where a law says so', () => {
    expect(newJournalDuties('CA')).toHaveLength(1);
    expect(newJournalDuties('TX')).toEqual([]);
  });
});

describe('the deadline of a hand-over', () => {
  type Step = MatterOf<'hand_over'>['steps'][number];
  const dueOn = (state: StateCode, reason: Reason, ...steps: Step[]) =>
    handOverRules.dueOn({ state, openedAt: '2026-11-01T00:00:00.000Z', facts: facts(reason), steps });
  const base = { note: '', at: '2026-12-01T00:00:00.000Z' };
  const told: Step = { ...base, kind: 'office_told', sentOn: '2026-12-01', means: 'mail' };
  const sent: Step = { ...base, kind: 'journal_sent', sentOn: '2026-12-01', means: 'courier' };
  const renewed: Step = {
    ...base,
    kind: 'commission_renewed',
    commissionNumber: '7654321',
    expirationDate: '2030-11-30',
  };

  it('ends when the journal is sent or the commission is renewed, and not when the office is only told', () => {
    expect(dueOn('MO', 'renewing', told)).toBe('2027-02-28');
    expect(dueOn('MO', 'renewing', sent)).toBeNull();
    expect(dueOn('MO', 'renewing', renewed)).toBeNull();
  });

  it('ends with the report where the notary keeps the journal', () => {
    expect(dueOn('HI', 'resigned')).toBe('2027-02-28');
    expect(dueOn('HI', 'resigned', told)).toBeNull();
  });
});

describe('the cover letter', () => {
  const letter = (state: StateCode, reason: Reason, more?: Partial<HandOverFacts>) =>
    handOverLetter(
      { state, facts: facts(reason, more) },
      { writer: { fullName: 'Nora Notary', email: 'nora@example.com' }, showDay: (day) => day },
    );

  it('delivers the journal to the office by its own name, with what is enclosed', () => {
    const { to, subject, enclosures } = letter('CA', 'resigned', {
      officeName: 'Yolo County Clerk',
      officeAddress: '625 Court Street, Woodland, CA 95695',
    });
    expect(to).toEqual(['Yolo County Clerk', '625 Court Street', 'Woodland', 'CA 95695']);
    expect(subject).toBe('Delivery of a notarial journal');
    expect(enclosures).toHaveLength(4);
  });

  it('says where the journal is kept, and delivers nothing, where the notary keeps it', () => {
    const { subject, enclosures } = letter('WA', 'expired');
    expect(subject).toBe('Where a notarial journal is kept');
    expect(enclosures).toEqual([]);
  });
});
