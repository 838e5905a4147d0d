import { type Answers, quoted, type Read, twoReadings } from './answers.ts';

export type FeeReading = Pick<Answers, 'decimalComma' | 'noAmount'>;

const free =
  /^(n\/?c|no[ -]?charge|no[ -]?fee|free|zero|waived?|fee waived|gratis|pro[ -]?bono|comp(ed|limentary)?)\.?$/i;
/** These can say that no fee was charged, or that none was written down. */
const unclear = /^([-–—_x.]+|n\/?a|none|nil|nothing|null)$/i;
const currency = /^(?:us ?\$|usd|\$)\s*|\s*(?:usd|us ?\$|us dollars?|dollars?|\$)$/gi;
const otherCurrency =
  /[€£¥₱₹₩₽]|\b(chf|eur|gbp|cad|aud|mxn|jpy|sfr|pesos?|euros?|pounds?|francs?)\b|\b(c|a|mx|hk)\$/i;

/** Writes the digits of any script in ASCII, with the Arabic signs for decimals and thousands. */
function inAscii(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/\p{Nd}/gu, (digit) => {
      // Digits of a script follow each other from zero.
      let zero = digit.codePointAt(0) ?? 0;
      while (zero > 0 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (zero & 0xf) % 10 !== 0) zero -= 1;
      return /[0-9]/.test(digit) ? digit : String((digit.codePointAt(0) ?? 0) - zero);
    });
}

/** Whether an amount is like 15,00: fifteen, or fifteen hundred. */
export const isDecimalComma = (text: string) => /^\d+,\d{1,2}$/.test(amountOf(text));

/** Whether a text can mean no fee or an unknown one. */
export const isNoAmount = (text: string) => unclear.test(text.trim());

/** Returns an amount without its currency and the marks for whole dollars, such as `15.-`. */
function amountOf(text: string): string {
  return (
    inAscii(text)
      .replace(/^'/, '')
      .trim()
      .replace(currency, '')
      .trim()
      .replace(/^(\d[\d'’., ]*)[.,][-–—]{1,2}$/, '$1')
      // Spaces or apostrophes between thousands show that the comma is decimal.
      .replace(/^(\d{1,3}(?:[\s'’]\d{3})+),(?=\d{1,2}$)/, '$1.')
      .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
      .replace(/^(\d+)\.$/, '$1')
  );
}

/** Reads a fee in dollars. Undefined if the cell says that none was written down. */
export function readFee(text: string, { decimalComma, noAmount }: FeeReading): Read<number | undefined> {
  const no = (why: string) => ({ problem: `${quoted(text)} ${why}` });
  if (free.test(text.trim())) return { value: 0 };
  if (isNoAmount(text)) {
    if (noAmount === undefined) return twoReadings(text);
    return { value: noAmount === 'zero' ? 0 : undefined };
  }
  if (otherCurrency.test(text)) return no('is not in US dollars. Write the fee in dollars, like 15.00');
  const amount = amountOf(text);
  if (/^\(.*\d.*\)$|^[-–—−]\s*(us)?\$?\s*\d|\d\s*[-–—−]$|\bcr$/i.test(amount))
    return no('is negative. Write the fee that was charged, like 15.00');
  if (/^\d+(\.\d{1,2})?$|^\.\d{1,2}$/.test(amount)) return { value: Number(amount) };
  // Where commas are decimal, 1,015 is none, but 1,015.00 is.
  if (
    /^[1-9]\d{0,2}(,\d{3})+(\.\d{1,2})?$/.test(amount) &&
    (decimalComma !== 'decimal' || amount.includes('.'))
  )
    return { value: Number(amount.replaceAll(',', '')) };
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d{1,2}$/.test(amount))
    return { value: Number(amount.replaceAll('.', '').replace(',', '.')) };
  if (isDecimalComma(text)) {
    if (decimalComma === undefined) return twoReadings(text);
    return { value: Number(amount.replace(',', decimalComma === 'decimal' ? '.' : '')) };
  }
  if (/^[1-9]\d{0,2}([.,]\d{3})+$/.test(amount)) return no('can be read in two ways. Write it like 1015.00');
  return /\d.*\d|\d\D/.test(amount)
    ? no('has more than an amount. Write only the fee, like 15.00, and the rest in the notes')
    : no('is not an amount. Write it like 15.00');
}
