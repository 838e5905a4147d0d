const startOfImage = 0xd8;
const endOfImage = Buffer.from([0xff, 0xd9]);
const startOfScan = 0xda;
/** Baseline, extended and progressive: the kinds that a PDF may hold. */
const frames = [0xc0, 0xc1, 0xc2];
const maxPixels = 40_000_000;

function isPrintableFrame(frame: Buffer): boolean {
  if (frame.length < 6) return false;
  const pixels = frame.readUInt16BE(1) * frame.readUInt16BE(3);
  return (
    frame.readUInt8(0) === 8 && pixels > 0 && pixels <= maxPixels && [1, 3, 4].includes(frame.readUInt8(5))
  );
}

/** Whether a file is a JPEG that a PDF can hold: whole from first to last marker, 8 bits a sample, at most 40 megapixels. */
export function isPrintableJpeg(file: Buffer): boolean {
  if (file[0] !== 0xff || file[1] !== startOfImage) return false;
  let framed = false;
  let at = 2;
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) return false;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length) return false;
    if (marker === startOfScan) return framed && file.indexOf(endOfImage, end) > 0;
    if (frames.includes(marker)) framed = isPrintableFrame(file.subarray(at + 4, end));
    at = end;
  }
  return false;
}
