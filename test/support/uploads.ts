import { crc32 } from 'node:zlib';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { encode } from 'jpeg-js';
import type { UploadPurpose } from '#shared/data/upload-purposes.ts';
import { call } from './api.ts';
import type { Notary } from './notary.ts';
import { pngBytes } from './png.ts';
import { stackUrls } from './stack.ts';

/** A small, complete PDF. */
export function pdfBytes(text = 'Bond of Nora Notary'): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Title (${text}) >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  );
}

/** Returns a PDF of an exact size. */
export function pdfOfSize(bytes: number): Buffer {
  const start = Buffer.from('%PDF-1.4\n%');
  const end = Buffer.from('\n%%EOF\n');
  return Buffer.concat([start, Buffer.alloc(bytes - start.length - end.length, 'x'), end]);
}

/** Returns a JPEG whose left half is red and whose right half is blue. */
export function jpegBytes(width = 40, height = 20): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < width * height; at += 1) {
    data.set(at % width < width / 2 ? [220, 20, 20] : [20, 20, 220], at * 4);
  }
  return encode({ width, height, data }, 90).data;
}

/** Returns a JPEG with a phone's EXIF data: its orientation and, as text, its position. */
export function jpegOfPhone(orientation: number, place = 'GPS 41.881832 -87.623177'): Buffer {
  const jpeg = jpegBytes();
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(place)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

export type SentFile = {
  purpose: UploadPurpose;
  bytes: Buffer;
  contentType: string;
  fileName?: string;
  /** The type and size that the client announces, if they differ from the file. */
  size?: number;
};

/** Requests an upload. Throws if it is refused. */
export async function askForUpload(
  { token }: Pick<Notary, 'token'>,
  { purpose, bytes, contentType, fileName = 'bond.pdf', size = bytes.length }: SentFile,
) {
  const body = { purpose, file_name: fileName, content_type: contentType, size };
  const response = await call('create-upload', { token, body });
  if (response.status !== 201) throw new Error(`create-upload answered ${response.status}`);
  return response.body;
}

/** Posts a file as a browser does, all fields first, and returns the answer of S3. */
export async function post(
  { url, fields }: { url: string; fields: Record<string, string> },
  bytes: Buffer,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'whatever.bin');
  return fetch(url, { method: 'POST', body: form, headers });
}

/** Uploads a file and returns the ID of the upload. Throws if it fails. */
export async function sendFile(notary: Pick<Notary, 'token'>, file: SentFile): Promise<string> {
  const upload = await askForUpload(notary, file);
  const response = await post(upload, file.bytes);
  if (response.status !== 204) throw new Error(`S3 answered ${response.status}: ${await response.text()}`);
  return upload.upload_id;
}

/** Returns an S3 client for the shared stack, and its buckets. */
async function fileStore() {
  const { aws, settings } = await stackUrls();
  const client = new S3Client({
    endpoint: aws['AWS_ENDPOINT_URL_S3'] ?? '',
    region: aws['AWS_REGION'] ?? '',
    forcePathStyle: true,
    credentials: {
      accessKeyId: aws['AWS_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: aws['AWS_SECRET_ACCESS_KEY'] ?? '',
    },
  });
  return { client, files: settings['FILES_BUCKET'], pictures: settings['PICTURES_BUCKET'] };
}

/** Returns the keys of all objects of a notary's uploads and documents. */
export async function objectsOf(notaryId: string): Promise<string[]> {
  const { client, files: Bucket } = await fileStore();
  const found = await Promise.all(
    [`uploads/${notaryId}/`, `notaries/${notaryId}/documents/`].map((Prefix) =>
      client.send(new ListObjectsV2Command({ Bucket, Prefix })),
    ),
  );
  return found.flatMap(({ Contents = [] }) => Contents.flatMap(({ Key }) => Key ?? []));
}

/** Stores an object without any check. */
export async function putObject(Key: string, bytes: Buffer): Promise<void> {
  const { client, files: Bucket } = await fileStore();
  await client.send(new PutObjectCommand({ Bucket, Key, Body: new Uint8Array(bytes) }));
}

/** Returns a profile picture by its address, as CloudFront reads it from the bucket; undefined if it is gone. */
export async function readPicture(url: string) {
  const { client, pictures: Bucket } = await fileStore();
  try {
    const response = await client.send(new GetObjectCommand({ Bucket, Key: url.slice(1) }));
    const bytes = Buffer.from((await response.Body?.transformToByteArray()) ?? []);
    return { bytes, type: response.ContentType, cache: response.CacheControl };
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
    throw error;
  }
}

/** Returns a small PNG with correct checksums whose header announces very many pixels. */
export function pngBomb(side: number): Buffer {
  const file = Buffer.from(pngBytes(8, 8));
  file.writeUInt32BE(side, 16);
  file.writeUInt32BE(side, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}
