import { profilePicture } from '../files/profile-picture.ts';
import { plainPng } from '../pdf/plain-png.ts';
import { signatureThumbnail } from '../pdf/signature-thumbnail.ts';
import { imagePixels } from './image-pixels.ts';

/** Everything that decodes pixels. It runs in the worker of `image-worker.ts` only. */
export const imageTasks = {
  /** Returns whether an image of an entry can be decoded. */
  isReadable: (file: Buffer) => imagePixels(file) !== undefined,
  plainPng,
  signatureThumbnail,
  profilePicture,
} satisfies Record<string, (file: Buffer) => unknown>;

export type ImageTasks = typeof imageTasks;
