import { onDemand } from '#web/components/on-demand.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';

/*
 * The parts of the wizard that are not needed to show its first step. Their code is fetched as soon as that is shown, so that
 * they are there when the notary goes on, also without a connection.
 */

export const LaterStep = onDemand(
  async () => (await import('./later-step.tsx')).LaterStep,
  <Skeleton label="Loading the step..." />,
);

export const OtherSteps = onDemand(async () => (await import('./other-steps.tsx')).OtherSteps);

export const WizardEnd = onDemand(async () => (await import('./wizard-end.tsx')).WizardEnd);

export const RefusalDialog = onDemand(
  async () => (await import('./refusal/refusal-dialog.tsx')).RefusalDialog,
);

export const StaleDraftDialog = onDemand(
  async () => (await import('./saving/stale-draft-dialog.tsx')).StaleDraftDialog,
);

/** Fetches all of them. */
export async function fetchParts(): Promise<void> {
  const parts = [LaterStep, OtherSteps, WizardEnd, RefusalDialog, StaleDraftDialog];
  await Promise.all(parts.map(({ fetchCode }) => fetchCode()));
}
