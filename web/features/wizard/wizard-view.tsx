import { Button } from '@aws-amplify/ui-react';
import { useLocation, useSearchParams } from 'react-router';
import { Dialog } from '#web/components/dialog.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { onDemand } from '#web/components/page/on-demand.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { formatDateTime } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { RecentActsContext } from './start/recent-acts-context.ts';
import { useWizardStart } from './start/use-wizard-start.ts';
import { WizardForm } from './wizard-form.tsx';
import './wizard.css';

const PracticeVisit = onDemand(
  async () => (await import('./practice/practice-visit.tsx')).PracticeVisit,
  <Skeleton label="Loading entry..." />,
);

/** New Entry: an empty form, a draft, or the form kept on this device. Also an entry for practice. */
export function WizardView({ entryId }: { entryId: string | undefined }) {
  // "New Entry" has the same address as an open new entry, so the key restarts the wizard.
  const { key } = useLocation();
  const notary = useNotary();
  const [address] = useSearchParams();
  if (address.has('practice')) return <PracticeVisit key={key} notary={notary} />;
  return <OpenedWizard key={key} entryId={entryId} />;
}

function OpenedWizard({ entryId }: { entryId: string | undefined }) {
  const notary = useNotary();
  const { phase, retry, takeKept, dropKept } = useWizardStart(notary, entryId);
  if (phase.kind === 'loading') return <Skeleton label="Loading entry..." />;
  if (phase.kind === 'failed') {
    return <LoadFailure text={phase.text} detail={phase.detail} onRetry={retry} />;
  }
  if (phase.kind === 'offering') {
    return (
      <Dialog
        title="Continue your unsaved entry?"
        onClose={takeKept}
        footer={
          <>
            <Button onClick={dropKept}>Discard it</Button>
            <Button variation="primary" onClick={takeKept}>
              Continue
            </Button>
          </>
        }
      >
        <p>
          An entry you were working on was kept on this device at {formatDateTime(phase.keptAt, notary)}. It
          has not been saved to your journal yet.
        </p>
      </Dialog>
    );
  }
  return (
    <RecentActsContext value={phase.acts}>
      <WizardForm notary={notary} start={phase.start} />
    </RecentActsContext>
  );
}
