import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { looksLikeStructure } from '#shared/evidence/pdf/later-updates.ts';
import { PdfFile } from '#shared/evidence/pdf/pdf-file.ts';
import { entriesOf, expectRef, listOf, type PdfValue } from '#shared/evidence/pdf/values.ts';
import type { LongTermData } from '../revocation/long-term-data.ts';
import { type UpdatedObject, withUpdate, writtenEntries } from './pdf-update.ts';

const ref = (object: number): PdfValue => ({ kind: 'ref', object });
const list = (items: readonly PdfValue[]): PdfValue => ({ kind: 'list', items });
const name = (text: string): PdfValue => ({ kind: 'name', name: text });

const nextNumber = (pdf: PdfFile) => (pdf.revisions.at(-1) ?? pdf.revisions[0]).size;

/** The most bytes of long-term data, so that an entry's PDF grows by at most 45 KB. Lists of revoked ones can be huge. */
const mostBytes = 24_000;

/** Returns bytes as a stream, packed unless they look like an object of the PDF then. Undefined if they do in both forms. */
function dataStream(number: number, bytes: Uint8Array): UpdatedObject | undefined {
  const packed = new Uint8Array(deflateSync(bytes));
  const forms = [
    { stream: packed, filter: [['Filter', name('FlateDecode')]] as const },
    { stream: bytes, filter: [] },
  ];
  const form = forms.find(({ stream }) => !looksLikeStructure(stream));
  if (!form) return undefined;
  const { stream, filter } = form;
  return { number, value: writtenEntries([...filter, ['Length', stream.length]]), stream };
}

/**
 * Returns a signed PDF with an update that adds long-term data to its document security store (ETSI EN 319 142-1, 5.4).
 * Undefined if the data is too large, or can't be stored in the form that verifiers accept.
 */
export function withLongTermData(bytes: Uint8Array, data: LongTermData): Uint8Array | undefined {
  const pdf = new PdfFile(bytes);
  const lists = { Certs: data.certificates, OCSPs: data.ocsps, CRLs: data.crls };
  const objects: UpdatedObject[] = [];
  const store: [string, PdfValue][] = [['Type', name('DSS')]];
  let total = 0;
  for (const [key, values] of Object.entries(lists)) {
    const added: PdfValue[] = [];
    for (const value of values) {
      const object = dataStream(nextNumber(pdf) + objects.length, value);
      total += object?.stream?.length ?? 0;
      if (!object || total > mostBytes) return undefined;
      objects.push(object);
      added.push(ref(object.number));
    }
    if (added.length > 0) store.push([key, list(added)]);
  }
  const number = nextNumber(pdf) + objects.length;
  const catalog = new Map([...pdf.catalog(), ['DSS', ref(number)] as const]);
  return withUpdate(pdf, [
    ...objects,
    { number, value: writtenEntries(store) },
    { number: pdf.root, value: writtenEntries(catalog) },
  ]);
}

/**
 * Returns a signed PDF with an update that timestamps all of it (ETSI EN 319 142-1, 5.4.3): a second invisible field like the
 * signature's. `room` is the most bytes that the token may have. Undefined if there is no token, or it is longer.
 */
export async function withDocumentTimestamp(
  bytes: Uint8Array,
  timestamp: (digest: Uint8Array) => Promise<Uint8Array | undefined>,
  room: number,
): Promise<Uint8Array | undefined> {
  const pdf = new PdfFile(bytes);
  const { object: form } = expectRef(pdf.catalog().get('AcroForm'), '/AcroForm');
  const formEntries = entriesOf(pdf.object(form).value, '/AcroForm');
  const fields = listOf(formEntries.get('Fields'), '/Fields');
  const field = nextNumber(pdf);
  const stamp = field + 1;
  const title: PdfValue = { kind: 'text', bytes: Buffer.from('Timestamp'), from: 0, to: 0 };
  const range = (...numbers: number[]) => `[0 ${numbers.map((one) => String(one).padEnd(10)).join(' ')}]`;
  const dictionary = [
    '<<\n/Type /DocTimeStamp\n/Filter /Adobe.PPKLite\n/SubFilter /ETSI.RFC3161',
    `/ByteRange ${range(0, 0, 0)}`,
    `/Contents <${'0'.repeat(2 * room)}>\n>>`,
  ].join('\n');
  const updated = withUpdate(pdf, [
    {
      number: form,
      value: writtenEntries(new Map([...formEntries, ['Fields', list([...fields, ref(field)])]])),
    },
    {
      number: field,
      value: writtenEntries(new Map([...pdf.entries(fields[0], 'a field'), ['T', title], ['V', ref(stamp)]])),
    },
    { number: stamp, value: dictionary },
  ]);
  const file = Buffer.from(updated.buffer, updated.byteOffset, updated.length);
  const from = file.lastIndexOf('/Contents <') + '/Contents '.length;
  const to = file.indexOf('>', from) + 1;
  file.write(
    range(from, to, file.length - to),
    file.lastIndexOf('/ByteRange [') + '/ByteRange '.length,
    'latin1',
  );
  const digest = createHash('sha256').update(file.subarray(0, from)).update(file.subarray(to)).digest();
  const token = await timestamp(new Uint8Array(digest));
  if (!token || token.length > room) return undefined;
  file.write(Buffer.from(token).toString('hex'), from + 1, 'latin1');
  return updated;
}
