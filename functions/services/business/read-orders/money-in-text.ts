/** An amount in a text, in dollars with two decimals. Without an amount, the number or its currency cannot be read. */
export type FoundAmount = { amount: string | undefined; index: number; end: number };

const currency =
  '(?:US ?\\$|USD ?\\$?|CAD ?\\$?|CA ?\\$|C\\$|AUD ?\\$?|A\\$|NZ ?\\$|MXN ?\\$?|MX ?\\$|EUR ?|GBP ?|€|£|¥|\\$)';
const foreign = /CA|C\$|AU|A\$|NZ|MX|EUR|GBP|€|£|¥|peso|euro|pound/i;
const shape = new RegExp(
  `(?<![\\w$])(?<currency>${currency}) {0,2}(?<number>\\d[\\d.,]{0,20})(?<after> ?(?:CAD|USD|MXN|AUD|EUR|euros?|pesos?))?|(?<![\\w$.,:/#-])(?<plain>\\d[\\d.,]{0,20})(?<unit> ?(?:dollars|bucks|usd|cad|eur|euros|pesos|\\$))(?!\\w)`,
  'gi',
);

/** Returns an amount of dollars with two decimals, or undefined if the number is not written as one. */
export function dollars(number: string): string | undefined {
  // "051" may be 150, written backward.
  if (/^0\d/.test(number)) return undefined;
  const written = number.replace(/[.,]+$/, '').replace(/\.-$/, '');
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,2})?$/.test(written)) return undefined;
  const amount = Number(written.replaceAll(',', ''));
  return amount > 99_999.99 ? undefined : amount.toFixed(2);
}

/** Returns the amounts in a text that show a currency, in order. */
export function amountsInText(text: string): FoundAmount[] {
  const found: FoundAmount[] = [];
  for (const match of text.matchAll(shape)) {
    const { currency: sign = '', number, after = '', plain, unit = '' } = match.groups ?? {};
    const digits = number ?? plain ?? '';
    const isForeign = foreign.test(`${sign}${after}${unit}`.replace(/USD?/i, ''));
    const isThousands = /^ ?k\b/i.test(
      text.slice(match.index + match[0].length, match.index + match[0].length + 3),
    );
    const isNegative = sign !== '' && /[-−–]$/.test(text.slice(Math.max(0, match.index - 1), match.index));
    const trailing = /[.,]+$/.exec(digits)?.[0].length ?? 0;
    found.push({
      amount: isForeign || isThousands || isNegative ? undefined : dollars(digits),
      index: match.index,
      end: match.index + match[0].length - (after || unit ? 0 : trailing),
    });
    if (found.length >= 200) break;
  }
  return found;
}
