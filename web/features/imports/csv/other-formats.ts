/** Bytes that are no letters, in hex. */
const bytes = (...starts: string[]) =>
  new RegExp(`^(${starts.map((hex) => hex.replace(/../g, '\\x$&')).join('|')})`);

/** A ZIP with a file of this name. */
const zip = (name: string) => new RegExp(`^PK[\\x03\\x05][\\s\\S]*(${name})`);

/** Formats that are chosen by mistake: how they start, and how to get a CSV from them. */
const formats: readonly { start: RegExp; says: string }[] = [
  { start: zip('xl/|workbook.xml'), says: 'This is an Excel workbook' },
  { start: zip('opendocument.spreadsheet'), says: 'This is a LibreOffice spreadsheet' },
  { start: zip('[.]iwa'), says: 'This is a Numbers spreadsheet' },
  { start: zip('word/'), says: 'This is a Word document' },
  { start: zip(''), says: 'This is a ZIP file or a spreadsheet' },
  { start: bytes('d0cf11e0'), says: 'This is an older Excel or Word file' },
  { start: /^%PDF/, says: 'This is a PDF, and its table can’t be read reliably' },
  { start: /^\{\\rtf/, says: 'This is a text document (RTF)' },
  {
    start: /^\s*<(!doctype|html|table|\?xml|meta|head)/i,
    says: 'This is a web page or XML file with another name',
  },
  { start: /^\s*[[{]\s*["{[]/, says: 'This is a JSON file' },
  { start: /^BEGIN:V/, says: 'This is a calendar or contact file' },
  { start: bytes('89504e47', 'ffd8ff', '49492a00', '4d4d002a'), says: 'This is a picture' },
  { start: /^(GIF8|RIFF|[\s\S]{4}ftyp)/, says: 'This is a picture or video' },
  { start: bytes('1f8b', '377abcaf'), says: 'This is a compressed file' },
  { start: /^(Rar!|BZh|SQLite format)/, says: 'This is an archive or database' },
];

/** Bytes in which a kind of spreadsheet is recognized: a ZIP names its files first and, near its end, once more. */
const looked = 16_384;

const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** Returns the reason why bytes are no CSV file, and the next step; undefined if they may be one. */
export function otherFormat(content: Uint8Array): string | undefined {
  const ends =
    latin(content.subarray(0, looked)) + latin(content.subarray(Math.max(looked, content.length - looked)));
  const format = formats.find(({ start }) => start.test(ends));
  return (
    format &&
    `${format.says}, not a CSV file. Open your journal in the program that made it, choose “Save as”, “Export”, or “Download”, then “CSV UTF-8”, and choose that file here.`
  );
}
