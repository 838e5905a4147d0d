let handed: File | undefined;

/** Hands a file to the view that opens next. An address cannot contain it. */
export function handFile(file: File): void {
  handed = file;
}

/** Takes the file that the previous view handed over, once. */
export function takeHandedFile(): File | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
