import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';

type Unframed = { content: Buffer; trailers: Map<string, string> };

/** Removes the `aws-chunked` framing from a streamed body: `size[;extension]CRLF data CRLF … 0 CRLF trailers`. */
function unframe(body: Buffer): Unframed {
  const chunks: Buffer[] = [];
  const trailers = new Map<string, string>();
  let at = 0;
  const nextLine = () => {
    const end = body.indexOf('\r\n', at);
    const line = body.subarray(at, end < 0 ? body.length : end).toString();
    at = end < 0 ? body.length : end + 2;
    return line;
  };
  for (;;) {
    const size = Number.parseInt(nextLine().split(';')[0] ?? '', 16);
    if (!(size > 0)) break;
    chunks.push(body.subarray(at, at + size));
    at += size + 2;
  }
  while (at < body.length) {
    const [name = '', value = ''] = nextLine().split(':');
    if (name) trailers.set(name.trim().toLowerCase(), value.trim());
  }
  return { content: Buffer.concat(chunks), trailers };
}

const crc32Base64 = (content: Buffer) => {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return sum.toString('base64');
};
const digest = (algorithm: string, encoding: 'hex' | 'base64') => (content: Buffer) =>
  createHash(algorithm).update(content).digest(encoding);

const checksums: Record<string, (content: Buffer) => string> = {
  'x-amz-checksum-crc32': crc32Base64,
  'x-amz-checksum-sha256': digest('sha256', 'base64'),
  'x-amz-checksum-sha1': digest('sha1', 'base64'),
  'content-md5': digest('md5', 'base64'),
};

/**
 * Returns the content of a PUT without its framing. Returns undefined when a checksum that came with it does not
 * match.
 */
export function verifiedContent(headers: IncomingHttpHeaders, body: Buffer): Buffer | undefined {
  const payloadHash = String(headers['x-amz-content-sha256'] ?? '');
  const { content, trailers } = payloadHash.startsWith('STREAMING-')
    ? unframe(body)
    : { content: body, trailers: new Map<string, string>() };
  if (/^[0-9a-f]{64}$/.test(payloadHash) && payloadHash !== digest('sha256', 'hex')(content))
    return undefined;
  const decodedLength = headers['x-amz-decoded-content-length'];
  if (decodedLength !== undefined && Number(decodedLength) !== content.length) return undefined;
  const fits = Object.entries(checksums).every(([name, sum]) => {
    const given = trailers.get(name) ?? headers[name];
    return given === undefined || given === sum(content);
  });
  return fits ? content : undefined;
}
