import { useRef, useState } from 'react';
import type { InsuranceDocument } from '#web/lib/api/api-types.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { DeleteDocument } from './delete-document.tsx';
import { DocumentRow } from './document-row.tsx';
import { UploadDocument } from './upload-document.tsx';
import './insurance-documents.css';

/** The notary's bonds, policies, and certificates (specification, section 2.12). */
export function InsuranceDocuments() {
  const { insuranceDocuments } = useNotary();
  const [toDelete, setToDelete] = useState<InsuranceDocument>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="settings-block" aria-labelledby="insurance-documents">
      <h3 id="insurance-documents" ref={heading} tabIndex={-1}>
        Insurance and certificate documents
      </h3>
      <p className="muted">
        Keep your bond, insurance policy, and certificates with your journal. Only you can see them.
      </p>
      {insuranceDocuments.length > 0 && (
        <ul className="document-list" aria-labelledby="insurance-documents">
          {insuranceDocuments.map((document) => (
            <DocumentRow
              key={document.documentId}
              document={document}
              onDelete={() => setToDelete(document)}
            />
          ))}
        </ul>
      )}
      <UploadDocument />
      {toDelete && (
        <DeleteDocument
          document={toDelete}
          onCancel={() => setToDelete(undefined)}
          onDeleted={() => {
            setToDelete(undefined);
            // The button that opened the dialog is no longer on the page.
            heading.current?.focus();
          }}
        />
      )}
    </section>
  );
}
