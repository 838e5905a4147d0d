import { limits } from '../data/limits.ts';
import { findState } from '../data/states.ts';

/** A commission as notary public. The expiration date, YYYY-MM-DD, is the last day it holds. */
export type Commission = {
  commissionNumber: string;
  state: string;
  expirationDate: string;
  isPrimary: boolean;
};

/** The commission that an entry was made under, as it was at the submission. */
export type EntryCommission = Omit<Commission, 'isPrimary'>;

/** What no field may lack when a commission is added (specification, section 5). */
export const commissionFieldsMissing = 'Please fill in all commission fields';

export const commissionLimit = `You can list at most ${limits.commissions} commissions. Delete one first.`;

/** A commission number as it is compared: without regard to case and to spaces around it. */
export function comparedNumber(number: string): string {
  return number.trim().toLowerCase();
}

/** Whether two commission numbers are one. */
export function sameNumber(left: string, right: string): boolean {
  return comparedNumber(left) === comparedNumber(right);
}

/**
 * What is wrong with a commission number, without its label; undefined when nothing is. It stands in
 * addresses of the API, hence the closed set of characters.
 */
export function commissionNumberComplaint(value: string): string | undefined {
  const number = value.trim();
  if (number === '') return 'is required';
  if (number.length > limits.commissionNumberLength)
    return `must be at most ${limits.commissionNumberLength} characters`;
  if (!/^[A-Za-z0-9 .\-_#()]+$/.test(number) || !/[A-Za-z0-9]/.test(number))
    return 'may hold letters, digits, spaces and . - _ # ( ) only';
  return undefined;
}

const withoutMark = ({ commissionNumber, state, expirationDate }: Commission): EntryCommission => ({
  commissionNumber,
  state,
  expirationDate,
});

/**
 * The commission that an act of a day (YYYY-MM-DD) in a state is made under: one of that state that had
 * not expired, the primary one first, then the one that expires first, since it was held before any
 * other; else the expired one of that state that held longest; else null.
 */
export function commissionFor(
  commissions: readonly Commission[],
  stateCode: string | null | undefined,
  date: string,
): EntryCommission | null {
  const ofState = commissions
    .filter(({ state }) => state === stateCode)
    .toSorted((left, right) => left.expirationDate.localeCompare(right.expirationDate));
  const valid = ofState.filter(({ expirationDate }) => expirationDate >= date);
  const found = valid.find(({ isPrimary }) => isPrimary) ?? valid[0] ?? ofState.at(-1);
  return found ? withoutMark(found) : null;
}

/**
 * What a notary is told when no commission covers the state and the day of an act: a sentence, or none.
 * `commission` is what `commissionFor` gave; `showDay` writes a day in the notary's format.
 */
export function commissionWarnings(
  commission: EntryCommission | null,
  stateCode: string | null | undefined,
  date: string,
  showDay: (day: string) => string,
): string[] {
  const state = findState(stateCode ?? '')?.name;
  if (!state) return [];
  if (!commission) {
    return [
      `No commission for ${state} is listed in your settings. Add the one you act under, so that entries name it.`,
    ];
  }
  if (commission.expirationDate >= date) return [];
  return [
    `Your ${state} commission ${commission.commissionNumber} expired on ${showDay(commission.expirationDate)}, before the date of this act.`,
  ];
}

/** Days before its expiration from which on a notary is told of it. */
export const noticeDays = [60, 30, 7] as const;

/** How near the end of a commission is: within 60, 30 or 7 days, or past. */
export type ExpiryNotice = { daysLeft: number; level: (typeof noticeDays)[number] | 'expired' };

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** How many days one day is before another, both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** What there is to say of a commission's end on a day of the notary; undefined while it is farther than 60 days. */
export function expiryNotice(
  commission: Pick<Commission, 'expirationDate'>,
  today: string,
): ExpiryNotice | undefined {
  const daysLeft = daysBetween(today, commission.expirationDate);
  if (daysLeft < 0) return { daysLeft, level: 'expired' };
  const level = noticeDays.findLast((days) => daysLeft <= days);
  return level && { daysLeft, level };
}

/** The list with a commission added: the first one is primary, and so is one that is meant to be. */
export function withCommission(commissions: readonly Commission[], added: Commission): Commission[] {
  const isPrimary = added.isPrimary || commissions.length === 0;
  const others = commissions.map((other) => (isPrimary ? { ...other, isPrimary: false } : other));
  return [...others, { ...added, isPrimary }];
}

/** The list with another primary one. */
export function withPrimary(commissions: readonly Commission[], number: string): Commission[] {
  return commissions.map((commission) => ({
    ...commission,
    isPrimary: sameNumber(commission.commissionNumber, number),
  }));
}

/** The list without a commission; when it was primary, the one that expires last takes the mark. */
export function withoutCommission(commissions: readonly Commission[], number: string): Commission[] {
  const left = commissions.filter(({ commissionNumber }) => !sameNumber(commissionNumber, number));
  if (left.length === 0 || left.some(({ isPrimary }) => isPrimary)) return left;
  const last = left.reduce((latest, other) =>
    other.expirationDate > latest.expirationDate ? other : latest,
  );
  return withPrimary(left, last.commissionNumber);
}
