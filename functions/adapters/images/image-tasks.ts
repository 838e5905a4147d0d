import { printableForm } from './printable-form.ts';
import { profilePicture } from './profile-picture.ts';
import { signatureThumbnail } from './signature-thumbnail.ts';

/** Everything that decodes or encodes pixels. It runs in the worker of `image-worker.ts` only. */
export const imageTasks = {
  printableForm,
  signatureThumbnail,
  profilePicture,
} satisfies Record<string, (file: Buffer) => unknown>;

export type ImageTasks = typeof imageTasks;
