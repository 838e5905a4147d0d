import {
  count,
  matching,
  nullable,
  oneOf,
  optional,
  readJson,
  some,
  text,
  UnreadableFile,
} from '../read-value.ts';
import { linkKinds } from './chain-file.ts';

/** Reads the ID of a journal (a ULID). */
export const journalId = matching(/^[0-9A-HJKMNP-TV-Z]{26}$/, 'the ID of a journal');

const common = some({
  seal: oneOf(2),
  kind: oneOf(...linkKinds),
  journal_id: journalId,
  recorded_at: text,
  previous_hash: matching(/^(?:[0-9a-f]{64})?$/, 'a hash or empty'),
});
const numbered = some({
  number: count,
  notary_name: text,
  act_timezone: text,
  submitted_at: text,
  recorded_by: oneOf('device', 'server'),
  date: text,
  /** Missing in records that are not of this service. */
  commission: optional(nullable(some({ commission_number: text, state: text, expiration_date: text }))),
  /** Missing in records from before acts that were not performed could be recorded. */
  outcome: optional(nullable(text)),
});
const closed = some({ entries: count, reason: text, next_journal: text });
const added = some({ number: count, addendum: count, reason: text, text, field: nullable(text) });

/** The parts of a recorded text that the checks and their answer need; the whole of it has more. */
export type SealedRecord = ReturnType<typeof common> & {
  /** Number of the entry; 0 for opening and closing. */
  number: number;
  /** The number of an addendum, and what it says. */
  addendum?: Omit<ReturnType<typeof added>, 'number'>;
  /** The content of the closing: how many entries the journal has, why it was closed, and the ID of the next one. */
  closing?: ReturnType<typeof closed>;
  /** The notary, the time zone, the time of receipt, and the outcome, of an entry. */
  entry?: ReturnType<typeof numbered>;
};

/** Tolerance of clocks, in milliseconds. */
const allowedSkew = 120_000;

/** Whether an entry says that it was recorded after its receipt, or by the server at another time than that of receipt. */
function isAhead(recordedAt: string, { submitted_at, recorded_by }: ReturnType<typeof numbered>): boolean {
  if (recorded_by === 'server') return recordedAt !== submitted_at;
  return !(Date.parse(recordedAt) - Date.parse(submitted_at) <= allowedSkew);
}

/** Reads a recorded text; undefined if it is not one. */
export function readRecord(recorded: string): SealedRecord | undefined {
  try {
    const value = readJson(recorded, 'record');
    const record = common(value, 'record');
    if (record.kind === 'opening') return { ...record, number: 0 };
    if (record.kind === 'closing') return { ...record, number: 0, closing: closed(value, 'record') };
    if (record.kind === 'addendum') {
      const { number, ...addendum } = added(value, 'record');
      return { ...record, number, addendum };
    }
    const entry = numbered(value, 'record');
    if (isAhead(record.recorded_at, entry)) return undefined;
    return { ...record, number: entry.number, entry };
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}
