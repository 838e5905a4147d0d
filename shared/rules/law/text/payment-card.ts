import { type DigitRun, isLettered } from './digit-runs.ts';
import type { Finding } from './finding.ts';
import { tightLabel } from './labels.ts';
import type { ReadText } from './read-text.ts';

/**
 * First digits and lengths of the cards of each network (ISO/IEC 7812-1: issuer identification numbers). No network
 * issues 18 digits, the length of a MERS Mortgage Identification Number, although that has Luhn's check digit too.
 */
const networks: readonly { name: string; first: RegExp; lengths: readonly number[] }[] = [
  { name: 'Visa', first: /^4/u, lengths: [13, 16, 19] },
  { name: 'Mastercard', first: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/u, lengths: [16] },
  { name: 'American Express', first: /^3[47]/u, lengths: [15] },
  { name: 'Discover', first: /^(?:6011|64[4-9]|65)/u, lengths: [16, 19] },
  { name: 'Diners Club', first: /^(?:30[0-5]|3095|36|3[89])/u, lengths: [14, 16, 19] },
  { name: 'JCB', first: /^35(?:2[89]|[3-8])/u, lengths: [16, 19] },
  { name: 'UnionPay', first: /^62/u, lengths: [16, 17, 19] },
  {
    name: 'Maestro',
    first: /^(?:5018|5020|5038|5893|6304|6759|676[1-3])/u,
    lengths: [13, 14, 15, 16, 17, 19],
  },
];

/** Groups in which cards are printed and typed. */
const cardGroups = new Set([
  '13',
  '14',
  '15',
  '16',
  '17',
  '19',
  '4,4,4,1',
  '4,6,4',
  '4,6,5',
  '4,4,4,4',
  '4,4,4,4,3',
]);
const mostGroups = 5;

/** Reports whether digits satisfy Luhn's check, as every payment card number does (ISO/IEC 7812-1). */
function satisfiesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const isOfNetwork = (digits: string) =>
  networks.some(({ first, lengths }) => lengths.includes(digits.length) && first.test(digits));

const isCard = (digits: string) => isOfNetwork(digits) && satisfiesLuhn(digits);

/** Reports whether the groups are fours throughout, as in the tracking numbers of the Postal Service. */
function isInFours({ groups, separators }: DigitRun): boolean {
  return (
    groups.length > 4 &&
    groups.slice(0, -1).every(({ length }) => length === 4) &&
    new Set(separators).size === 1
  );
}

/** Returns the payment card numbers of a text. */
export function paymentCards({ text, labels, runs }: ReadText): Finding[] {
  return runs.flatMap((run): Finding[] => {
    const label = tightLabel(text, labels, run.starts[0] ?? 0);
    const whole = run.groups.join('');
    const printed = printedCard(text, run);
    if (printed && (printed === whole || !isInFours(run))) return [{ thing: 'card', isCertain: true }];
    // A digit may be wrong, and "card" may continue the name of another card.
    if (!printed && label?.kind === 'card' && isOfNetwork(whole) && !satisfiesLuhn(whole)) {
      return [{ thing: 'card', isCertain: false }];
    }
    if (!printed && !(isCard(whole) && !isLettered(text, run.starts[0] ?? 0, run.end))) return [];
    if (label?.kind === 'card') return [{ thing: 'card', isCertain: true }];
    return label?.kind === 'other' ? [] : [{ thing: 'card', isCertain: false }];
  });
}

/** Returns the digits of a card that is grouped as on a card, perhaps among other numbers. */
function printedCard(text: string, { groups, starts }: DigitRun): string | undefined {
  for (const [first, start] of starts.entries()) {
    for (let count = 1; count <= mostGroups && first + count <= groups.length; count += 1) {
      const window = groups.slice(first, first + count);
      const last = first + count - 1;
      const end = (starts[last] ?? 0) + (groups[last]?.length ?? 0);
      const digits = window.join('');
      if (
        cardGroups.has(window.map(({ length }) => length).join(',')) &&
        isCard(digits) &&
        !isLettered(text, start, end)
      ) {
        return digits;
      }
    }
  }
  return undefined;
}
