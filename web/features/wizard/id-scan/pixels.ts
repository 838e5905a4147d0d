/** An image as a canvas returns it: red, green, blue, and opacity of each pixel. */
export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

/** An image reduced to brightness, one byte per pixel. */
export type Grey = { data: Uint8Array<ArrayBuffer>; width: number; height: number };

/** The color around an image: white, like a barcode's quiet zone. */
const white = 255;

export function greyOf({ data, width, height }: Pixels): Grey {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    grey[at] = ((data[from] ?? 0) + 2 * (data[from + 1] ?? 0) + (data[from + 2] ?? 0)) >> 2;
  }
  return { data: grey, width, height };
}

/**
 * Returns the image at an integer fraction of its size. Each new pixel is the mean of the pixels it replaces,
 * which reduces noise.
 */
export function reduced({ data, width, height }: Grey, part: number): Grey {
  const [newWidth, newHeight] = [Math.floor(width / part), Math.floor(height / part)];
  const result = new Uint8Array(newWidth * newHeight);
  for (let y = 0; y < newHeight; y += 1) {
    for (let x = 0; x < newWidth; x += 1) {
      let sum = 0;
      for (let down = 0; down < part; down += 1) {
        const row = (y * part + down) * width + x * part;
        for (let right = 0; right < part; right += 1) sum += data[row + right] ?? 0;
      }
      result[y * newWidth + x] = sum / part ** 2;
    }
  }
  return { data: result, width: newWidth, height: newHeight };
}

/** Returns the image rotated counterclockwise about its center, large enough to contain all of it. */
export function turned({ data, width, height }: Grey, degrees: number): Grey {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const newWidth = Math.round(Math.abs(width * cos) + Math.abs(height * sin));
  const newHeight = Math.round(Math.abs(width * sin) + Math.abs(height * cos));
  const result = new Uint8Array(newWidth * newHeight).fill(white);
  for (let y = 0; y < newHeight; y += 1) {
    const dy = y - newHeight / 2;
    for (let x = 0; x < newWidth; x += 1) {
      const dx = x - newWidth / 2;
      const fromX = dx * cos - dy * sin + width / 2;
      const fromY = dx * sin + dy * cos + height / 2;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [right, below] = [fromX - left, fromY - top];
      const at = top * width + left;
      const above = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
      const under = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
      result[y * newWidth + x] = above * (1 - below) + under * below;
    }
  }
  return { data: result, width: newWidth, height: newHeight };
}

/** Converts the image to a canvas's format. */
export function pixelsOf({ data, width, height }: Grey): Pixels {
  const pixels = new Uint8ClampedArray(data.length * 4).fill(white);
  for (let at = 0; at < data.length; at += 1) pixels.fill(data[at] ?? 0, at * 4, at * 4 + 3);
  return { data: pixels, width, height };
}
