import { Button } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

/** Asks before an action that cannot be undone. `confirmLabel` names the action. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  keepLabel = 'Cancel',
  busyLabel,
  busy,
  onConfirm,
  onCancel,
}: {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** Leaves everything as it is. */
  keepLabel?: string;
  busyLabel: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{keepLabel}</Button>
          <Button
            variation="primary"
            colorTheme="error"
            isLoading={busy}
            loadingText={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
