import type { StateRequirements } from '#web/lib/api-types.ts';
import { formatMoney } from '#web/lib/money.ts';

type Fee = StateRequirements['fee'];

const notKnown = 'Whether the law caps this fee is not known. Ask the state before you charge.';

/** Returns the maximum fee for each kind of in-person act that the law distinguishes. */
export function feeCaps(fee: Fee): (readonly [kind: string, cap: string])[] {
  if (fee.status === 'unknown') return [['Maximum Fee', notKnown]];
  if (fee.status === 'no_cap') return [['Maximum Fee', 'The law sets no cap.']];
  const { acknowledgment, jurat, additional } = fee;
  if (acknowledgment === jurat && additional === null) return [['Maximum Fee', capOf(jurat, fee)]];
  return [
    ['Acknowledgment', acknowledgmentCap(fee)],
    ['Jurat', capOf(jurat, fee)],
  ];
}

function acknowledgmentCap(fee: Fee): string {
  const { acknowledgment, additional } = fee;
  if (acknowledgment === null || additional === null) return capOf(acknowledgment, fee);
  return `${formatMoney(acknowledgment)} for the first signature, ${formatMoney(additional)} for each one more.`;
}

function capOf(dollars: number | null, { per }: Fee): string {
  return dollars === null ? notKnown : `${formatMoney(dollars)} per ${per ?? 'act'}.`;
}
