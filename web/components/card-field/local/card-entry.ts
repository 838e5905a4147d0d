/** An entered card: digits of the number, month, four-digit year, and CVC. */
export type CardEntry = { number: string; month: number; year: number; cvc: string };

/** The problem of each invalid part of the input. */
export type CardProblems = { number?: string; expiry?: string; cvc?: string };

/** Tells whether a number ends with the right check digit (Luhn). */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Reads a typed card, or returns its problems on the day of `now`. */
export function readCard(
  typed: { number: string; expiry: string; cvc: string },
  now: Date,
): { entry: CardEntry } | { problems: CardProblems } {
  const problems: CardProblems = {};
  const number = typed.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number)) problems.number = 'Your card number is incomplete.';
  else if (!hasCheckDigit(number)) problems.number = 'Your card number is invalid.';

  const [, month = '', short = ''] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed.expiry) ?? [];
  const [monthNumber, year] = [Number(month), 2000 + Number(short)];
  if (!short || monthNumber < 1 || monthNumber > 12) {
    problems.expiry = 'Your card’s expiration date is incomplete.';
  } else if (year * 12 + monthNumber < now.getFullYear() * 12 + now.getMonth() + 1) {
    problems.expiry = 'Your card’s expiration date is in the past.';
  }

  const cvc = typed.cvc.trim();
  if (!/^\d{3,4}$/.test(cvc)) problems.cvc = 'Your card’s security code is incomplete.';

  if (Object.keys(problems).length > 0) return { problems };
  return { entry: { number, month: monthNumber, year, cvc } };
}
