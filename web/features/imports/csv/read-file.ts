import { limits } from '#shared/data/limits.ts';

/** The text of a file, or why it is not read, in a sentence. */
export type FileText = { text: string } | { problem: string };

const megabytes = limits.importFileBytes / 1024 / 1024;

/** Whether the first bytes are those of a spreadsheet (a ZIP), an old one (OLE), or a PDF. */
const isOtherFormat = (start: Uint8Array): boolean =>
  ['504b0304', 'd0cf11e0', '25504446'].includes(
    Array.from(start.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  );

/** Decodes UTF-8, with or without a byte order mark, and otherwise Windows-1252, as older spreadsheets save it. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a CSV file. A file that is too large is refused by its size, before any of it is read. */
export async function readCsvFile(file: Pick<File, 'size' | 'arrayBuffer' | 'slice'>): Promise<FileText> {
  if (file.size > limits.importFileBytes) {
    return {
      problem: `The file is larger than ${megabytes} MB. Split it into smaller files, for example one for each year.`,
    };
  }
  if (file.size === 0) return { problem: 'The file is empty. Choose another file.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isOtherFormat(bytes)) {
    return {
      problem: 'This is not a CSV file. In your spreadsheet, choose “Save as” or “Download”, then CSV.',
    };
  }
  const text = decoded(bytes);
  return text.includes('\0')
    ? { problem: 'This is not a plain CSV file. Save it as “CSV UTF-8” and choose it again.' }
    : { text };
}
