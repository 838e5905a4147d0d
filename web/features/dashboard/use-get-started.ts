import { useState } from 'react';
import { daysBetween } from '#shared/rules/commissions.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { hasPracticeStates } from '#shared/rules/practice-states.ts';
import type { Dashboard, Profile } from '#web/lib/api/api-types.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { putOffPracticeStates } from './practice-states-put-off.ts';

/** Days after the registration for which the list is shown. */
const newDays = 30;

const dismissedKey = (notaryId: string) => `get_started_dismissed_${notaryId}`;
const practicedKey = (notaryId: string) => `practiced_${notaryId}`;

/** The first steps of a new account, each true when it is done. */
export type Steps = { states: boolean; commission: boolean; email: boolean; practice: boolean };

function stepsOf(notary: Profile, dashboard: Dashboard | undefined): Steps {
  const hasPracticed = localStorage.getItem(practicedKey(notary.id)) !== null;
  return {
    states: hasPracticeStates(notary),
    commission: notary.notaryCommissions.length > 0,
    email: notary.emailVerified,
    // A notary with entries needs no practice.
    practice: hasPracticed || (dashboard?.submittedCount ?? 0) > 0,
  };
}

/** Remembers on this device that the notary opened the practice entry. */
export function notePractice({ id }: Profile): void {
  localStorage.setItem(practicedKey(id), 'yes');
}

/**
 * Returns the steps of a new account until all are done or the list is dismissed on this device. The dashboard may not be known
 * yet.
 */
export function useGetStarted(dashboard: Dashboard | undefined): {
  steps: Steps | undefined;
  dismiss: () => void;
} {
  const notary = useNotary();
  const { id, timezone, createdAt } = notary;
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(dismissedKey(id)) !== null);
  const age = daysBetween(dayIn(timezone, new Date(createdAt)), dayIn(timezone, new Date()));
  const steps = stepsOf(notary, dashboard);
  // The practice entry alone shows the list only once the figures are known, so that it never disappears from the page again.
  const isOpen = Object.values(dashboard ? steps : { ...steps, practice: true }).includes(false);
  const isShown = !isDismissed && age < newDays && isOpen;
  return {
    steps: isShown ? steps : undefined,
    dismiss: () => {
      localStorage.setItem(dismissedKey(id), 'yes');
      // Otherwise the prompt at the end of the page would ask right after the dismissal.
      putOffPracticeStates(id);
      setDismissed(true);
    },
  };
}
