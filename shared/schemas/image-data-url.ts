import * as z from 'zod/mini';

/** An image as a data URL. Storing it checks by its content that it is a PNG or JPEG of an allowed size. */
export const imageDataUrl = z.string().check(
  z.regex(/^data:[\w.+-]+\/[\w.+-]+;base64,[A-Za-z0-9+/]+={0,2}$/, {
    error: 'must be a PNG or JPEG image as a data URL',
  }),
);
