import { describe, expect, it } from 'vitest';
import { stateDuties } from '#shared/data/state-duties.ts';
import { officialTopics } from '#shared/data/state-duty.ts';
import type { StateCode } from '#shared/data/states.ts';
import { officialDuties, officialRules } from '#shared/rules/duties/official-rules.ts';
import { mayAdd } from '#shared/rules/duties/rules-of.ts';
import type { MatterOf, MatterStep } from '#shared/schemas/matter.ts';

const at = '2026-11-02T17:00:00.000Z';

const request = (
  state: StateCode,
  facts: Partial<MatterOf<'official'>['facts']> = {},
  steps: MatterStep[] = [],
): MatterOf<'official'> => ({
  ...{ id: '01JD8ZC4Y6V2M8T0Q3R5W7X9AB', kind: 'official', state, openedAt: at, dueOn: null, closedAt: null },
  facts: {
    ...{ requester: 'Ines Inspector', office: 'Secretary of State', reason: 'inspection', answerBy: null },
    ...{ reference: null, wanted: null, receivedOn: '2026-11-02' },
    ...facts,
  },
  steps,
  version: 1,
});

const answered: MatterStep = { kind: 'request_answered', note: '', at };
const reported: MatterStep = { kind: 'surrender_reported', note: '', at };
const surrender: MatterStep = {
  ...{ kind: 'journal_surrendered', note: '', at },
  ...{ to: 'Officer Lee', on: '2026-11-05', receipt: '77' },
};

describe('the deadline of a request of an official', () => {
  it.each([
    ['the days of the state, for its office', request('CA'), '2026-12-02'],
    ['those of another state', request('NV'), '2026-11-12'],
    ['the day that the request names', request('CA', { answerBy: '2026-11-20' }), '2026-11-20'],
    ['nothing for a subpoena that names no day', request('CA', { reason: 'subpoena' }), null],
    ['nothing where the law sets no time', request('TX'), null],
    ['nothing in a state without rules', request('SD'), null],
    ['nothing once it is answered', request('CA', {}, [answered]), null],
    ['the notice of a surrender, from its day', request('CA', {}, [surrender]), '2026-11-15'],
    ['the answer, once the office was told', request('CA', {}, [surrender, reported]), '2026-12-02'],
  ])('is %s', (_name, matter, day) => {
    expect(officialRules.dueOn(matter)).toBe(day);
  });
});

describe('the steps of a request of an official', () => {
  it('tell an office only about a journal that was surrendered', () => {
    expect(mayAdd(request('CA'), 'surrender_reported')).toBe(false);
    expect(mayAdd(request('CA', {}, [surrender]), 'surrender_reported')).toBe(true);
    expect(mayAdd({ ...request('CA'), closedAt: at }, 'request_answered')).toBe(false);
  });

  it('say what was produced, to whom, and on which receipt', () => {
    expect(officialRules.stepWords(surrender, (day) => `day ${day}`)).toBe(
      'Journal surrendered to Officer Lee on day 2026-11-05, receipt: 77',
    );
    expect(officialRules.title(request('CA', { reason: 'court_order' }).facts)).toBe(
      'Court order: Secretary of State',
    );
  });
});

describe('the checklist of a state', () => {
  it('has a topic and a source for every duty, and is empty where no rule was found', () => {
    const all = (Object.keys(stateDuties) as StateCode[]).flatMap((state) => officialDuties(state));
    expect(all.length).toBeGreaterThan(15);
    for (const { about, cite } of all)
      expect([officialTopics.includes(about), cite !== '']).toEqual([true, true]);
    expect(officialDuties('SD')).toEqual([]);
    expect(officialDuties('CA').map(({ about }) => about)).toEqual(['answer', 'answer', 'surrender']);
  });
});
