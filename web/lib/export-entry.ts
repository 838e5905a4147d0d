import { apiFile } from './api-client.ts';
import type { EntryRow } from './api-types.ts';
import { notify, notifyFailure } from './toasts.ts';

/** Downloads a submitted entry as PDF, its times in the browser's timezone, and says how it went. */
export async function exportEntry(entry: Pick<EntryRow, 'id' | 'entryNumber'>): Promise<void> {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const { blob, fileName } = await apiFile('export-entry-pdf', `entry-${entry.entryNumber}.pdf`, {
      params: { id: entry.id },
      query: { timezone: timeZone },
    });
    saveFile(blob, fileName);
    notify.success('PDF exported successfully');
  } catch (error) {
    notifyFailure(error, 'the server gave no reason', (reason) => `Export failed: ${reason}`);
  }
}

function saveFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser has taken the file over by then; the memory is given back.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
