import {
  count,
  matching,
  object,
  oneOf,
  optional,
  parseJson,
  sha256Hex,
  text,
  UnreadableFile,
} from '../read-value.ts';

const instant = matching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/, 'a time');
const calendarDay = matching(/^\d{4}-\d{2}-\d{2}$/, 'a day');

/** The kinds of records in a journal's chain. */
export const linkKinds = ['opening', 'entry', 'addendum', 'closing'] as const;

export type LinkKind = (typeof linkKinds)[number];

/** Members of a link that also the evidence of a single entry has. */
export const linkMembers = {
  /** `opening`, the entry's number without padding, number and addendum, as in `12.a1`, or `closing`. */
  position: matching(/^(?:opening|closing|[1-9]\d{0,9}(?:\.a[1-9]\d{0,5})?)$/, 'a position'),
  kind: oneOf(...linkKinds),
  /** SHA-256 of the recorded text's UTF-8 bytes, in lower-case hex. */
  hash: sha256Hex,
  /** The hash of the link before; empty for the opening. */
  previous_hash: matching(/^(?:[0-9a-f]{64})?$/, 'a hash or empty'),
};

/** Reads a link of `audit/chain.json` from its JSON. Throws UnreadableFile. */
export const readChainLink = object({
  ...linkMembers,
  recorded: text,
  /**
   * When, and by which destruction, the record was destroyed after its retention had ended; the day (UTC) on which the service
   * had received it, and the years for which it had to be kept. `recorded` is then empty.
   */
  destroyed: optional(object({ at: instant, destruction: text, received_on: calendarDay, years: count })),
});

/** A link in `audit/chain.json`, with the recorded text that its hash covers. */
export type ChainFileLink = Omit<ReturnType<typeof readChainLink>, 'destroyed'> &
  Partial<Pick<ReturnType<typeof readChainLink>, 'destroyed'>>;

/** Returns a link as one line of `audit/chain.json`, without the comma. */
export function chainLine({
  position,
  kind,
  hash,
  previous_hash,
  recorded,
  destroyed,
}: ChainFileLink): string {
  return JSON.stringify({ position, kind, hash, previous_hash, recorded, destroyed });
}

/** The kinds of lines that may come next in a list. */
type NextLine = 'start' | 'member' | 'end' | 'nothing';

function after(expected: NextLine, line: string): NextLine | undefined {
  switch (expected) {
    case 'start':
      return line === '[' ? 'member' : line === '[]' ? 'nothing' : undefined;
    case 'member':
      return line.endsWith(',') ? 'member' : 'end';
    case 'end':
      return line === ']' ? 'nothing' : undefined;
    case 'nothing':
      return line === '' ? 'nothing' : undefined;
  }
}

/** Far longer than the longest record. Only one line is in memory. */
const longestLine = 16 * 1024 * 1024;

/** Yields the lines of UTF-8 text without their line breaks. Throws a TypeError if it is not UTF-8 or a line is too long. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new TypeError('A line is too long');
    yield* lines;
  }
  yield rest + decoder.decode();
}

/**
 * Reads a JSON array that has its brackets and each member on lines of their own, so that a large file is never in
 * memory as a whole. Yields the text of each member. Throws UnreadableFile.
 */
export async function* membersByLine(
  chunks: AsyncIterable<Uint8Array>,
  place: string,
): AsyncGenerator<string> {
  const broken = (cause?: unknown) =>
    new UnreadableFile(`${place} is not a list with one item per line.`, { cause });
  let expected: NextLine = 'start';
  try {
    for await (const line of linesOf(chunks)) {
      const next: NextLine | undefined = after(expected, line);
      if (!next) throw broken();
      if (expected === 'member') yield next === 'member' ? line.slice(0, -1) : line;
      expected = next;
    }
  } catch (cause) {
    throw cause instanceof TypeError ? broken(cause) : cause;
  }
  if (expected !== 'nothing') throw broken();
}

/** Yields the links of `audit/chain.json` in order. Throws UnreadableFile. */
export async function* readChainFile(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ChainFileLink> {
  let at = 0;
  for await (const member of membersByLine(chunks, 'audit/chain.json')) {
    yield parseJson(member, readChainLink, `audit/chain.json[${at}]`);
    at += 1;
  }
}
