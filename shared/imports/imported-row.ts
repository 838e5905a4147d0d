import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { canonicalJson } from '../evidence/record/canonical-json.ts';
import { money } from '../schemas/dollars.ts';
import { stateCode } from '../schemas/state-code.ts';
import { day, line, name, paragraphs } from '../schemas/text.ts';

const given = z.minLength(1, { error: 'must not be empty. Leave it out' });
const short = (max: number) => z.optional(line(max).check(given));
const long = z.optional(paragraphs(limits.importNotesLength).check(given));

/**
 * An earlier entry of another journal: what its file says of it, not sealed at the time of the act. ID numbers have no
 * field. A missing field was empty. Field names are the same in code and on the wire.
 */
export const importedRow = z.strictObject({
  /** The number in the other journal. */
  number: short(limits.commissionNumberLength),
  /** The day of the act, YYYY-MM-DD. */
  date: day,
  /** The time of the act, HH:MM of 24 hours. */
  time: z.optional(
    z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time, such as 14:05' })),
  ),
  /** The state whose law decides what may be kept. */
  state: stateCode,
  act: short(limits.importNameLength),
  document: short(limits.descriptionLength),
  signers: z
    .array(name(limits.importNameLength).check(given))
    .check(z.maxLength(limits.signers, { error: `may name at most ${limits.signers} people` })),
  address: short(limits.locationLength),
  place: short(limits.locationLength),
  /** How the signers were identified, without a number. */
  identification: short(limits.importNameLength),
  /** Dollars. */
  fee: z.optional(money(limits.feeMax)),
  notes: long,
  /** Other columns that the notary chose, with their titles. */
  other: long,
});

export type ImportedRow = z.output<typeof importedRow>;

/**
 * Returns a row as a line of its import: canonical JSON (RFC 8785) and a line feed. The digest of an import is the SHA-256 of
 * its lines in order, which are the file that the data export contains.
 */
export function importLine(row: ImportedRow): string {
  const known = Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `${canonicalJson(Object.fromEntries(known))}\n`;
}
