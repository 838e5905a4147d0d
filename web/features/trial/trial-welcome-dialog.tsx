import { Button } from '@aws-amplify/ui-react';
import { useNavigate } from 'react-router';
import { Dialog } from '#web/components/dialog.tsx';
import { Emblem } from '#web/components/emblem.tsx';
import { PlanFeatures } from '#web/components/plans/plan-features.tsx';
import type { TrialWelcome } from '#web/lib/api/api-types.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { daysText } from '#web/lib/plan-words.ts';
import './trial-welcome.css';

/** Welcomes the notary to the trial: its features, its length, and what follows (specification, section 2.11). */
export function TrialWelcomeDialog({ welcome, onClose }: { welcome: TrialWelcome; onClose: () => void }) {
  const navigate = useNavigate();
  const { title, subtitle, features, afterTrial, cta } = welcome.welcomeMessage;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      className="trial-welcome"
      footer={
        <>
          <Button
            onClick={() => {
              onClose();
              navigate(paths.pricing);
            }}
          >
            View Upgrade Options
          </Button>
          <Button variation="primary" onClick={onClose}>
            Start Exploring
          </Button>
        </>
      }
    >
      <div className="trial-welcome-lead">
        <Emblem size={72} />
        <p>{subtitle}</p>
      </div>
      <p className="trial-welcome-days">
        <strong>{daysText(welcome.remainingDays)} remaining</strong>
      </p>
      <PlanFeatures features={features} />
      <p>{afterTrial}</p>
      <p className="trial-welcome-cta">{cta}</p>
    </Dialog>
  );
}
