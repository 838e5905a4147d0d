import { UnreadableFile } from '#shared/evidence/read-value.ts';
import { PdfLexer } from './lexer.ts';
import { entriesOf, expectRef, foreign, isSame, type PdfValue } from './values.ts';

/** An object in the file: where its value begins, and where the content of its stream lies, if it is one. */
export type PdfObject = { number: number; at: number; stream?: { from: number; to: number } };

/** The file as it was written at first, or an update that was appended to it. */
export type Revision = {
  /** The objects that it has, by number. */
  objects: ReadonlyMap<number, PdfObject>;
  /** Where its cross-reference table begins. */
  table: number;
  /** Where it ends. */
  end: number;
  /** One more than the highest number of an object so far. */
  size: number;
  root: number;
  trailer: ReadonlyMap<string, PdfValue>;
};

/**
 * The most objects of a file, bytes of all without their streams, and bytes of one. A printed journal of 10,000 entries has
 * 25,000 objects and 4 MB.
 */
const mostObjects = 1_000_000;
const mostBytes = 20_000_000;
const longestObject = 2_000_000;

/** The objects and bytes that may still come. */
type Room = { objects: number; bytes: number };

/** The file, its signature, and updates with long-term data. */
const mostRevisions = 10;

const trailerKeys = ['Size', 'Root', 'Prev', 'Info', 'ID'];

/** Reads an object: `12 0 obj`, its value, and a stream of exactly the stated length. */
function readObject(lexer: PdfLexer): PdfObject {
  const number = lexer.digits();
  lexer.expect(' 0 obj\n');
  const at = lexer.at;
  lexer.limit = at + longestObject;
  const value = lexer.value();
  if (!lexer.skip('\nstream\n')) {
    lexer.expect('\nendobj\n');
    return { number, at };
  }
  const length = entriesOf(value, `the stream ${number}`).get('Length');
  const from = lexer.at;
  if (typeof length !== 'number' || !Number.isSafeInteger(length) || length < 0) {
    throw foreign(`the stream ${number} has no length`);
  }
  lexer.at = from + length;
  lexer.expect('\nendstream\nendobj\n');
  return { number, at, stream: { from, to: from + length } };
}

/** Reads a cross-reference table. Returns the places of at most as many objects, by number, and which are free. */
function readTable(lexer: PdfLexer, most: number): { places: Map<number, number>; free: number[] } {
  lexer.expect('xref\n');
  const places = new Map<number, number>();
  const free: number[] = [];
  let next = 0;
  while (!lexer.isNext('trailer')) {
    const first = lexer.digits();
    lexer.expect(' ');
    const count = lexer.digits();
    lexer.expect('\n');
    // Readers that cannot read an empty part of a table rebuild the file from whatever looks like an object.
    if (first < next || count === 0) throw foreign('its table of objects is not in order');
    if (places.size + count > most) throw foreign('its table names objects that are not there');
    next = first + count;
    for (let number = first; number < next; number += 1) {
      const entry = lexer.characters(lexer.at, lexer.at + 20);
      const [, place, generation, state] = /^(\d{10}) (\d{5}) ([fn])(?: \n|\r\n)$/.exec(entry) ?? [];
      if (place === undefined) throw foreign('its table of objects is broken');
      if (generation !== (state === 'n' ? '00000' : '65535')) throw foreign('it has deleted objects');
      if (state === 'n') places.set(number, Number(place));
      else free.push(number);
      lexer.at += 20;
    }
  }
  return { places, free };
}

/** Checks that a table names exactly the objects that are there, each where it is. */
function checkTable(places: ReadonlyMap<number, number>, objects: ReadonlyMap<number, number>): void {
  const wrong = [...objects].find(([number, from]) => places.get(number) !== from);
  if (wrong) throw foreign(`its table does not have object ${wrong[0]} where it is`);
  if (places.size !== objects.size) throw foreign('its table names objects that are not there');
}

/** Reads a revision from its first object to its end. */
function readRevision(lexer: PdfLexer, before: Revision | undefined, room: Room): Revision {
  const objects = new Map<number, PdfObject>();
  const starts = new Map<number, number>();
  while (!lexer.isNext('xref')) {
    const from = lexer.at;
    const object = readObject(lexer);
    if (starts.has(object.number)) throw foreign(`object ${object.number} is there twice`);
    const { from: content = 0, to: end = 0 } = object.stream ?? {};
    room.objects -= 1;
    room.bytes -= lexer.at - from - (end - content);
    if (room.objects < 0 || room.bytes < 0) throw foreign('it has too many objects');
    starts.set(object.number, from);
    objects.set(object.number, object);
  }
  const table = lexer.at;
  const { places, free } = readTable(lexer, objects.size + 1);
  checkTable(places, starts);
  const isFirst = before === undefined;
  if (free.some((number) => number !== 0) || free.length !== (isFirst ? 1 : 0)) {
    throw foreign('it has deleted objects');
  }
  lexer.expect('trailer\n');
  const trailer = entriesOf(lexer.value(), 'its trailer');
  lexer.expect('\nstartxref\n');
  if (lexer.digits() !== table) throw foreign('it points to another table of objects');
  lexer.expect('\n%%EOF\n');
  return checkTrailer({ objects, table, end: lexer.at, trailer }, before);
}

/** Checks that a trailer agrees with the one before, and with the objects. */
function checkTrailer(read: Omit<Revision, 'size' | 'root'>, before: Revision | undefined): Revision {
  const { objects, trailer } = read;
  const unknown = [...trailer.keys()].find((key) => !trailerKeys.includes(key));
  if (unknown !== undefined) throw foreign(`its trailer has /${unknown}`);
  const root = expectRef(trailer.get('Root'), 'its root').object;
  const first = before?.size ?? 1;
  const added = [...objects.keys()].filter((number) => number >= first).length;
  const size = first + added;
  // Numbers without gaps leave no place for an object that something from before already names.
  if ([...objects.keys()].some((number) => number >= size)) throw foreign('it has gaps between its objects');
  if (trailer.get('Size') !== size) throw foreign('its trailer has another size');
  if (trailer.get('Prev') !== before?.table) throw foreign('its trailers are not a chain');
  for (const key of ['Root', 'Info', 'ID']) {
    if (before && !isSame(trailer.get(key), before.trailer.get(key))) throw foreign('its trailers disagree');
  }
  return { ...read, size, root };
}

/**
 * Reads the structure of a PDF from its first byte to its last: objects without anything between them, each table of
 * objects with exactly these, and trailers that agree. So there is one way to read the file, from the front as from the
 * tables. Streams are skipped by their length, and never searched. An update that cannot be read ends the revisions; the
 * last one then does not end where the file does. Throws UnreadableFile if nothing can be read.
 */
export function readRevisions(bytes: Uint8Array): readonly [Revision, ...Revision[]] {
  const lexer = new PdfLexer(bytes);
  const header = lexer.characters(0, 15);
  if (!header.startsWith('%PDF-')) throw new UnreadableFile('This file is not a PDF.');
  if (!/^%PDF-1\.[3-7]\n%[\x80-\xff]{4}\n$/.test(header)) throw foreign('it has another header');
  lexer.at = header.length;
  const room = { objects: mostObjects, bytes: mostBytes };
  const revisions: [Revision, ...Revision[]] = [readRevision(lexer, undefined, room)];
  try {
    while (lexer.at < bytes.length && revisions.length < mostRevisions) {
      revisions.push(readRevision(lexer, revisions.at(-1), room));
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
  }
  return revisions;
}
