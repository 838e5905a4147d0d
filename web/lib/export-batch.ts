import { useEffect, useRef, useState } from 'react';
import { apiFile } from './api-client.ts';
import { saveFile } from './save-file.ts';
import { notify, notifyFailure } from './toasts.ts';
import { useAction } from './use-action.ts';

/** How far an export is: the server makes the files, then they arrive; `part` is what has, from 0 to 1. */
export type BatchProgress = { step: 'making' } | { step: 'receiving'; part: number | undefined };

const countWords = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

/**
 * Exports entries as a ZIP of their PDFs, times in the browser's timezone, and says how it went. `run` resolves to
 * whether the file was saved. The export can be given up; it is when the view is left.
 */
export function useExportBatch() {
  const [progress, setProgress] = useState<BatchProgress>();
  const given = useRef<AbortController>(undefined);
  useEffect(() => () => given.current?.abort(), []);

  const { run, busy } = useAction(async (ids: readonly string[]): Promise<boolean> => {
    if (ids.length === 0) {
      notify.error('Please select entries to export');
      return false;
    }
    const controller = new AbortController();
    given.current = controller;
    setProgress({ step: 'making' });
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const { blob, fileName } = await apiFile('export-entries', `notary-entries-${ids.length}.zip`, {
        query: { timezone: timeZone },
        body: { entryIds: [...ids] },
        signal: controller.signal,
        onProgress: (part) => setProgress({ step: 'receiving', part }),
      });
      saveFile(blob, fileName);
      notify.success(`Batch export completed: ${countWords(ids.length)} exported`);
      return true;
    } catch (error) {
      if (controller.signal.aborted) return false;
      notifyFailure(error, 'the server gave no reason', (reason) => `Batch export failed: ${reason}`);
      return false;
    } finally {
      setProgress(undefined);
    }
  });
  return { run, busy, progress, cancel: () => given.current?.abort() };
}
