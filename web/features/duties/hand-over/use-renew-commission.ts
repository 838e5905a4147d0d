import { sameNumber } from '#shared/rules/commissions.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';
import { api } from '#web/lib/api/api-client.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notifyFailure } from '#web/lib/browser/toasts.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { storeUser } from '#web/lib/session/session-store.ts';
import type { MatterPartProps } from '../matter-part.ts';
import { useMatterStep } from '../use-matter-step.ts';

type Renewal = { commissionNumber: string; expirationDate: string };

const otherDate =
  'This number is already in your settings with another date. Delete the old commission there, then add the new one here.';

/**
 * Adds a commission, then notes the renewal. If the page was closed between the two, a repetition finds the commission and
 * only notes it. `onProblem` gets a message about the number.
 */
export function useRenewCommission(
  { matter, onChange, onStale }: MatterPartProps<MatterOf<'hand_over'>>,
  onProblem: (message: string) => void,
) {
  const { notaryCommissions } = useNotary();
  const step = useMatterStep(matter, { onChange, onStale });
  return useAction(async ({ commissionNumber, expirationDate }: Renewal) => {
    const listed = notaryCommissions.find((one) => sameNumber(one.commissionNumber, commissionNumber));
    if (listed && listed.expirationDate !== expirationDate) return onProblem(otherDate);
    try {
      if (!listed) {
        const isPrimary = notaryCommissions.some(
          (one) => one.isPrimary && one.commissionNumber === matter.facts.commissionNumber,
        );
        const body = { commissionNumber, expirationDate, state: matter.state, isPrimary };
        storeUser(await api('add-commission', { body }));
      }
    } catch (error) {
      return notifyFailure(error, 'Failed to add the commission');
    }
    await step.run({ kind: 'commission_renewed', note: '', commissionNumber, expirationDate });
  });
}
