import { printableForm } from './printable-form.ts';
import { profilePicture } from './profile-picture.ts';
import { signatureThumbnail } from './signature-thumbnail.ts';

/** All tasks that decode or encode pixels. They run only in the worker of `image-worker.ts`. */
export const imageTasks = {
  printableForm,
  signatureThumbnail,
  profilePicture,
} satisfies Record<string, (file: Buffer) => unknown>;

export type ImageTasks = typeof imageTasks;
