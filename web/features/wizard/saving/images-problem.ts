import { limits } from '#shared/data/limits.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { imagesIn } from '#shared/entry/images.ts';
import type { EntryPayload } from '#web/lib/api/api-types.ts';
import type { EntryForm } from '../form/entry-form.ts';

/** Bytes of an image given as a base64 data URL. */
function imageBytes(dataUrl: string): number {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Math.floor((base64.length * 3) / 4);
}

/** Returns a message when all images together are too large to send. */
export function imagesProblem(
  { thumbprint }: Pick<EntryForm, 'thumbprint'>,
  payload: EntryPayload,
): string | undefined {
  const images = imagesIn(entryFields, payload, (values, name, { kind }) =>
    kind === 'thumbprint' ? thumbprint?.image : values[name],
  );
  const bytes = images.reduce((sum, { image }) => sum + imageBytes(String(image)), 0);
  if (bytes <= limits.entryImageBytes) return undefined;
  return 'The signatures and photos of this entry are larger than 4 MB together. Clear one and capture it again.';
}
