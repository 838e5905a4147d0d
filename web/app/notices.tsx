import { IdleNotice } from '#web/features/idle/idle-notice.tsx';
import { PlanNews } from '#web/features/trial/plan-news.tsx';
import { TrialWelcome } from '#web/features/trial/trial-welcome.tsx';
import type { View } from '#web/lib/navigation/views.ts';

/** The dialogs that open on their own, whatever the view. */
export function Notices({ view }: { view: View }) {
  return (
    <>
      <TrialWelcome />
      <PlanNews view={view} />
      <IdleNotice />
    </>
  );
}
