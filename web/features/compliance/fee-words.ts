import { formatMoney } from '#shared/entry/money.ts';
import type { StateRequirements } from '#web/lib/api/api-types.ts';

type Fee = StateRequirements['fee'];

const notKnown = 'We do not know whether the law caps this fee. Ask the state before you charge.';

const kinds = { all: 'Maximum Fee', other: 'Acknowledgment', jurat: 'Jurat', oath: 'Oath' } as const;

/** Returns the maximum fee for each kind of in-person act that the law distinguishes. */
export function feeCaps({ status, caps }: Fee): (readonly [kind: string, cap: string])[] {
  if (status === 'unknown') return [['Maximum Fee', notKnown]];
  if (status === 'no_cap') return [['Maximum Fee', 'The law sets no cap.']];
  return caps.map((cap) => [kinds[cap.acts], capInWords(cap)]);
}

function capInWords({ dollars, per, further }: Fee['caps'][number]): string {
  if (further === null) return `${formatMoney(dollars)} per ${per}.`;
  return `${formatMoney(dollars)} for the first signature on a document, ${formatMoney(further)} for each additional one.`;
}
