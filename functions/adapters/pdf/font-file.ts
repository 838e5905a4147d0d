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

/**
 * Returns all code points for which a TrueType file has a glyph, read from its `cmap` (segmented coverage,
 * format 12).
 */
export function charactersOf(font: Buffer): ReadonlySet<number> {
  const cmap = tableOffset(font, 'cmap');
  const encodings = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < encodings; index += 1) {
    const table = cmap + font.readUInt32BE(cmap + 4 + index * encodingRecordBytes + 4);
    if (font.readUInt16BE(table) !== 12) continue;
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
  throw new Error('The font has no character map of format 12');
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
