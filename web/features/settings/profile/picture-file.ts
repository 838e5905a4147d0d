import { acceptedType, uploadRules } from '#shared/data/upload-purposes.ts';

const { maxBytes, tooLarge, wrongType } = uploadRules.profile_picture;

/** The file types of the input, with file extensions for systems without media types. */
export const acceptedPictures = 'image/jpeg,image/png,.jpg,.jpeg,.png';

/** Returns why a file cannot be the profile picture (specification, section 5), or undefined if it can. */
export function pictureProblem(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return 'Please select an image file';
  if (!acceptedType('profile_picture', file.type)) return wrongType;
  if (file.size > maxBytes) return tooLarge;
  return file.size === 0 ? 'This file is empty. Choose another.' : undefined;
}
