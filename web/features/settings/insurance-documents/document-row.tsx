import { Button } from '@aws-amplify/ui-react';
import { Icon } from '#web/components/icon.tsx';
import type { InsuranceDocument } from '#web/lib/api/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import { formatSize } from '#web/lib/file-size.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { ExpiryBadge } from '../expiry-badge.tsx';
import { documentTypeLabels } from './document-words.ts';
import { useDownloadDocument } from './use-download-document.ts';

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
