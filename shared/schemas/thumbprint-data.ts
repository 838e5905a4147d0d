import * as z from 'zod/mini';
import { printedFingerCodes } from '../data/thumbprint.ts';
import { imageDataUrl } from './image-data-url.ts';
import { line } from './text.ts';

const content = () =>
  z.strictObject({
    captured_at: z.iso.datetime({ offset: true, error: 'must be a time' }),
    method: z.literal('ink_impression_photo'),
    image_data: imageDataUrl,
    signer_thumb: z.enum(printedFingerCodes, { error: 'must name the finger that left the print' }),
    file_size: z.int().check(z.minimum(0)),
    file_type: line(50),
  });

let built: ReturnType<typeof content> | undefined;

/**
 * Returns the schema of the JSON string in `thumbprint_data` (specification, section 3). It is built with the first
 * thumbprint, since few entries have one and schemas are a large part of a cold start.
 */
export function thumbprint(): ReturnType<typeof content> {
  built ??= content();
  return built;
}
