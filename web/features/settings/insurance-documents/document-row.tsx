import { Button } from '@aws-amplify/ui-react';
import { Icon } from '#web/components/icon.tsx';
import { apiFile } from '#web/lib/api/api-client.ts';
import { ApiError, isSessionEnd } from '#web/lib/api/api-error.ts';
import type { InsuranceDocument } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { formatDay } from '#web/lib/dates.ts';
import { formatSize } from '#web/lib/file-size.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { ExpiryBadge } from '../expiry-badge.tsx';
import { documentTypeLabels } from './document-words.ts';

/** One document: its type, expiration, and actions. */
export function DocumentRow({ document, onDelete }: { document: InsuranceDocument; onDelete: () => void }) {
  const notary = useNotary();
  const { run, busy } = useDownloadDocument(document);
  const label = documentTypeLabels[document.documentType];
  return (
    <li>
      <div className="document-facts">
        <p className="document-type">{label}</p>
        <p className="document-name">
          {document.fileName} <span className="muted tabular nowrap">{formatSize(document.sizeBytes)}</span>
        </p>
        {document.expirationDate && (
          <p className="document-expiry tabular">
            Expires {formatDay(document.expirationDate, notary)}
            <ExpiryBadge expirationDate={document.expirationDate} />
          </p>
        )}
      </div>
      <div className="document-actions">
        <Button
          size="small"
          aria-label={`Download ${label}, ${document.fileName}`}
          isLoading={busy}
          loadingText="Downloading…"
          onClick={() => run()}
        >
          <Icon name="download" size={18} /> Download
        </Button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Delete ${label}, ${document.fileName}`}
          onClick={onDelete}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
}

/** Downloads a document under its own name, and announces the result. */
function useDownloadDocument({ fileUrl, fileName }: InsuranceDocument) {
  return useAction(async () => {
    try {
      const filename = fileUrl.split('/').at(-1) ?? '';
      const { blob } = await apiFile('download-document', fileName, { params: { filename } });
      if (await saveFile(blob, fileName)) notify.success('Document downloaded');
    } catch (error) {
      if (isSessionEnd(error)) return;
      const status = error instanceof ApiError ? error.status : 0;
      if (status > 0) notify.error(`Failed to download document (${status})`);
      else notify.error('Error downloading document');
    }
  });
}
