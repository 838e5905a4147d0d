/** The effect of each byte on a checksum; then the same for a byte that one, two, or three others follow. */
const table = new Int32Array(4 * 256);
const effect = (at: number) => table[at] ?? 0;
for (let byte = 0; byte < 256; byte += 1) {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb8_8320 : 0);
  table[byte] = value;
}
for (let at = 256; at < table.length; at += 1) {
  const before = effect(at - 256);
  table[at] = (before >>> 8) ^ effect(before & 0xff);
}

/**
 * Returns the CRC-32 that ZIPs use. `before` is that of the bytes before these. Takes four bytes in a step, because exports
 * have gigabytes.
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let crc = ~before;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) {
    const mixed = crc ^ view.getInt32(at, true);
    crc =
      effect(768 + (mixed & 0xff)) ^
      effect(512 + ((mixed >>> 8) & 0xff)) ^
      effect(256 + ((mixed >>> 16) & 0xff)) ^
      effect(mixed >>> 24);
  }
  for (; at < bytes.length; at += 1) crc = (crc >>> 8) ^ effect((crc ^ view.getUint8(at)) & 0xff);
  return ~crc >>> 0;
}
