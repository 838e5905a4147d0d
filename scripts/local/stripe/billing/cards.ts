import type { Card, CardBehavior, CardFault, PaymentMethod } from '../models.ts';
import { cardError } from '../stripe-error.ts';

type Known = { behavior: CardBehavior; brand: string };

/** Stripe's published test card numbers. */
const numbers: Record<string, Known> = {
  '4242424242424242': { behavior: 'succeeds', brand: 'visa' },
  '4000056655665556': { behavior: 'succeeds', brand: 'visa' },
  '5555555555554444': { behavior: 'succeeds', brand: 'mastercard' },
  '378282246310005': { behavior: 'succeeds', brand: 'amex' },
  '6011111111111117': { behavior: 'succeeds', brand: 'discover' },
  '4000000000000002': { behavior: 'declined', brand: 'visa' },
  '4000000000009995': { behavior: 'insufficient_funds', brand: 'visa' },
  '4000000000000341': { behavior: 'declined_after_attach', brand: 'visa' },
  '4000002500003155': { behavior: 'authentication_on_setup', brand: 'visa' },
  '4000002760003184': { behavior: 'authentication_always', brand: 'visa' },
  '4000000000000127': { behavior: 'incorrect_cvc', brand: 'visa' },
  '4000000000000069': { behavior: 'expired', brand: 'visa' },
};

/** Stripe's test IDs for those numbers. */
const testIds: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_discover: '6011111111111117',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
};

/** The emulator's own card field accepts any number with a valid Luhn check digit. */
function satisfiesLuhn(digits: string): boolean {
  const values = [...digits].reverse().map((digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return value > 9 ? value - 9 : value;
  });
  return values.reduce((sum, value) => sum + value, 0) % 10 === 0;
}

type Fault = Omit<CardFault, 'paymentMethod'>;
const fault = (code: string, declineCode: string | null, message: string): Fault => ({
  code,
  declineCode,
  message,
});

const declined = fault('card_declined', 'generic_decline', 'Your card was declined.');
const noFunds = fault('card_declined', 'insufficient_funds', 'Your card has insufficient funds.');
const wrongCvc = fault('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect.");
const expired = fault('expired_card', 'expired_card', 'Your card has expired.');
const wrongNumber = fault('incorrect_number', null, 'Your card number is incorrect.');
const wrongMonth = fault('invalid_expiry_month', null, "Your card's expiration month is invalid.");

const faults: Partial<Record<CardBehavior, Fault>> = {
  declined,
  insufficient_funds: noFunds,
  incorrect_cvc: wrongCvc,
  expired,
};

/** A card is valid until the end of its last month. */
const isExpired = ({ expMonth, expYear }: Card, now: number) => now * 1_000 >= Date.UTC(expYear, expMonth, 1);

export type EnteredCard = { number: string; expMonth: number; expYear: number; cvc: string | undefined };

/** Returns the card that a customer typed. Refuses what Stripe refuses before it asks the bank. */
export function cardOf({ number, expMonth, expYear, cvc }: EnteredCard, now: number): Card {
  const digits = number.replace(/[\s-]/g, '');
  const known = numbers[digits];
  if (!/^\d{12,19}$/.test(digits) || !satisfiesLuhn(digits)) throw cardError(wrongNumber);
  if (!(expMonth >= 1 && expMonth <= 12)) throw cardError(wrongMonth);
  const card: Card = {
    brand: known?.brand ?? (digits.startsWith('5') ? 'mastercard' : 'visa'),
    last4: digits.slice(-4),
    expMonth,
    expYear: expYear < 100 ? 2_000 + expYear : expYear,
    behavior: cvc === '127' ? 'incorrect_cvc' : (known?.behavior ?? 'succeeds'),
  };
  if (isExpired(card, now)) throw cardError(expired);
  return card;
}

/** Returns the card for one of Stripe's test IDs; undefined for any other ID. */
export function testCard(id: string, now: number): Card | undefined {
  const number = Object.hasOwn(testIds, id) ? testIds[id] : undefined;
  if (number === undefined) return undefined;
  const year = new Date(now * 1_000).getUTCFullYear() + 3;
  return cardOf({ number, expMonth: 8, expYear: year, cvc: undefined }, now);
}

export type Verdict = 'accepted' | 'requires_action' | Fault;

/** Returns the bank's verdict on storing the card for later use. */
export function judgeSetup({ card, authenticated }: PaymentMethod, now: number): Verdict {
  if (isExpired(card, now)) return expired;
  const refused = faults[card.behavior];
  if (refused) return refused;
  const asks = card.behavior === 'authentication_on_setup' || card.behavior === 'authentication_always';
  return asks && !authenticated ? 'requires_action' : 'accepted';
}

/** Returns the bank's verdict on a charge; `offSession` if the customer cannot authenticate. */
export function judgeCharge(
  { card, authenticated }: PaymentMethod,
  now: number,
  offSession: boolean,
): Verdict {
  if (isExpired(card, now)) return expired;
  if (card.behavior === 'declined_after_attach') return declined;
  const refused = faults[card.behavior];
  if (refused) return refused;
  if (card.behavior === 'authentication_always') return 'requires_action';
  return card.behavior === 'authentication_on_setup' && !(offSession && authenticated)
    ? 'requires_action'
    : 'accepted';
}

/** Returns the bank's objection to attaching the card, where no authentication is possible. */
export function judgeAttach(method: PaymentMethod, now: number): Fault | undefined {
  const verdict = judgeSetup(method, now);
  return typeof verdict === 'string' ? undefined : verdict;
}
