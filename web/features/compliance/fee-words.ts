import type { StateRequirements } from '#web/lib/api-types.ts';
import { formatMoney } from '#web/lib/money.ts';

type Fee = StateRequirements['fee'];

const notKnown = 'Whether the law caps this fee is not known. Ask the state before you charge.';

/** The most that may be charged for an act in person, of each kind that the law names apart. */
export function feeCaps(fee: Fee): (readonly [kind: string, cap: string])[] {
  if (fee.status === 'unknown') return [['Maximum Fee', notKnown]];
  if (fee.status === 'no_cap') return [['Maximum Fee', 'The law sets no cap.']];
  if (fee.acknowledgment === fee.jurat) return [['Maximum Fee', capOf(fee.acknowledgment, fee)]];
  return [
    ['Acknowledgment', capOf(fee.acknowledgment, fee)],
    ['Jurat', capOf(fee.jurat, fee)],
  ];
}

function capOf(dollars: number | null, { per, additional }: Fee): string {
  if (dollars === null) return notKnown;
  const figure = `${formatMoney(dollars)} per ${per ?? 'act'}`;
  if (additional === null) return `${figure}.`;
  return `${formatMoney(dollars)} for the first signature, ${formatMoney(additional)} for each one more.`;
}
