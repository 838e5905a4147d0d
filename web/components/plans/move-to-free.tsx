import { useNavigate } from 'react-router';
import { api } from '#web/lib/api/api-client.ts';
import type { Subscription } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useRefreshSubscription } from '#web/lib/api/use-subscription.ts';
import { formatDate } from '#web/lib/dates.ts';
import { lostFeatures } from '#web/lib/lost-features.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { currentChoice } from '#web/lib/plan-words.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';

/** Asks for confirmation before leaving the paid plan, names what is lost and when, and does it. */
export function MoveToFree({ subscription, onDone }: { subscription: Subscription; onDone: () => void }) {
  const notary = useNotary();
  const navigate = useNavigate();
  const refresh = useRefreshSubscription();
  const query = { newPlanId: 'free', billingCycle: currentChoice(subscription).cycle } as const;
  const { data: preview } = useApi('preview-change', { query }, { failure: 'Failed to load plan details' });
  const at = preview ? preview.effectiveAt : subscription.currentPeriodEnd;
  const day = at && formatDate(at, notary);
  const { run, busy } = useCall(
    async () => {
      const { scheduled } = await api('change-plan', { query });
      onDone();
      navigate(paths.subscription);
      await refresh();
      return scheduled && day ? `Downgrade to Free scheduled for ${day}` : 'Subscription updated';
    },
    { failed: 'Failed to process subscription', done: (message) => message },
  );
  return (
    <ConfirmDialog
      title="Move to Free?"
      confirmLabel="Move to Free"
      busyLabel="Moving…"
      busy={busy}
      onConfirm={() => void run()}
      onCancel={onDone}
    >
      <p>
        {preview?.takesHold === 'now'
          ? `Your ${subscription.planName} plan ends now.`
          : `You keep all features of ${subscription.planName} until ${day ?? 'the end of the paid period'}. You will not be charged again.`}{' '}
        From then on:
      </p>
      <ul>
        {lostFeatures(subscription.planId, 'free').map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <p>Everything you have recorded stays in your journal. You can choose a plan again at any time.</p>
    </ConfirmDialog>
  );
}
