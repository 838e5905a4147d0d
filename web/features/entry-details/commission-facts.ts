import type { Entry } from '#web/lib/api-types.ts';
import { type DateStyle, formatDay } from '#web/lib/dates.ts';
import { stateLabel } from './labels.ts';

/** The commission that an entry was made under, where it names one. */
export function commissionFacts(commission: Entry['commission'], style: Pick<DateStyle, 'dateFormat'>) {
  return [
    ['Commission Number', commission?.commissionNumber],
    ['Commission State', commission && stateLabel(commission.state)],
    ['Commission Expires', commission && formatDay(commission.expirationDate, style)],
  ] as const;
}
