import { limits } from '../data/limits.ts';
import { findState } from '../data/states.ts';

/** A commission as a notary public. The expiration date, YYYY-MM-DD, is the last valid day. */
export type Commission = {
  commissionNumber: string;
  state: string;
  expirationDate: string;
  isPrimary: boolean;
};

/** The commission that an entry was made under, as of the submission. */
export type EntryCommission = Omit<Commission, 'isPrimary'>;

/** The message for a commission with an empty field (specification, section 5). */
export const commissionFieldsMissing = 'Please fill in all commission fields';

export const commissionLimit = `You can list at most ${limits.commissions} commissions. Delete one first.`;

/** Returns a commission number for comparison: in one case, without surrounding spaces. */
export function comparedNumber(number: string): string {
  return number.trim().toLowerCase();
}

/** Reports whether two commission numbers are the same. */
export function sameNumber(left: string, right: string): boolean {
  return comparedNumber(left) === comparedNumber(right);
}

/**
 * Returns what is wrong with a commission number, without its label, or undefined. The number is part of API
 * paths, hence the closed set of characters.
 */
export function commissionNumberComplaint(value: string): string | undefined {
  const number = value.trim();
  if (number === '') return 'is required';
  if (number.length > limits.commissionNumberLength)
    return `must be at most ${limits.commissionNumberLength} characters`;
  if (!/^[A-Za-z0-9 .\-_#()]+$/.test(number) || !/[A-Za-z0-9]/.test(number))
    return 'can only contain letters, digits, spaces, and . - _ # ( )';
  return undefined;
}

const withoutMark = ({ commissionNumber, state, expirationDate }: Commission): EntryCommission => ({
  commissionNumber,
  state,
  expirationDate,
});

/**
 * Returns the commission for an act on a day (YYYY-MM-DD) in a state: one of that state that had not expired,
 * the primary one first, then the one that expires first, because it was held before any other. If none is
 * valid, returns the expired one of that state that was valid longest, or null.
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
 * Returns a warning when no commission covers the state and the day of an act, otherwise nothing.
 * `commission` is the result of `commissionFor`; `showDay` formats a day for the notary.
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
      `No commission for ${state} is listed in your settings. Add your commission so that entries name it.`,
    ];
  }
  if (commission.expirationDate >= date) return [];
  return [
    `Your ${state} commission ${commission.commissionNumber} expired on ${showDay(commission.expirationDate)}, before the date of this act.`,
  ];
}

/** Reports whether the commission of an entry had expired before the day of the act. */
export function hadExpired(commission: EntryCommission | null | undefined, date: string | null): boolean {
  return Boolean(commission && date !== null && commission.expirationDate < date);
}

/** Days before a commission's expiration at which a notary is notified. */
export const noticeDays = [60, 30, 7] as const;

/** How close a commission's end is: within 60, 30, or 7 days, or past. */
export type ExpiryNotice = { daysLeft: number; level: (typeof noticeDays)[number] | 'expired' };

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Returns the number of days from one day to another, both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns the notice about a commission's end on a day; undefined while it is more than 60 days away. */
export function expiryNotice(
  commission: Pick<Commission, 'expirationDate'>,
  today: string,
): ExpiryNotice | undefined {
  const daysLeft = daysBetween(today, commission.expirationDate);
  if (daysLeft < 0) return { daysLeft, level: 'expired' };
  const level = noticeDays.findLast((days) => daysLeft <= days);
  return level && { daysLeft, level };
}

/** Returns the list with a commission added. The first one becomes primary, and so does one that asks for it. */
export function withCommission(commissions: readonly Commission[], added: Commission): Commission[] {
  const isPrimary = added.isPrimary || commissions.length === 0;
  const others = commissions.map((other) => (isPrimary ? { ...other, isPrimary: false } : other));
  return [...others, { ...added, isPrimary }];
}

/** Returns the list with another primary commission. */
export function withPrimary(commissions: readonly Commission[], number: string): Commission[] {
  return commissions.map((commission) => ({
    ...commission,
    isPrimary: sameNumber(commission.commissionNumber, number),
  }));
}

/** Returns the list without a commission; if it was primary, the one that expires last becomes primary. */
export function withoutCommission(commissions: readonly Commission[], number: string): Commission[] {
  const left = commissions.filter(({ commissionNumber }) => !sameNumber(commissionNumber, number));
  if (left.length === 0 || left.some(({ isPrimary }) => isPrimary)) return left;
  const last = left.reduce((latest, other) =>
    other.expirationDate > latest.expirationDate ? other : latest,
  );
  return withPrimary(left, last.commissionNumber);
}
