import { sha256Hex } from '#shared/evidence/digest.ts';
import { namedFaults } from '#shared/evidence/export/check-manifest.ts';
import { nameOf } from '#shared/evidence/record/check-record.ts';
import { passed, type Statement } from '#shared/evidence/statement.ts';
import { imagePath } from './sealed-entry.ts';
import type { Viewed } from './viewed-journal.ts';

/** An image that a record names: its path in the export, and its digest. */
type Recorded = { path: string; digest: string };

/** Returns the images that a value of a record names, at any depth. */
function imagesIn(number: string, value: unknown): Recorded[] {
  if (typeof value !== 'object' || value === null) return [];
  const path = imagePath(number, value);
  if (path !== null && 'digest' in value) return [{ path, digest: String(value.digest) }];
  return Object.values(value).flatMap((one) => imagesIn(number, one));
}

/** Returns the images in the record of an entry. */
export function recordedImages({ link }: Pick<Viewed, 'link'>): Recorded[] {
  if (link.kind !== 'entry' || link.recorded === '') return [];
  try {
    return imagesIn(link.position.padStart(6, '0'), JSON.parse(link.recorded));
  } catch {
    return [];
  }
}

/** Returns files that were chosen with their folder, by their path in it. */
const byPath = (files: Iterable<File>) =>
  new Map(Array.from(files, (file) => [file.webkitRelativePath.replace(/^[^/]*\//, ''), file]));

/**
 * Compares the pictures of a folder, which a visitor has chosen, with the records. `onCompared` gets each entry with pictures and
 * what is wrong with them.
 */
export async function comparePictures(
  all: readonly Viewed[],
  chosen: Iterable<File>,
  onCompared: (viewed: Viewed, faults: readonly string[]) => void,
): Promise<Statement[]> {
  const files = byPath(chosen);
  const wrong: string[] = [];
  let count = 0;
  for (const viewed of all) {
    const images = recordedImages(viewed);
    const faults: string[] = [];
    for (const { path, digest } of images) {
      const file = files.get(path);
      const bytes = file && new Uint8Array(await file.arrayBuffer());
      if (!bytes) faults.push(`A picture of ${nameOf(viewed.link)} is missing: ${path}.`);
      else if (sha256Hex(bytes) !== digest)
        faults.push(`A picture of ${nameOf(viewed.link)} was changed: ${path}.`);
    }
    count += images.length;
    wrong.push(...faults);
    if (images.length > 0) onCompared(viewed, faults);
  }
  if (wrong.length > 0) return namedFaults('entries', wrong);
  return [passed('entries', `All ${count.toLocaleString('en-US')} pictures are those that were recorded.`)];
}
