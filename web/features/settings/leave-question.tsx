import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';

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
      <p>
        Something here has not been saved. If you leave, it is lost. To keep it, cancel and save it first.
      </p>
    </ConfirmDialog>
  );
}
