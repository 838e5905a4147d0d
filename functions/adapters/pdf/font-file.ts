const tableRecordBytes = 16;
const encodingRecordBytes = 8;
const featureRecordBytes = 6;
const groupBytes = 12;

/** Returns the start of a TrueType file's table. */
function tableOffset(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4);
  for (let index = 0; index < tables; index += 1) {
    const record = 12 + index * tableRecordBytes;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no ${tag} table`);
}

/** Returns the code points in a character map of segmented coverage (format 12). */
function ofSegments(font: Buffer, table: number): Set<number> {
  const characters = new Set<number>();
  const groups = font.readUInt32BE(table + 12);
  for (let group = 0; group < groups; group += 1) {
    const at = table + 16 + group * groupBytes;
    const [first, last] = [font.readUInt32BE(at), font.readUInt32BE(at + 4)];
    const glyph = font.readUInt32BE(at + 8);
    // Glyph 0 is the box for missing characters.
    for (let code = first; code <= last; code += 1) if (glyph + code - first !== 0) characters.add(code);
  }
  return characters;
}

/** Returns the code points in a character map of the basic plane (format 4). */
function ofBasicPlane(font: Buffer, table: number): Set<number> {
  const characters = new Set<number>();
  const columnBytes = font.readUInt16BE(table + 6);
  // Four columns of numbers: ends, starts after two bytes, differences to glyphs, offsets of lists of glyphs.
  const ends = table + 14;
  const starts = ends + columnBytes + 2;
  const offsets = starts + 2 * columnBytes;
  for (let at = 0; at < columnBytes; at += 2) {
    const [first, last] = [font.readUInt16BE(starts + at), font.readUInt16BE(ends + at)];
    const difference = font.readUInt16BE(starts + columnBytes + at);
    const offset = font.readUInt16BE(offsets + at);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const inList = offset && font.readUInt16BE(offsets + at + offset + 2 * (code - first));
      const glyph = offset && inList === 0 ? 0 : ((inList || code) + difference) & 0xffff;
      if (glyph !== 0) characters.add(code);
    }
  }
  return characters;
}

const formats = new Map([
  [12, ofSegments],
  [4, ofBasicPlane],
]);

/** Returns all code points for which a TrueType file has a glyph, read from its `cmap`. */
export function charactersOf(font: Buffer): ReadonlySet<number> {
  const cmap = tableOffset(font, 'cmap');
  const tables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * encodingRecordBytes + 4),
  );
  for (const [format, read] of formats) {
    const table = tables.find((at) => font.readUInt16BE(at) === format);
    if (table !== undefined) return read(font, table);
  }
  throw new Error('The font has no character map of format 12 or 4');
}

/**
 * Returns a TrueType file without contextual alternates: they would print "3x4" with a multiplication sign
 * and "=>" as an arrow, and a record must print as typed. They are removed from the file instead of turned
 * off per text, because the layout engine caches word shapes only where no feature is turned off.
 */
export function withoutAlternates(file: Buffer): Buffer {
  const font = Buffer.from(file);
  const substitutions = tableOffset(font, 'GSUB');
  const features = substitutions + font.readUInt16BE(substitutions + 6);
  const count = font.readUInt16BE(features);
  for (let index = 0; index < count; index += 1) {
    const record = features + 2 + index * featureRecordBytes;
    // No text engine uses this tag.
    if (font.toString('latin1', record, record + 4) === 'calt') font.write('none', record, 'latin1');
  }
  return font;
}
