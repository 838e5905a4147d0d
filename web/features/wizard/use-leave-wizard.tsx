import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { useLeaveQuestion } from '#web/lib/navigation/use-leave-question.ts';
import { LeaveDialog } from './steps/parts-on-demand.tsx';

/**
 * Asks what to do with unsaved changes before the notary leaves the wizard by a link, the menu, or the browser's Back
 * button. Reloading the page does not ask, because the device keeps the form.
 */
export function useLeaveWizard({
  hasUnsaved,
  isTakenBack,
  isSaving,
  save,
  forget,
}: {
  hasUnsaved: boolean;
  isTakenBack: boolean;
  isSaving: boolean;
  /** Saves the draft. Resolves to whether it is saved. */
  save: () => Promise<boolean>;
  /** Removes the form from this device. */
  forget: () => Promise<void>;
}): { toDashboard: () => void; question: ReactNode } {
  const navigate = useNavigate();
  const { isAsking, ask, leave, stay } = useLeaveQuestion({ isEdited: hasUnsaved });

  async function saveAndLeave(): Promise<void> {
    if (await save()) leave();
    else stay();
  }

  return {
    toDashboard: () => ask(() => void navigate(paths.dashboard)),
    question: isAsking && (
      <LeaveDialog
        isTakenBack={isTakenBack}
        isSaving={isSaving}
        onSave={() => void saveAndLeave()}
        onDiscard={() => void forget().then(leave)}
        onStay={stay}
      />
    ),
  };
}
