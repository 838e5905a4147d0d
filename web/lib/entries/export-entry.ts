import { requiresPlan } from '#shared/data/plans.ts';
import { apiFile } from '../api/api-client.ts';
import type { EntryRow } from '../api/api-types.ts';
import { useAction } from '../api/use-action.ts';
import { useSubscription } from '../api/use-subscription.ts';
import { saveFile } from '../browser/save-file.ts';
import { notify, notifyFailure, notifyPlanLacks } from '../browser/toasts.ts';

/** The message when the plan has no PDF export (specification, section 6). */
export const pdfNeedsPlan = requiresPlan('PDF exports', 'pdfExport');

/**
 * The PDF export of an entry for a button. `isLocked` means the plan lacks it; `run` then says so and offers
 * the plans. The server decides.
 */
export function useExportEntry(entry: Pick<EntryRow, 'id' | 'entryNumber'>) {
  const { subscription } = useSubscription();
  const isLocked = subscription?.features.pdfExport === false;
  const { run, busy } = useAction(async () => {
    if (isLocked) notifyPlanLacks(pdfNeedsPlan);
    else await exportEntry(entry);
  });
  return { run, busy, isLocked };
}

/** Downloads a submitted entry as a PDF, with times in the browser's timezone, and reports the result. */
async function exportEntry(entry: Pick<EntryRow, 'id' | 'entryNumber'>): Promise<void> {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const { blob, fileName } = await apiFile('export-entry-pdf', `entry-${entry.entryNumber}.pdf`, {
      params: { id: entry.id },
      query: { timezone: timeZone },
    });
    if (await saveFile(blob, fileName)) notify.success('PDF exported successfully');
  } catch (error) {
    notifyFailure(error, 'the server gave no reason', (reason) => `Export failed: ${reason}`);
  }
}
