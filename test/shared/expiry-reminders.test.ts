import { describe, expect, it, test } from 'vitest';
import { dueDaysOn, forgottenAfter, remindersAfter, utcDay } from '#shared/rules/expiry-reminders.ts';

const commission = { commissionNumber: 'CO-1', expirationDate: '2028-03-31' };
const due = (day: string) => remindersAfter(commission, day).map(({ days, dueDay }) => [days, dueDay]);

describe('the reminders of a commission', () => {
  const [sixty, thirty, seven] = [
    [60, '2028-01-31'],
    [30, '2028-03-01'],
    [7, '2028-03-24'],
  ];

  test.each([
    ['long before', '2026-01-01', [sixty, thirty, seven]],
    ['the day before the first', '2028-01-30', [sixty, thirty, seven]],
    ['on the day of the first', '2028-01-31', [thirty, seven]],
    ['20 days before its end: the one of 30 days does not come late', '2028-03-11', [seven]],
    ['10 days before its end', '2028-03-21', [seven]],
    ['7 days before its end', '2028-03-24', []],
    ['when it has expired', '2028-04-01', []],
  ])('of one listed %s are those still ahead', (_, day, expected) => {
    expect(due(day)).toEqual(expected);
  });

  it('name the commission', () => {
    expect(remindersAfter(commission, '2028-03-21')).toEqual([
      { ...commission, days: 7, dueDay: '2028-03-24' },
    ]);
  });

  it('are none at the first and last representable years', () => {
    expect(remindersAfter({ ...commission, expirationDate: '0000-01-05' }, '2026-01-01')).toEqual([]);
    expect(remindersAfter({ ...commission, expirationDate: '9999-12-31' }, '2026-01-01')).toHaveLength(3);
  });
});

describe('the days that a run looks at', () => {
  it('are its day and the seven before, earliest first', () => {
    const days = dueDaysOn('2028-03-03');
    expect([days.length, days[0], days[2], days.at(-1)]).toEqual([
      8,
      '2028-02-25',
      '2028-02-27',
      '2028-03-03',
    ]);
  });

  it('allow the last reminder until the last day of the commission', () => {
    const last = remindersAfter(commission, '2028-03-21')[0]?.dueDay ?? '';
    expect(dueDaysOn(commission.expirationDate)).toContain(last);
    expect(dueDaysOn('2028-04-01')).not.toContain(last);
  });

  it('stay stored for longer than a run looks at them', () => {
    const forgotten = utcDay(forgottenAfter('2028-03-24'));
    expect(forgotten).toBe('2028-04-03');
    expect(dueDaysOn(forgotten)).not.toContain('2028-03-24');
  });
});
