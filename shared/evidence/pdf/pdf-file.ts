import type { CheckBudget } from '#shared/evidence/check-budget.ts';
import { inflated } from '#shared/evidence/inflate.ts';
import { PdfLexer } from './lexer.ts';
import { type PdfObject, type Revision, readRevisions } from './revisions.ts';
import { entriesOf, expectRef, foreign, isNamed, type PdfValue } from './values.ts';

/** An object of a PDF, its value, and the revision that wrote it. */
export type WrittenObject = PdfObject & { value: PdfValue; revision: number };

/** A PDF whose structure was read. Values are read when they are needed. */
export class PdfFile {
  readonly bytes: Uint8Array;
  readonly revisions: readonly [Revision, ...Revision[]];
  readonly #latest = new Map<number, PdfObject & { revision: number }>();

  /** Throws UnreadableFile if the file is not built like those of the service. */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.revisions = readRevisions(bytes);
    for (const [revision, { objects }] of this.revisions.entries()) {
      for (const object of objects.values()) this.#latest.set(object.number, { ...object, revision });
    }
  }

  /** Number of the catalog, which is the same in all revisions. */
  get root(): number {
    return this.revisions[0].root;
  }

  /** Where the last revision ends that could be read. */
  get end(): number {
    return this.revisions.at(-1)?.end ?? 0;
  }

  #valueAt({ at }: PdfObject): PdfValue {
    return new PdfLexer(this.bytes, at).value();
  }

  /** Returns an object as the last revision that has it wrote it. */
  object(number: number): WrittenObject {
    const found = this.#latest.get(number);
    if (!found) throw foreign(`there is no object ${number}`);
    return { ...found, value: this.#valueAt(found) };
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

  catalog(): ReadonlyMap<string, PdfValue> {
    return entriesOf(this.object(this.root).value, 'its catalog');
  }

  /** Yields every object of every revision, also those that a later one replaced. */
  *everyObject(): Generator<WrittenObject> {
    for (const [revision, { objects }] of this.revisions.entries()) {
      for (const object of objects.values()) yield { ...object, revision, value: this.#valueAt(object) };
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
