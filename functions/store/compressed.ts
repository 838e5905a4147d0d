import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** What is kept compressed in an item: JSON, deflated. */
export const compressed = (content: unknown): Uint8Array =>
  deflateRawSync(JSON.stringify(content), { level: 9 });

/** The content again, of whatever shape it is. */
export const decompressed = (bytes: Uint8Array): unknown => JSON.parse(inflateRawSync(bytes).toString());
