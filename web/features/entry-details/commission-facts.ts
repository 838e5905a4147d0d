import { states } from '#shared/data/states.ts';
import { codeName } from '#shared/entry/words.ts';
import { hadExpired } from '#shared/rules/commissions.ts';
import type { EntryRow } from '#web/lib/api/api-types.ts';
import { type DateStyle, formatDay } from '#web/lib/dates.ts';

/** The commission that an entry was made under, where it names one, and whether it had expired by then. */
export function commissionFacts(
  { commission, date }: Pick<EntryRow, 'commission' | 'date'>,
  style: Pick<DateStyle, 'dateFormat'>,
) {
  const end = commission && formatDay(commission.expirationDate, style);
  const isPast = hadExpired(commission, date);
  return [
    ['Commission Number', commission?.commissionNumber],
    ['Commission State', commission && codeName(states, commission.state)],
    [isPast ? 'Commission Expired' : 'Commission Expires', isPast ? `${end}, before this act` : end],
  ] as const;
}
