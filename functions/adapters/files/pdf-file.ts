const start = '%PDF-';
const end = '%%EOF';

/**
 * Returns a PDF without anything appended after its end, where another file could hide. Undefined for a file
 * that doesn't start as a PDF at its first byte, or has no end.
 */
export function wholePdf(file: Buffer): Buffer | undefined {
  if (file.toString('latin1', 0, start.length) !== start) return undefined;
  const last = file.lastIndexOf(end, undefined, 'latin1');
  if (last < 0) return undefined;
  const after = last + end.length;
  // Keep line ends and padding: a signature of the document may cover them.
  if (/^[\0\s]*$/.test(file.toString('latin1', after))) return file;
  return Buffer.concat([file.subarray(0, after), Buffer.from('\n')]);
}
