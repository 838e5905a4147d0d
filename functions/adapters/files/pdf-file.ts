const start = '%PDF-';
const end = '%%EOF';

/**
 * A PDF without what was hung on behind its end, where another file could hide. Undefined for a file that
 * does not begin as a PDF with its first byte, or has no end.
 */
export function wholePdf(file: Buffer): Buffer | undefined {
  if (file.toString('latin1', 0, start.length) !== start) return undefined;
  const last = file.lastIndexOf(end, undefined, 'latin1');
  if (last < 0) return undefined;
  const after = last + end.length;
  // Line ends and padding stay: a signature of the document may cover them.
  if (/^[\0\s]*$/.test(file.toString('latin1', after))) return file;
  return Buffer.concat([file.subarray(0, after), Buffer.from('\n')]);
}
