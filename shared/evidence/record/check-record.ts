import { sha256Hex } from '../digest.ts';
import { readJson } from '../read-value.ts';
import { failed, passed, type Statement } from '../statement.ts';
import { canonicalJson, type Json } from './canonical-json.ts';
import type { LinkKind } from './chain-file.ts';
import { readRecord, type SealedRecord } from './sealed-record.ts';

/** A link, and the text that its hash covers. */
export type RecordedLink = {
  position: string;
  kind: LinkKind;
  hash: string;
  previous_hash: string;
  recorded: string;
};

/** Returns how people call a link: "entry 12", "the opening of the journal". */
export function nameOf({ position }: Pick<RecordedLink, 'position'>): string {
  const [number, addendum] = position.split('.a');
  if (position === 'opening') return 'the opening of the journal';
  if (position === 'closing') return 'the closing of the journal';
  return addendum ? `addendum ${addendum} of entry ${number}` : `entry ${number}`;
}

const isCanonical = (recorded: string) => {
  try {
    return canonicalJson(readJson(recorded, 'record') as Json) === recorded;
  } catch {
    return false;
  }
};

/** Returns whether what a record says about its place is what its link says. */
function isOfLink(record: SealedRecord, link: RecordedLink): boolean {
  const positions = {
    opening: 'opening',
    closing: 'closing',
    entry: String(record.number),
    addendum: `${record.number}.a${record.addendum?.addendum}`,
  };
  return (
    record.kind === link.kind &&
    positions[record.kind] === link.position &&
    record.previous_hash === link.previous_hash &&
    (record.kind === 'opening') === (link.previous_hash === '')
  );
}

/** Checks a recorded text against the hash of its link, and that it says the same as its link. */
export function checkRecord(link: RecordedLink): {
  statements: Statement[];
  record: SealedRecord | undefined;
} {
  const name = nameOf(link);
  const details = { Hash: link.hash, 'Previous hash': link.previous_hash || 'none' };
  if (sha256Hex(link.recorded) !== link.hash) {
    const text = `The record of ${name} was changed: it does not match its seal.`;
    return { statements: [failed('record', text, details)], record: undefined };
  }
  const record = isCanonical(link.recorded) ? readRecord(link.recorded) : undefined;
  if (!record) {
    const text = `The record of ${name} is not in the form that the service seals.`;
    return { statements: [failed('record', text, details)], record };
  }
  const statements = [passed('record', `The record of ${name} matches its seal.`, details)];
  if (!isOfLink(record, link)) {
    statements.push(
      failed('link', `The record of ${name} belongs to another position in a journal.`, details),
    );
    return { statements, record: undefined };
  }
  return { statements, record };
}
