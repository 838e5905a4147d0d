/** Downloads an address under a name, or under the name in its answer if `fileName` is empty. */
export function downloadAt(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

/** Lets the browser save a file of this page. */
export function downloadFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  downloadAt(address, fileName);
  // By then the browser has taken over the file, and its memory can be released.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
