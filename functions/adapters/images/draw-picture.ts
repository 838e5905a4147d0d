import { fileTypeFromBuffer } from 'file-type';
import { type ImageFault, judgeImage, unreadable } from './image-limits.ts';
import { inImageWorker } from './in-image-worker.ts';

/** A profile picture made from a file of this type. */
export type DrawnPicture = { kind: 'drawn'; type: 'image/jpeg' | 'image/png'; jpeg: Uint8Array };

/**
 * Returns the profile picture for a file, as a new JPEG. Checks the file's content before decoding any pixel,
 * and decodes it in a worker with limits. Returns the fault of a bad file, or undefined if it is neither PNG
 * nor JPEG.
 */
export async function drawPicture(file: Buffer): Promise<DrawnPicture | ImageFault | undefined> {
  const type = (await fileTypeFromBuffer(file))?.mime;
  if (type !== 'image/jpeg' && type !== 'image/png') return undefined;
  const judged = judgeImage(file, type === 'image/png' ? 'png' : 'jpeg');
  if (judged.kind === 'fault') return judged;
  const jpeg = await inImageWorker('profilePicture', file);
  return jpeg ? { kind: 'drawn', type, jpeg } : unreadable;
}
