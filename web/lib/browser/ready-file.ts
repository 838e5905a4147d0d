import { downloadFile } from './download.ts';
import { isOnAppleHomeScreen } from './installed-app.ts';
import { notify } from './toasts.ts';

/** A signed address works for five minutes; this many milliseconds it is offered. */
const addressMs = 4 * 60_000;

/** Shares a file. A canceled share shows the message again, and a device that refuses this kind of file downloads it. */
async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') offerFile(file);
    else downloadFile(file, file.name);
  }
}

/**
 * Shows that a file is ready, with a button that shares it: the browser allows that only within a tap, and the tap that asked for
 * the file is over. Returns false if this device cannot share it.
 */
export function offerFile(file: File): boolean {
  if (!navigator.canShare?.({ files: [file] })) return false;
  const other = isOnAppleHomeScreen()
    ? { label: 'Close', onClick: () => {} }
    : { label: 'Save', onClick: () => downloadFile(file, file.name) };
  notify.success(`Ready: ${file.name}`, {
    id: `ready ${file.name}`,
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Share', onClick: () => void share(file) },
    cancel: other,
  });
  return true;
}

/** Shows that a file is ready at an address, with a button that opens it in the browser, outside the app. */
export function offerAddress(address: string, fileName: string): void {
  notify.success(`Ready: ${fileName}`, {
    id: `ready ${fileName}`,
    duration: addressMs,
    action: { label: 'Download', onClick: () => void window.open(address, '_blank', 'noopener') },
  });
}
