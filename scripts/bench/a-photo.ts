import { encode } from 'jpeg-js';

/** Returns a JPEG data URL of a picture with camera noise, so that it does not compress to nothing. */
export function aPhoto(
  random: { next: () => number },
  { width, height, quality }: { width: number; height: number; quality: number },
): string {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < data.length; at += 4) {
    const light = 60 + ((at / 4) % width) / 5 + random.next() * 24;
    data.fill(light, at, at + 3);
  }
  const jpeg = encode({ width, height, data }, quality).data;
  return `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
}
