import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { signable } from '../s3/s3-objects.ts';

/** S3 requires parts of at least 5 MB, and allows at most 10,000. */
const smallestPart = 8 * 1024 * 1024;
const mostParts = 9_000;
/** Parts sent while the next one is collected. */
const partsInFlight = 3;

/** Joins chunks into parts of equal size. The last part is smaller. */
async function* inParts(content: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Buffer> {
  let part = Buffer.allocUnsafe(partBytes);
  let filled = 0;
  for await (const chunk of content) {
    for (let from = 0; from < chunk.length; ) {
      const piece = chunk.subarray(from, from + partBytes - filled);
      part.set(piece, filled);
      filled += piece.length;
      from += piece.length;
      if (filled < partBytes) continue;
      yield part;
      part = Buffer.allocUnsafe(partBytes);
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}

/**
 * Stores content of any length under a key, with few parts in memory at a time. Returns its size in bytes.
 * `expectedBytes` determines the part size. On failure, nothing is stored and the parts are dropped.
 */
export async function uploadInParts(
  key: string,
  content: AsyncIterable<Uint8Array>,
  { type, expectedBytes }: { type: string; expectedBytes: number },
): Promise<number> {
  const { client, place } = signable(key);
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...place, ContentType: type }));
  const parts: { PartNumber: number; ETag: string | undefined }[] = [];
  const inFlight = new Set<Promise<void>>();
  const send = async (PartNumber: number, Body: Buffer) => {
    const { ETag } = await client.send(new UploadPartCommand({ ...place, UploadId, PartNumber, Body }));
    parts[PartNumber - 1] = { PartNumber, ETag };
  };
  try {
    let size = 0;
    let count = 0;
    const partBytes = Math.max(smallestPart, Math.ceil(expectedBytes / mostParts));
    for await (const part of inParts(content, partBytes)) {
      size += part.length;
      count += 1;
      const sending = send(count, part);
      inFlight.add(sending);
      // The next wait, or the last one, throws a failure.
      sending.then(
        () => inFlight.delete(sending),
        () => {},
      );
      if (inFlight.size >= partsInFlight) await Promise.race(inFlight);
    }
    await Promise.all(inFlight);
    await client.send(
      new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts: parts } }),
    );
    return size;
  } catch (error) {
    await Promise.allSettled(inFlight);
    // The bucket drops parts that remain after a day.
    await Promise.allSettled([client.send(new AbortMultipartUploadCommand({ ...place, UploadId }))]);
    throw error;
  }
}
