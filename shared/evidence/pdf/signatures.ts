import type { CheckBudget } from '#shared/evidence/check-budget.ts';
import { readSignatureReason, type SignedPurpose } from '#shared/evidence/document/document-kind.ts';
import type { PdfFile } from './pdf-file.ts';
import { charactersOf, expectRef, expectText, foreign, isNamed, listOf, type PdfValue } from './values.ts';

/** A signature: the two ranges of bytes that it covers, and the CMS between them. */
export type PdfSignature = {
  kind: 'signature' | 'timestamp';
  start: number;
  gap: { from: number; to: number };
  end: number;
  cms: Uint8Array;
  /** Number of its dictionary. */
  object: number;
  /** The revision that has it. */
  revision: number;
  /** The service's statement about the document, if the dictionary has one in the form of the service. */
  purpose: SignedPurpose | undefined;
};

const kinds = {
  signature: {
    type: 'Sig',
    format: 'ETSI.CAdES.detached',
    keys: ['Type', 'Filter', 'SubFilter', 'ByteRange', 'Contents', 'M', 'Reason'],
  },
  timestamp: {
    type: 'DocTimeStamp',
    format: 'ETSI.RFC3161',
    keys: ['Type', 'Filter', 'SubFilter', 'ByteRange', 'Contents'],
  },
} as const;

/** The handler that our writer names; readers know it, and choose their own. */
const handler = 'Adobe.PPKLite';

/** A field shows nothing: it has neither an area nor an appearance. */
const fieldKeys = ['FT', 'T', 'V', 'Type', 'Subtype', 'F', 'P', 'Rect'];

function expectKeys(entries: ReadonlyMap<string, PdfValue>, allowed: readonly string[], place: string): void {
  const other = [...entries.keys()].find((key) => !allowed.includes(key));
  if (other !== undefined) throw foreign(`${place} has /${other}`);
}

/** Returns the signature of a field. Throws UnreadableFile if it leaves out more than its own contents. */
export function fieldSignature(pdf: PdfFile, field: PdfValue | undefined): PdfSignature {
  const entries = pdf.entries(expectRef(field, 'a field'), 'a field');
  expectKeys(entries, fieldKeys, 'a field');
  const area = listOf(entries.get('Rect'), 'the area of a field');
  if (!isNamed(entries.get('FT'), 'Sig') || area.some((side) => side !== 0)) {
    throw foreign('it has a field that is not an invisible signature');
  }
  const { object } = expectRef(entries.get('V'), 'a signature');
  const { revision } = pdf.object(object);
  const signature = pdf.entries(entries.get('V'), 'a signature');
  const kind = isNamed(signature.get('Type'), kinds.timestamp.type) ? 'timestamp' : 'signature';
  const { type, format, keys } = kinds[kind];
  expectKeys(signature, keys, 'a signature');
  const isOfKind =
    isNamed(signature.get('Type'), type) &&
    isNamed(signature.get('Filter'), handler) &&
    isNamed(signature.get('SubFilter'), format);
  if (!isOfKind) {
    throw foreign('a signature has another format');
  }
  const [start, first, second, last, ...more] = listOf(
    signature.get('ByteRange'),
    'the range of a signature',
  );
  const contents = expectText(signature.get('Contents'), 'the contents of a signature');
  // Nothing but the signature may hide between the ranges: digits alone look like nothing else.
  if (pdf.bytes[contents.from] !== '<'.charCodeAt(0)) throw foreign('a signature is not hexadecimal');
  if (start !== 0 || first !== contents.from || second !== contents.to || more.length > 0) {
    throw foreign('a signature leaves out more than its own contents');
  }
  if (
    typeof last !== 'number' ||
    !Number.isInteger(last) ||
    last < 0 ||
    contents.to + last > pdf.bytes.length
  ) {
    throw foreign('the range of a signature is not in the file');
  }
  const reason = signature.get('Reason');
  return {
    kind,
    start,
    gap: { from: contents.from, to: contents.to },
    end: contents.to + last,
    cms: contents.bytes,
    object,
    revision,
    purpose:
      reason === undefined ? undefined : readSignatureReason(charactersOf(expectText(reason, '/Reason'))),
  };
}

/**
 * Yields the signatures of the fields of a form, the last one first, and reads each when it is asked for. A signature
 * that no field has is none. Throws UnreadableFile.
 */
export function* lastSignatures(pdf: PdfFile, budget: CheckBudget): Generator<PdfSignature> {
  const form = pdf.catalog().get('AcroForm');
  if (form === undefined) return;
  const fields = listOf(pdf.entries(form, '/AcroForm').get('Fields'), 'the list of fields');
  for (const field of fields.toReversed()) {
    budget.spend('signatures');
    yield fieldSignature(pdf, field);
  }
}
