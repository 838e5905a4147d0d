import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError, detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import type { InsuranceDocument } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { refreshProfile } from '#web/lib/session/session.ts';
import { documentTypeLabels } from './document-words.ts';

/** Deletes a document permanently, after a confirmation. */
export function DeleteDocument({
  document: { documentId, documentType, fileName },
  onCancel,
  onDeleted,
}: {
  document: InsuranceDocument;
  onCancel: () => void;
  onDeleted: () => void;
}) {
  const { run, busy } = useAction(async () => {
    try {
      await api('delete-insurance-document', { params: { documentId } });
    } catch (error) {
      // Another device already deleted it.
      if (!(error instanceof ApiError && error.code === 'DOCUMENT_NOT_FOUND')) {
        if (!isSessionEnd(error)) {
          notify.error('Failed to delete document', { description: detailOf(error, '') });
        }
        return;
      }
    }
    await refreshProfile();
    notify.success('Document deleted');
    onDeleted();
  });
  return (
    <ConfirmDialog
      title="Delete document?"
      confirmLabel="Delete document"
      busyLabel="Deleting…"
      busy={busy}
      onConfirm={() => run()}
      onCancel={onCancel}
    >
      <p>
        {documentTypeLabels[documentType]}, {fileName}, will be deleted permanently.
      </p>
    </ConfirmDialog>
  );
}
