import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actModeCodes } from '#shared/data/act-types.ts';
import { stateDuties } from '#shared/data/state-duties.ts';
import type { StateLaw } from '#shared/data/state-law.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { stateCodes } from '#shared/data/states.ts';
import {
  type JournalFacts,
  retainUntilDay,
  retentionByYear,
  retentionOf,
} from '#shared/rules/duties/retention-periods.ts';

const facts: JournalFacts = {
  lastActOn: '2026-11-02',
  lastReceivedOn: '2026-11-02',
  commissions: [{ state: 'NV', expirationDate: '2028-05-31' }],
  today: '2026-11-23',
  isClosed: false,
};

const kept = (stateCode: string | null, date = '2020-03-04', more: Partial<JournalFacts> = {}) => {
  const { basis, years, until, isOpen } = retentionOf(
    { date, stateCode, receivedOn: date },
    { ...facts, ...more },
  );
  return { basis, years, until, isOpen };
};

describe('retentionOf', () => {
  it.each([
    ['AZ', { basis: 'from_act', years: 5, until: '2025-03-04', isOpen: false }],
    ['TX', { basis: 'from_act', years: 10, until: '2030-03-04', isOpen: false }],
    ['WA', { basis: 'from_last_act', years: 10, until: '2036-11-02', isOpen: true }],
    ['IL', { basis: 'from_last_act', years: 7, until: '2033-11-02', isOpen: true }],
    ['NC', { basis: 'from_last_act_as_a_precaution', years: 10, until: '2036-11-02', isOpen: true }],
    ['NV', { basis: 'from_end_of_office', years: 7, until: null, isOpen: true }],
    ['CA', { basis: 'no_end', years: null, until: null, isOpen: true }],
    ['PA', { basis: 'no_end', years: null, until: null, isOpen: true }],
    ['GA', { basis: 'recommended', years: null, until: '2036-11-02', isOpen: true }],
    [null, { basis: 'recommended', years: null, until: '2036-11-02', isOpen: true }],
  ])('counts from the own event of %s', (state, expected) => {
    expect(kept(state)).toEqual(expected);
  });

  it('counts from the end of office once the last commission has expired', () => {
    const commissions = [
      { state: 'NV', expirationDate: '2022-01-31' },
      { state: 'NV', expirationDate: '2026-01-31' },
      { state: 'AZ', expirationDate: '2030-01-31' },
    ];
    const before = { lastReceivedOn: '2025-11-02' };
    expect(kept('NV', '2020-03-04', { commissions, ...before })).toMatchObject({
      until: '2033-01-31',
      isOpen: true,
    });
    expect(kept('NV', '2020-03-04', { commissions, isClosed: true }).isOpen).toBe(false);
  });

  it('counts from the receipt of the last entry where a commission ended before it', () => {
    const commissions = [{ state: 'NV', expirationDate: '1990-01-01' }];
    expect(kept('NV', '2020-03-04', { commissions }).until).toBe('2033-11-02');
  });

  it('is final after the last act of a journal that is closed', () => {
    expect(kept('WA', '2020-03-04', { isClosed: true })).toMatchObject({
      until: '2036-11-02',
      isOpen: false,
    });
  });

  it('keeps an act of a leap day until the end of February', () => {
    expect(kept('AZ', '2024-02-29').until).toBe('2029-02-28');
  });

  it('knows the event of every state whose law gives years, and of no other', () => {
    for (const code of stateCodes) {
      const { years, electronic, remote }: StateLaw['retention'] = stateLaws[code].retention;
      const figure = years ?? electronic?.years ?? remote?.years;
      expect([code, stateDuties[code].retentionFrom !== undefined]).toEqual([code, figure !== undefined]);
    }
  });

  it('names the law where destruction is not for the notary to decide', () => {
    const rules = stateCodes.map((code) => {
      const { destruction } = retentionOf(
        { date: '2020-03-04', stateCode: code, receivedOn: '2020-03-04' },
        facts,
      );
      return [code, destruction.rule, destruction.cite !== null] as const;
    });
    expect(rules.filter(([, rule]) => rule === 'never').map(([code]) => code)).toEqual(['CA', 'IL', 'SC']);
    expect(rules.filter(([, rule]) => rule === 'by_order').map(([code]) => code)).toEqual([
      'IN',
      'MO',
      'NC',
      'WY',
    ]);
    expect(rules.filter(([, rule]) => rule === 'required_after').map(([code]) => code)).toEqual([
      'MS',
      'UT',
      'WA',
    ]);
    expect(rules.every(([, rule, hasCite]) => rule === 'allowed' || hasCite)).toBe(true);
  });
});

const entry = (date: string, stateCode: string | null, receivedOn = date) => ({
  date,
  stateCode,
  receivedOn,
});

describe('retentionByYear', () => {
  it('groups by year of the act and state, the latest year first', () => {
    const groups = retentionByYear(
      [
        entry('2025-12-31', 'AZ'),
        entry('2026-11-02', 'WA'),
        entry('2025-01-01', 'AZ'),
        entry('2025-06-01', 'WA'),
      ],
      facts,
    );
    expect(
      groups.map(({ year, state, entries, retention }) => [year, state, entries, retention.until]),
    ).toEqual([
      ['2026', 'WA', 1, '2036-11-02'],
      ['2025', 'AZ', 2, '2030-12-31'],
      ['2025', 'WA', 1, '2036-11-02'],
    ]);
  });
});

