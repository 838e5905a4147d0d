import { findState } from '#shared/data/states.ts';
import { commissionFor, commissionWarnings } from '#shared/rules/commissions.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useLaw } from './law-context.tsx';

/**
 * The commission that the entry in hand will name when it is submitted, as the server will choose it, and
 * what the notary should know of that. Before a state is chosen there is nothing to say.
 */
export function useCommission() {
  const notary = useNotary();
  const { stateCode, date } = useLaw().content;
  const day = date || dayIn(notary.timezone, new Date());
  const commission = commissionFor(notary.notaryCommissions, stateCode, day);
  return {
    state: findState(stateCode ?? '')?.name,
    commission,
    warnings: commissionWarnings(commission, stateCode, day, (shown) => formatDay(shown, notary)),
  };
}
