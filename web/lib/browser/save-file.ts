import { downloadAt, downloadFile } from './download.ts';
import { isInstalledApp, isOnAppleHomeScreen } from './installed-app.ts';

/**
 * Hands a file to the browser, which saves it to the downloads under this name. The installed app offers to share it instead,
 * because on a phone a download can replace the app by a preview without a way back. Resolves to whether the file was saved.
 */
export async function saveFile(blob: Blob, fileName: string): Promise<boolean> {
  if (isInstalledApp()) {
    const { offerFile } = await import('./ready-file.ts');
    if (offerFile(new File([blob], fileName, { type: blob.type }))) return false;
  }
  downloadFile(blob, fileName);
  return true;
}

/**
 * Downloads an address, which must answer with an attachment. An app on an Apple home screen offers to open it in the browser
 * instead. Resolves to whether the download has started.
 */
export async function saveFileAt(address: string, fileName: string): Promise<boolean> {
  if (isOnAppleHomeScreen()) {
    const { offerAddress } = await import('./ready-file.ts');
    offerAddress(address, fileName);
    return false;
  }
  downloadAt(address, '');
  return true;
}
