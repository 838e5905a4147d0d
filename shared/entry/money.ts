const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats dollars as the journal shows them: `$1,250.00`. */
export function formatMoney(amount: number): string {
  return dollars.format(amount);
}
