/** Width and height in pixels. */
export type PhotoSize = { width: number; height: number };

/** What the first bytes of a file say that it is; the size where it is written there. */
export type PhotoHeader = { format: 'jpeg' | 'png' | 'heic' | 'other'; size?: PhotoSize };

/** How much of a file is looked at: in a JPEG, previews and profiles may stand before the size. */
const headerBytes = 1024 * 1024;
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);

function textAt(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return '';
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}

/** Whether a marker of a JPEG opens its frame, which begins with the size (C4, C8 and CC do not). */
function opensFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Walks from segment to segment up to the frame. */
function jpegSize(view: DataView): PhotoSize | undefined {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (opensFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Any number of FF may fill the room before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/**
 * Tells from the content of a file, never from its name, what image it is. Knowing the size before
 * decoding keeps a huge photo from filling the memory of a phone.
 */
export async function readPhotoHeader(file: Blob): Promise<PhotoHeader> {
  const view = new DataView(await file.slice(0, headerBytes).arrayBuffer());
  if (view.byteLength >= 3 && view.getUint16(0) === 0xffd8 && view.getUint8(2) === 0xff) {
    const size = jpegSize(view);
    return { format: 'jpeg', ...(size && { size }) };
  }
  if (view.byteLength >= 24 && view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a) {
    return { format: 'png', size: { width: view.getUint32(16), height: view.getUint32(20) } };
  }
  const isHeic = textAt(view, 4) === 'ftyp' && heicBrands.has(textAt(view, 8));
  return { format: isHeic ? 'heic' : 'other' };
}
