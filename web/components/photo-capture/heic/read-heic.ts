export type HeicPixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

/** A picture of a file, turned as the file says. Its memory is the decoder's until it is freed. */
type HeicImage = {
  get_width: () => number;
  get_height: () => number;
  is_primary: () => boolean | number;
  display: (into: HeicPixels, done: (drawn: HeicPixels | null) => void) => void;
  free: () => void;
};

/** The part of the library that we use, which its types omit. */
export type HeicLibrary = { HeifDecoder: new () => { decode: (file: Uint8Array) => HeicImage[] } };

/** More would fill a phone's memory. */
const pixelsMax = 60_000_000;

/** Returns the pixels of a HEIC file's main picture; undefined if it is damaged or has too many. */
export async function readHeic(library: HeicLibrary, file: Uint8Array): Promise<HeicPixels | undefined> {
  const images = new library.HeifDecoder().decode(file);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return undefined;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > pixelsMax) return undefined;
  const into = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const drawn = await new Promise<HeicPixels | null>((resolve) => image.display(into, resolve));
  for (const one of images) one.free();
  return drawn ?? undefined;
}
