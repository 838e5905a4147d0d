import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { partitionsInTurn } from '#functions/services/entries/partitions-in-turn.ts';
import { journalPartitions, listedJournalKey } from '#functions/store/table/keys.ts';
import { countAlarms } from '#infra/alarms/count-alarms.ts';
import type { ScheduleRow } from '#infra/function-definitions/function-definition.ts';
import { functions } from '#infra/functions.ts';
import { stageOf } from '#infra/stages.ts';

const { recurs }: ScheduleRow = functions['verify-journals'];
const minutes = recurs.kind === 'in-turns' ? recurs.minutes : Number.NaN;

/** The partitions of a round of calls, by the clock of the schedule: full hours and every few minutes from then on. */
function round(from: string): string[] {
  return journalPartitions.flatMap((_, call) =>
    partitionsInTurn(new Date(Date.parse(from) + call * minutes * 60_000), minutes),
  );
}

it.each(['2026-11-26T00:00:00Z', '2026-12-31T22:45:00Z'])(
  'a round of calls from %s is for each journal exactly once',
  (from) => {
    const called = round(from);
    const journals = Array.from({ length: 5_000 }, () => listedJournalKey(ulid()).pk);
    for (const pk of journals) expect(called.filter((partition) => partition === pk)).toHaveLength(1);
    expect(new Set(journals)).toEqual(new Set(called));
  },
);

it('the alarm looks at a whole round', () => {
  const watch = countAlarms(stageOf('dev')).find(({ id }) => id === 'journals-unverified');
  expect(watch?.period).toBe(journalPartitions.length * minutes);
});

it('a call that comes late, or again, is for the same partition', () => {
  const [first, ...others] = ['2026-11-26T10:15:00Z', '2026-11-26T10:15:09Z', '2026-11-26T10:29:59Z'].map(
    (at) => partitionsInTurn(new Date(at), 15),
  );
  for (const other of others) expect(other).toEqual(first);
});
