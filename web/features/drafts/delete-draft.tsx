import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { firstSigner } from '#web/components/entries/signer-names.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useRefreshEntries } from '#web/lib/api/use-api.ts';
import { notify, notifyFailure } from '#web/lib/browser/toasts.ts';
import type { DraftFacts } from './draft-facts.ts';

/** Deletes a draft permanently, after a confirmation. */
export function DeleteDraft({ draft, onDone }: { draft: DraftFacts; onDone: () => void }) {
  const refresh = useRefreshEntries();
  const { run, busy } = useAction(async () => {
    try {
      await api('delete-draft', { params: { id: draft.entry.id } });
      notify.success('Draft deleted successfully!');
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        notify.error('Draft not found. Please refresh the page and try again.');
      } else {
        notifyFailure(error, 'Failed to delete draft');
        return;
      }
    }
    onDone();
    await refresh();
  });
  return (
    <ConfirmDialog
      title={`Delete draft ${draft.sequence}?`}
      confirmLabel="Delete draft"
      busyLabel="Deleting…"
      busy={busy}
      onConfirm={() => run()}
      onCancel={onDone}
    >
      <p>
        The draft for {firstSigner(draft.entry, 'an entry with no signer')}, last saved {draft.lastSaved},{' '}
        {draft.time}, will be deleted permanently.
      </p>
    </ConfirmDialog>
  );
}
