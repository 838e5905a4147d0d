import { UnreadableFile } from '#shared/evidence/read-value.ts';
import type { PdfFile, WrittenObject } from './pdf-file.ts';
import { fieldSignature, type PdfSignature } from './signatures.ts';
import {
  charactersOf,
  entriesOf,
  expectRef,
  expectText,
  foreign,
  isNamed,
  isSame,
  listOf,
  type PdfValue,
} from './values.ts';

type Entries = ReadonlyMap<string, PdfValue>;

/** Checks that two dictionaries have the same entries, apart from some. */
function expectOnlyChange(before: Entries, after: Entries, ...changed: readonly string[]): void {
  for (const one of new Set([...before.keys(), ...after.keys()])) {
    if (!changed.includes(one) && !isSame(before.get(one), after.get(one)))
      throw foreign(`an update changes /${one}`);
  }
}

/** Long-term data: certificates, and what was known about them, for all signatures and for each. */
const dataLists = { all: ['Certs', 'OCSPs', 'CRLs'], each: ['Cert', 'OCSP', 'CRL'] };

/** Returns the objects to which long-term data refers. Throws if it is anything but lists of them. */
function dataObjects(data: Entries): Set<number> {
  const numbers = new Set<number>();
  const take = (entries: Entries, lists: readonly string[], others: readonly string[]) => {
    for (const [key, value] of entries) {
      if (lists.includes(key)) {
        for (const item of listOf(value, `/${key}`)) numbers.add(expectRef(item, `/${key}`).object);
      } else if (!others.includes(key)) throw foreign(`an update has /${key} in its long-term data`);
    }
  };
  take(data, dataLists.all, ['Type', 'VRI']);
  const each = data.has('VRI') ? entriesOf(data.get('VRI'), '/VRI') : new Map<string, PdfValue>();
  for (const one of each.values()) {
    const entries = entriesOf(one, '/VRI');
    take(entries, dataLists.each, ['TU']);
    const time = entries.get('TU');
    if (time !== undefined && !/^D:[\dZ'+-]{4,20}$/.test(charactersOf(expectText(time, '/TU')))) {
      throw foreign('an update has long-term data without a time');
    }
  }
  return numbers;
}

/**
 * The beginning of an object or a table. Readers that rebuild a file look for it everywhere, also in streams, and the later
 * one wins. A certificate, or a list of revoked ones, contains it only by a rare accident.
 */
const structure = /[\0\t\n\f\r \d]obj|xref|trailer/;

/** Returns whether bytes contain what a reader that rebuilds a file may take for an object or a table. */
export const looksLikeStructure = (bytes: Uint8Array): boolean =>
  structure.test(new TextDecoder('latin1').decode(bytes));

/** Checks a stream of long-term data: nothing in it can be shown, or be taken for objects. */
function checkDataStream({ bytes }: PdfFile, { value, stream }: WrittenObject): void {
  const { Length: _, ...others } = Object.fromEntries(entriesOf(value, 'long-term data'));
  const isPlain = Object.keys(others).every((key) => key === 'Filter' && isNamed(others[key], 'FlateDecode'));
  if (!stream || !isPlain) throw foreign('an update has other data');
  if (looksLikeStructure(bytes.subarray(stream.from, stream.to))) {
    throw foreign('an update has data that other programs may take for objects');
  }
}

/** An update after the signature, with the numbers of the objects that it adds. */
type Update = { revision: number; added: ReadonlySet<number> };

/**
 * Checks an update that adds long-term data: the catalog differs in `/DSS` alone, and every new object is part of it. The
 * data is in plain streams that came after the signature, so nothing of it can be shown.
 */
function checkLongTermData(pdf: PdfFile, { revision, added }: Update, signedSize: number): void {
  const catalog = pdf.catalog(revision);
  expectOnlyChange(pdf.catalog(revision - 1), catalog, 'DSS');
  const { object: data } = expectRef(catalog.get('DSS'), '/DSS');
  const entries = entriesOf(pdf.object(data, revision).value, '/DSS');
  if (!added.has(data) || !isNamed(entries.get('Type'), 'DSS')) throw foreign('an update has other data');
  const streams = dataObjects(entries);
  for (const number of streams) {
    if (number < signedSize) throw foreign('an update has other data');
    checkDataStream(pdf, pdf.object(number, revision));
  }
  const stray = [...added].some((number) => number !== data && !streams.has(number));
  if (stray) throw foreign('an update adds an object that is no long-term data');
}

/** Checks that the field of a timestamp is that of the signature, with another plain name, and another value. */
function checkField(signed: Entries, added: Entries): void {
  expectOnlyChange(signed, added, 'T', 'V');
  const [own, name] = [signed, added].map((one) => charactersOf(expectText(one.get('T'), '/T')));
  if (name === own || !/^\w{1,40}$/.test(name ?? ''))
    throw foreign('an update adds a field with another name');
}

/** Checks an update that adds a timestamp of the whole file in a new field, which shows nothing. Returns the timestamp. */
function checkDocumentTimestamp(pdf: PdfFile, { revision, added }: Update, form: PdfValue): PdfSignature {
  const { object } = expectRef(form, '/AcroForm');
  const before = entriesOf(pdf.object(object, revision - 1).value, '/AcroForm');
  const after = entriesOf(pdf.object(object, revision).value, '/AcroForm');
  expectOnlyChange(before, after, 'Fields');
  const fields = listOf(after.get('Fields'), 'the list of fields');
  const earlier = listOf(before.get('Fields'), 'the list of fields');
  const field = fields.at(-1);
  if (fields.length !== earlier.length + 1 || !earlier.every((one, at) => isSame(one, fields[at]))) {
    throw foreign('an update changes the list of fields');
  }
  const { object: number } = expectRef(field, 'a field');
  checkField(pdf.entries(earlier[0], 'a field'), pdf.entries(field, 'a field'));
  const timestamp = fieldSignature(pdf, field);
  const isWhole = added.size === 2 && added.has(number) && added.has(timestamp.object);
  if (!isWhole || timestamp.kind !== 'timestamp' || timestamp.end !== pdf.revisions[revision]?.end) {
    throw foreign('an update adds something else than a timestamp of the file');
  }
  return timestamp;
}

/** The updates after a signature: whether they are allowed, and the timestamp that one of them adds. */
export type LaterUpdates = { areAllowed: boolean; timestamp?: PdfSignature | undefined };

/**
 * Checks the updates that follow a signature. Each may add long-term data, and one of them a timestamp of everything
 * before it (PAdES B-LT and B-LTA). Readers show a page that an update changed as a part of what was signed, so whatever
 * else an update adds or changes is not allowed, even if it's invisible.
 */
export function laterUpdates(pdf: PdfFile, signature: PdfSignature): LaterUpdates {
  const signedSize = pdf.revisions[signature.revision]?.size ?? 0;
  const form = pdf.catalog(signature.revision).get('AcroForm') ?? null;
  let timestamp: PdfSignature | undefined;
  try {
    for (let revision = signature.revision + 1; revision < pdf.revisions.length; revision += 1) {
      const first = pdf.revisions[revision - 1]?.size ?? 0;
      const numbers = [...(pdf.revisions[revision]?.objects.keys() ?? [])];
      const added = new Set(numbers.filter((number) => number >= first));
      const [changed, ...others] = numbers.filter((number) => number < first);
      if (changed === undefined || others.length > 0) throw foreign('an update changes several objects');
      if (changed === pdf.root) checkLongTermData(pdf, { revision, added }, signedSize);
      else if (changed !== expectRef(form, '/AcroForm').object || timestamp) {
        throw foreign('an update changes the document');
      } else timestamp = checkDocumentTimestamp(pdf, { revision, added }, form);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { areAllowed: false };
  }
  return { areAllowed: true, timestamp };
}
