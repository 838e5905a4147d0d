/** Hands a file to the browser, which saves it to the downloads under this name. */
export function saveFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // By then the browser has taken over the file, and its memory can be released.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Downloads an address, which must answer with an attachment. */
export function saveFileAt(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
