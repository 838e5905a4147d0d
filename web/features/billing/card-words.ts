import type { Subscription } from '#web/lib/api/api-types.ts';

export type Card = NonNullable<Subscription['card']>;

/** Returns `08/2027`. */
export function expiryText({ expMonth, expYear }: Card): string {
  return `${String(expMonth).padStart(2, '0')}/${expYear}`;
}

/** Returns a warning if the card has expired or expires this month or next month. */
export function expiryWarning({ expMonth, expYear }: Card, now: Date): string | undefined {
  const months = expYear * 12 + expMonth - (now.getFullYear() * 12 + now.getMonth() + 1);
  if (months < 0) return 'This card has expired. Change it before the next payment.';
  if (months === 0) return 'This card expires at the end of this month. Change it before the next payment.';
  if (months === 1) return 'This card expires next month.';
  return undefined;
}
