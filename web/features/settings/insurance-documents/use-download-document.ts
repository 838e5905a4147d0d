import { apiFile } from '#web/lib/api/api-client.ts';
import { ApiError, isSessionEnd } from '#web/lib/api/api-error.ts';
import type { InsuranceDocument } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { notify } from '#web/lib/browser/toasts.ts';

/** Downloads a document under its own name, and announces the result. */
export function useDownloadDocument({ fileUrl, fileName }: InsuranceDocument) {
  return useAction(async () => {
    try {
      const filename = fileUrl.split('/').at(-1) ?? '';
      const { blob } = await apiFile('download-document', fileName, { params: { filename } });
      saveFile(blob, fileName);
      notify.success('Document downloaded');
    } catch (error) {
      if (isSessionEnd(error)) return;
      const status = error instanceof ApiError ? error.status : 0;
      if (status > 0) notify.error(`Failed to download document (${status})`);
      else notify.error('Error downloading document');
    }
  });
}
