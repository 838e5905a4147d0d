import { UnreadableFile } from '../read-value.ts';

/** Yields what a compressed stream unpacks to. Throws UnreadableFile if it is damaged. */
export async function* inflating(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  format: 'deflate' | 'deflate-raw',
): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream(format);
  const writer = stream.writable.getWriter();
  const writing = (async () => {
    for await (const chunk of chunks) await writer.write(chunk.slice());
    await writer.close();
  })();
  // The reader below receives the failure.
  writing.catch((reason: unknown) => writer.abort(reason).catch(() => {}));
  const reader = stream.readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await writing;
  } catch (cause) {
    throw new UnreadableFile('A compressed part of the file is damaged.', { cause });
  }
}

/** Returns compressed bytes unpacked. Throws UnreadableFile if they are damaged or more than `limit` bytes. */
export async function inflated(
  bytes: Uint8Array,
  format: 'deflate' | 'deflate-raw',
  limit: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of inflating([bytes], format)) {
    size += part.length;
    if (size > limit) throw new UnreadableFile('A compressed part of the file is too large.');
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts.map((part) => part.slice())).arrayBuffer());
}
