/** Hands a file to the browser, which keeps it among the downloads under this name. */
export function saveFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser has taken the file over by then; the memory is given back.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Has the browser download what lies at an address, which must answer it as an attachment. */
export function saveFileAt(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
