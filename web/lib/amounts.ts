import { formatMoney } from '#shared/entry/money.ts';
import { centsOf } from '#shared/rules/business/amounts.ts';

const typedForm = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2})?)?$/;
const largest = 99_999.99;

/** Reads an amount as people type it, such as `$1,250` or `.5`, as the API takes it: `1250.00`. */
export function readAmount(typed: string): string | undefined {
  const [, dollars, cents] = typedForm.exec(typed.trim()) ?? [];
  if (dollars === undefined && cents === undefined) return undefined;
  const amount = Number(`${(dollars ?? '0').replaceAll(',', '')}.${cents ?? '0'}`);
  return amount <= largest ? amount.toFixed(2) : undefined;
}

/** Returns the sum of amounts of the API as the app shows it: `$1,250.00`. */
export function shownSum(amounts: readonly string[]): string {
  return formatMoney(amounts.reduce((cents, amount) => cents + centsOf(amount), 0) / 100);
}

/** Formats an amount of the API: `1250.00` as `$1,250.00`. */
export const shownAmount = (amount: string) => formatMoney(Number(amount));

const typedMiles = /^(\d+|\d{1,3},\d{3})?(?:\.(\d))?$/;

/** Reads miles with at most one decimal as people type them. */
export function readMiles(typed: string): number | undefined {
  if (!typedMiles.test(typed.trim())) return undefined;
  const miles = Number(typed.trim().replaceAll(',', ''));
  return miles > 0 && miles < 10_000 ? miles : undefined;
}

/** Formats miles: `1,250.5`. */
export const shownMiles = (miles: number) => miles.toLocaleString('en-US', { maximumFractionDigits: 1 });
