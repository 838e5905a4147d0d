import { useRef, useState } from 'react';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import type { InsuranceDocument } from '#web/lib/api/api-types.ts';
import { uploadFile } from '#web/lib/api/upload-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { refreshProfile } from '#web/lib/session/session.ts';

const failed = 'Failed to upload document';

type NewDocument = {
  documentType: InsuranceDocument['documentType'];
  /** YYYY-MM-DD, or empty. */
  expirationDate: string;
  file: File;
};

/**
 * Uploads a document and announces the result. The notary can cancel while the file is sent (`sending`, with
 * `percent`). Then the server checks it (`checking`). `failure` says why the last upload failed.
 */
export function useDocumentUpload() {
  const [stage, setStage] = useState<'sending' | 'checking'>();
  const [percent, setPercent] = useState(0);
  const [failure, setFailure] = useState<string>();
  const sending = useRef<AbortController>(undefined);

  const { run } = useAction(async ({ documentType, expirationDate, file }: NewDocument) => {
    const controller = new AbortController();
    sending.current = controller;
    setFailure(undefined);
    setPercent(0);
    setStage('sending');
    try {
      const uploadId = await uploadFile('insurance_document', file, {
        onProgress: (share) => setPercent(Math.round(share * 100)),
        signal: controller.signal,
      });
      setStage('checking');
      await api('add-insurance-document', {
        query: { documentType, ...(expirationDate && { expirationDate }) },
        body: { uploadId },
      });
      await refreshProfile();
      notify.success('Document uploaded');
      return 'uploaded';
    } catch (error) {
      if (controller.signal.aborted) return 'cancelled';
      if (isSessionEnd(error)) return 'failed';
      setFailure(detailOf(error, failed));
      notify.error(failed, { description: detailOf(error, '') });
      return 'failed';
    } finally {
      setStage(undefined);
    }
  });

  return {
    run,
    stage,
    percent,
    failure,
    cancel: () => sending.current?.abort(),
    forgetFailure: () => setFailure(undefined),
  };
}
