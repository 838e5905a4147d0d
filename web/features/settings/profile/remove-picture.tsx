import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { pictureChanged } from './use-picture-upload.ts';

/** Removes the profile picture, after a confirmation. */
export function RemovePicture({ onCancel, onRemoved }: { onCancel: () => void; onRemoved: () => void }) {
  const { run, busy } = useAction(async () => {
    try {
      await api('remove-profile-picture');
      await pictureChanged(null);
      notify.success('Profile picture removed');
      onRemoved();
    } catch (error) {
      if (isSessionEnd(error)) return;
      notify.error('Failed to remove profile picture', { description: detailOf(error, '') });
    }
  });
  return (
    <ConfirmDialog
      title="Remove profile picture?"
      confirmLabel="Remove picture"
      busyLabel="Removing…"
      busy={busy}
      onConfirm={() => run()}
      onCancel={onCancel}
    >
      <p>Your initial will be shown instead.</p>
    </ConfirmDialog>
  );
}
