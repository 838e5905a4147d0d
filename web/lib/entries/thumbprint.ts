import { type PrintedFinger, printedFingers } from '#shared/data/thumbprint.ts';

/** A thumbprint as the wire's JSON string describes it (specification, section 3). */
export type Thumbprint = {
  image: string;
  /** ISO 8601, UTC. */
  capturedAt: string;
  finger: PrintedFinger;
  bytes: number;
  type: string;
};

const isFinger = (value: unknown): value is PrintedFinger =>
  typeof value === 'string' && Object.hasOwn(printedFingers, value);

/** Parses `thumbprint_data`; returns undefined when it is missing or unreadable. */
export function readThumbprint(json: string | null): Thumbprint | undefined {
  if (!json) return undefined;
  try {
    const data: unknown = JSON.parse(json);
    if (typeof data !== 'object' || data === null) return undefined;
    const { image_data, captured_at, signer_thumb, file_size, file_type } = data as Record<string, unknown>;
    if (typeof image_data !== 'string') return undefined;
    return {
      image: image_data,
      capturedAt: String(captured_at),
      finger: isFinger(signer_thumb) ? signer_thumb : 'right_thumb',
      bytes: Number(file_size),
      type: String(file_type),
    };
  } catch {
    return undefined;
  }
}

/** Formats `thumbprint_data`. */
export function writeThumbprint({ image, capturedAt, finger, bytes, type }: Thumbprint): string {
  return JSON.stringify({
    captured_at: capturedAt,
    method: 'ink_impression_photo',
    image_data: image,
    signer_thumb: finger,
    file_size: bytes,
    file_type: type,
  });
}
