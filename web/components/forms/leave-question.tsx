import { ConfirmDialog } from '../confirm-dialog.tsx';

/** Asks before unsaved changes are lost. */
export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      busyLabel="Leaving…"
      busy={false}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>You have unsaved changes. If you leave, you lose them. To keep them, cancel and save first.</p>
    </ConfirmDialog>
  );
}
