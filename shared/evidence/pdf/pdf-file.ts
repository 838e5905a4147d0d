import type { CheckBudget } from '#shared/evidence/check-budget.ts';
import { inflated } from '#shared/evidence/zip/inflate.ts';
import { PdfLexer } from './lexer.ts';
import { type PdfObject, type Revision, readRevisions } from './revisions.ts';
import { entriesOf, expectRef, foreign, isNamed, type PdfValue } from './values.ts';

/** An object of a PDF, its value, and the revision that wrote it. */
export type WrittenObject = PdfObject & { value: PdfValue; revision: number };

/** A PDF whose structure was read. Values are read when they are needed. */
export class PdfFile {
  readonly bytes: Uint8Array;
  readonly revisions: readonly [Revision, ...Revision[]];

  /** Throws UnreadableFile if the file is not built like those of the service. */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.revisions = readRevisions(bytes);
  }

  /** Number of the catalog, which is the same in all revisions. */
  get root(): number {
    return this.revisions[0].root;
  }

  /** Where the last revision ends that could be read. */
  get end(): number {
    return this.revisions.at(-1)?.end ?? 0;
  }

  #written(object: PdfObject, revision: number): WrittenObject {
    return { ...object, revision, value: new PdfLexer(this.bytes, object.at).value() };
  }

  /** Returns an object as it is in a revision, by default the last: as the last one so far wrote it. */
  object(number: number, revision = this.revisions.length - 1): WrittenObject {
    for (let at = revision; at >= 0; at -= 1) {
      const found = this.revisions[at]?.objects.get(number);
      if (found) return this.#written(found, at);
    }
    throw foreign(`there is no object ${number}`);
  }

  /** Returns a value, or the value of the object that it refers to. */
  resolve(value: PdfValue | undefined): PdfValue | undefined {
    const isRef = typeof value === 'object' && value !== null && value.kind === 'ref';
    return isRef ? this.object(value.object).value : value;
  }

  /** Returns the entries of a dictionary that is given, or referred to. */
  entries(value: PdfValue | undefined, place: string): ReadonlyMap<string, PdfValue> {
    return entriesOf(this.resolve(value), place);
  }

  /** Returns the catalog as it is in a revision, by default the last. */
  catalog(revision?: number): ReadonlyMap<string, PdfValue> {
    return entriesOf(this.object(this.root, revision).value, 'its catalog');
  }

  /** Yields every object of every revision, also those that a later one replaced. */
  *everyObject(): Generator<WrittenObject> {
    for (const [revision, { objects }] of this.revisions.entries()) {
      for (const object of objects.values()) yield this.#written(object, revision);
    }
  }

  /** Returns the content of a stream, unpacked. Throws UnreadableFile. */
  async content(value: PdfValue | undefined, budget: CheckBudget): Promise<Uint8Array> {
    const { number, value: dictionary, stream } = this.object(expectRef(value, 'a stream').object);
    const entries = entriesOf(dictionary, `the stream ${number}`);
    if (!stream || entries.has('DecodeParms')) throw foreign(`the stream ${number} cannot be read`);
    const packed = this.bytes.subarray(stream.from, stream.to);
    const filter = entries.get('Filter');
    if (filter !== undefined && !isNamed(filter, 'FlateDecode')) {
      throw foreign(`the stream ${number} cannot be read`);
    }
    const content = filter ? await inflated(packed, 'deflate', budget.left('textBytes')) : packed;
    budget.spend('textBytes', content.length);
    return content;
  }
}
