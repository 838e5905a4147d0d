import * as z from 'zod/mini';

/**
 * Returns the body of a PUT: the fields of the POST. The other fields of the answer may be sent back, and are ignored, because
 * they follow from the first ones.
 */
export function wholeObject<Body extends z.ZodMiniObject>(body: Body, answer: z.ZodMiniObject) {
  const ignored = Object.keys(answer.shape).filter((field) => !(field in body.shape));
  const withoutIgnored = z.transform((sent: unknown) =>
    typeof sent === 'object' && sent !== null && !Array.isArray(sent)
      ? Object.fromEntries(Object.entries(sent).filter(([field]) => !ignored.includes(field)))
      : sent,
  );
  return z.pipe(withoutIgnored, body) as unknown as z.ZodMiniType<z.output<Body>, z.input<Body>>;
}