describe('canDestroy', () => {
  const can = (entries: ReturnType<typeof entry>[], more: Partial<JournalFacts> = {}) =>
    retentionByYear(entries, { ...facts, ...more }).map(({ canDestroy }) => canDestroy);

  it('begins the day after the last day', () => {
    const old = [entry('2020-03-04', 'MI')];
    expect(can(old, { today: '2025-03-04' })).toEqual([false]);
    expect(can(old, { today: '2025-03-05' })).toEqual([true]);
  });

  it('counts from the day of receipt if a device dated the act earlier', () => {
    const misdated = [entry('2010-03-04', 'MI', '2020-03-04')];
    expect(can(misdated, { today: '2025-03-04' })).toEqual([false]);
    expect(can(misdated, { today: '2025-03-05' })).toEqual([true]);
  });

  it('waits for the longer years of one remote act of the year in Michigan', () => {
    const remote = [entry('2020-03-04', 'MI'), { ...entry('2020-02-01', 'MI'), actMode: 'remote' as const }];
    expect(can(remote, { today: '2030-03-04' })).toEqual([false]);
    expect(can(remote, { today: '2030-03-05' })).toEqual([true]);
  });

  it('counts from the receipt of the last addendum of an entry', () => {
    const annotated = [
      { ...entry('2020-03-04', 'MI'), annotatedOn: '2023-06-07' },
      entry('2021-01-01', 'MI'),
    ];
    expect(can(annotated, { today: '2028-06-07' })).toEqual([true, false]);
    expect(can(annotated, { today: '2028-06-08' })).toEqual([true, true]);
  });

  it('counts from the last act of the journal, also after that act was destroyed', () => {
    const old = [entry('2000-01-01', 'WA'), { date: '', stateCode: 'MI', receivedOn: '2012-01-01' }];
    expect(can(old, { today: '2022-01-01' })).toEqual([false]);
    expect(can(old, { today: '2022-01-02' })).toEqual([true]);
  });

  it.each(['CA', 'IL', 'SC', 'IN', 'MO', 'NC', 'WY'])(
    'is never true in %s, whose law does not let the notary',
    (state) => {
      const gone = { today: '2099-01-01', commissions: [{ state, expirationDate: '2001-01-01' }] };
      expect(can([entry('2000-01-01', state)], gone)).toEqual([false]);
    },
  );
});

describe('whatever the notary typed', () => {
  const dayOf = (from: string, to: string) =>
    fc
      .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
  const state = fc.constantFrom(...stateCodes);

  it('nothing may be destroyed or erased before the years of the law after its receipt', () => {
    let allowed = 0;
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            date: dayOf('1900-01-01', '2040-01-01'),
            stateCode: fc.option(state),
            receivedOn: dayOf('2026-11-20', '2030-12-31'),
            actMode: fc.constantFrom(...actModeCodes, null),
            annotatedOn: fc.option(dayOf('2026-11-20', '2040-12-31'), { nil: undefined }),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        fc.array(fc.record({ state, expirationDate: dayOf('1900-01-01', '2060-01-01') }), { maxLength: 4 }),
        dayOf('2026-11-20', '2060-01-01'),
        fc.boolean(),
        (entries, commissions, today, isClosed) => {
          const groups = retentionByYear(entries, { commissions, today, isClosed });
          const untilDay = retainUntilDay(groups);
          for (const { year, state: place, retention, canDestroy } of groups) {
            const own = entries.filter(
              ({ date, stateCode }) => date.slice(0, 4) === year && stateCode === place,
            );
            for (const { receivedOn, annotatedOn = '', actMode } of own) {
              const law: StateLaw['retention'] | undefined = stateLaws[place as 'CO']?.retention;
              const { electronic, remote = electronic } = law ?? {};
              const ofMode = { remote, electronic, in_person: undefined }[actMode ?? 'in_person'];
              const years = ofMode?.years ?? law?.years ?? 10;
              const last = [receivedOn, annotatedOn].toSorted().at(-1) ?? '';
              const earliest = `${Number(last.slice(0, 4)) + years}${last.slice(4)}`;
              if (canDestroy) allowed += 1;
              expect(canDestroy && today <= earliest).toBe(false);
              expect(retention.until === null || retention.until >= earliest.replace('02-29', '02-28')).toBe(
                true,
              );
              expect(untilDay === null || untilDay >= earliest.replace('02-29', '02-28')).toBe(true);
            }
          }
        },
      ),
      { numRuns: 500 },
    );
    // The property would hold if nothing could ever be destroyed.
    expect(allowed).toBeGreaterThan(50);
  });
});

describe('keptUntilDay', () => {
  const day = (...entries: ReturnType<typeof entry>[]) => retainUntilDay(retentionByYear(entries, facts));

  it('is the latest day of all groups', () => {
    expect(day(entry('2020-01-01', 'AZ'), entry('2021-01-01', 'TX'))).toBe('2031-01-01');
  });

  it.each([['CA'], ['NV'], ['MO'], ['IL']])('has no end with one entry of %s', (state) => {
    expect(day(entry('2020-01-01', 'AZ'), entry('2021-01-01', state))).toBeNull();
  });

  it('has none for an empty journal', () => {
    expect(day()).toBeNull();
  });
});
