import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Returns content as deflated JSON, for an item. */
export const compressed = (content: unknown): Uint8Array =>
  deflateRawSync(JSON.stringify(content), { level: 9 });

/** Returns the content of deflated JSON, which callers must parse. */
export const decompressed = (bytes: Uint8Array): unknown => JSON.parse(inflateRawSync(bytes).toString());
