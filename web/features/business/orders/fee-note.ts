import type { StateCode } from '#shared/data/states.ts';
import { states } from '#shared/data/states.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { centsOf } from '#shared/rules/business/amounts.ts';
import { feeCap } from '#shared/rules/law/fee-cap.ts';

/** A notarial line: its amount as the API has it, the state and the day of the act (blank if unknown), and how many people sign. */
export type FeeQuestion = { amount: string; state: StateCode; people: number; day: string };

/** Returns what to say about a notarial line that is above the most that a state allows for an acknowledgment by these people. */
export function feeNote({ amount, state, people, day }: FeeQuestion): string | undefined {
  const cap = feeCap({
    stateCode: state,
    actType: 'acknowledgment',
    actMode: 'in_person',
    signers: Array.from({ length: people }, () => ({})),
    ...(day && { date: day }),
  });
  if (!cap || centsOf(amount) <= cap.cents) return undefined;
  const by = people > 1 ? ` by ${people} signers` : '';
  return `${states[state].name} allows at most ${formatMoney(cap.cents / 100)} for one acknowledgment${by} (${cap.basis.cite}). If this line is for several acts, check their number. Otherwise move the rest to another line.`;
}
