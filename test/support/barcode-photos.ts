import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

/** A grayscale image, one byte per pixel. */
export type Photo = { data: Uint8Array<ArrayBuffer>; width: number; height: number };

/** The position of a card in front of the camera. */
export type Pose = {
  /** Degrees clockwise in the plane of the picture. */
  turn?: number;
  /** Degrees by which the right edge is farther away than the left one. */
  yaw?: number;
  /** Degrees by which the upper edge is nearer than the lower one. */
  pitch?: number;
  /** How often every pixel is blurred with its neighbors. */
  blur?: number;
  /** The greatest random change of a pixel, of 255. */
  noise?: number;
  /** How much darker the right edge of the picture is, of 255. */
  shade?: number;
};

const resolve = createRequire(import.meta.url).resolve;
const [table, paper, ink] = [110, 236, 24];
/** Pixels of a bar as wide as the narrowest one, where the card is nearest. */
const barPixels = 3;

type Symbol = { data: ArrayLike<number>; width: number; height: number };

/** Loads a module of the decoder's package from the disk instead of over the network. */
export async function wasmFile(path: string): Promise<ArrayBuffer> {
  const { buffer, byteOffset, length } = await readFile(resolve(path));
  if (!(buffer instanceof ArrayBuffer)) throw new Error('A file is no shared memory');
  return buffer.slice(byteOffset, byteOffset + length);
}

async function symbolOf(text: string): Promise<Symbol> {
  prepareZXingModule({
    overrides: { wasmBinary: await wasmFile('zxing-wasm/writer/zxing_writer.wasm') },
  });
  const { symbol, error } = await writeBarcode(text, { format: 'PDF417' });
  if (error || !symbol) throw new Error(`No barcode was written: ${error}`);
  return symbol;
}

const radians = (degrees = 0) => (degrees * Math.PI) / 180;

/** Returns where the ray through a point of the picture meets the card, in pixels from the card's center. */
function cardPoints({ turn, yaw, pitch }: Pose, distance: number) {
  const [t, y, p] = [radians(turn), radians(yaw), radians(pitch)];
  const [cosT, sinT, cosY, sinY] = [Math.cos(t), Math.sin(t), Math.cos(y), Math.sin(y)];
  const [cosP, sinP] = [Math.cos(p), Math.sin(p)];
  const right = [cosY * cosT, cosP * sinT + sinP * sinY * cosT, sinP * sinT - cosP * sinY * cosT] as const;
  const down = [-cosY * sinT, cosP * cosT - sinP * sinY * sinT, sinP * cosT + cosP * sinY * sinT] as const;
  return (x: number, at: number): [number, number] => {
    const a = right[0] * distance - right[2] * x;
    const b = down[0] * distance - down[2] * x;
    const c = right[1] * distance - right[2] * at;
    const d = down[1] * distance - down[2] * at;
    const scale = distance / (a * d - b * c);
    return [(x * d - b * at) * scale, (a * at - c * x) * scale];
  };
}

function blurred({ data, width, height }: Photo): Photo {
  const result = data.slice();
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      let sum = 0;
      for (const row of [-width, 0, width]) {
        for (const column of [-1, 0, 1]) sum += data[y * width + x + row + column] ?? 0;
      }
      result[y * width + x] = sum / 9;
    }
  }
  return { data: result, width, height };
}

/** Returns numbers from 0 to 1 that are the same in every run. */
function chance() {
  let state = 20_261_121;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Returns a photo of a card on a table, with a text as its barcode. */
export async function photographed(
  text: string,
  pose: Pose = {},
  size = { width: 1280, height: 960 },
): Promise<Photo> {
  const { width, height } = size;
  const symbol = await symbolOf(text);
  const [half, halfHigh] = [(symbol.width * barPixels) / 2, (symbol.height * barPixels) / 2];
  const pointOf = cardPoints(pose, width * 1.2);
  const brightness = (x: number, y: number) => {
    const [onCard, down] = pointOf(x, y);
    if (Math.abs(onCard) > half + 60 || Math.abs(down) > halfHigh + 100) return table;
    if (Math.abs(onCard) >= half || Math.abs(down) >= halfHigh) return paper;
    const column = Math.floor((onCard + half) / barPixels);
    const row = Math.floor((down + halfHigh) / barPixels);
    return symbol.data[row * symbol.width + column] ? paper : ink;
  };
  const quarters = [-0.25, 0.25];
  let photo: Photo = { data: new Uint8Array(width * height), width, height };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (const down of quarters) {
        for (const right of quarters) sum += brightness(x - width / 2 + right, y - height / 2 + down);
      }
      photo.data[y * width + x] = sum / 4;
    }
  }
  for (let times = 0; times < (pose.blur ?? 0); times += 1) photo = blurred(photo);
  const random = chance();
  for (const [at, value] of photo.data.entries()) {
    const change = (random() - 0.5) * 2 * (pose.noise ?? 0) - ((pose.shade ?? 0) * (at % width)) / width;
    photo.data[at] = Math.min(255, Math.max(0, value + change));
  }
  return photo;
}

/** Returns a photo as a film of a few frames (YUV4MPEG2), which a browser can use as its camera. */
export function film({ data, width, height }: Photo, frames = 2): Buffer {
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), data, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]);
}
