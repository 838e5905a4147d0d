import * as z from 'zod/mini';

/**
 * Returns the body of a PUT: the fields of the POST. The answer's other fields may be sent back. They are ignored,
 * because the server computes them.
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
