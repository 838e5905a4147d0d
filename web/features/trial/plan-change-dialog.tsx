import { Button } from '@aws-amplify/ui-react';
import { useNavigate } from 'react-router';
import type { PlanId } from '#shared/data/plans.ts';
import { Dialog } from '#web/components/dialog.tsx';
import type { Subscription } from '#web/lib/api/api-types.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { planChangeWords } from './plan-change.ts';
import './trial-welcome.css';

/** Says why the plan changed, what changes with it, and what stays. */
export function PlanChangeDialog({
  from,
  subscription,
  onClose,
}: {
  from: PlanId;
  subscription: Subscription;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const { title, why, changesTitle, changes, stays } = planChangeWords(from, subscription);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      className="trial-welcome"
      footer={
        <>
          <Button onClick={onClose}>Continue with {subscription.planName}</Button>
          <Button
            variation="primary"
            onClick={() => {
              onClose();
              navigate(paths.pricing);
            }}
          >
            See plans
          </Button>
        </>
      }
    >
      <p>{why}</p>
      <Points title={changesTitle} points={changes} />
      {stays.length > 0 && <Points title="What stays:" points={stays} />}
    </Dialog>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
