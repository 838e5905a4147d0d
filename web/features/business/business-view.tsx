import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { plansWith } from '#shared/data/plans.ts';
import { LeaveQuestion } from '#web/components/forms/leave-question.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { panelId, TabList, tabId } from '#web/components/page/tab-list.tsx';
import { PlanPrompt } from '#web/components/plans/plan-prompt.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useLeaveQuestion } from '#web/lib/navigation/use-leave-question.ts';
import { businessTabIds, businessTabIn, businessTabLabels, businessTabs } from './business-tabs.ts';
import { useBusinessPlan } from './use-business-plan.ts';
import './business.css';

/** The notary's business: orders, mileage, expenses, invoices, and the year. The address names the tab and the paper. */
export function BusinessView({ entryId: paperId }: { entryId: string | undefined }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const question = useLeaveQuestion();
  const isIncluded = useBusinessPlan();
  const current = businessTabIn(search);
  const { Tab } = businessTabs[current];
  return (
    <div className="business">
      {!isIncluded && (
        <PlanPrompt
          title={`Orders and bookkeeping require the ${plansWith('business')} plan`}
          text="You can still read, export, and delete what you recorded. To add or change anything, upgrade your plan."
        />
      )}
      <TabList
        label="Business"
        tabs={businessTabIds}
        labels={businessTabLabels}
        current={current}
        onChoose={(tab) => question.ask(() => void navigate(paths.business(tab)))}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(current)}>
        <Suspense fallback={<Skeleton label="Loading…" />}>
          <Tab key={current} paperId={paperId} />
        </Suspense>
      </div>
      {question.isAsking && <LeaveQuestion onLeave={question.leave} onStay={question.stay} />}
    </div>
  );
}
