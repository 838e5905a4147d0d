import type { DutyDocument } from '#functions/adapters/pdf/duty-pdf.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { Destruction } from '#functions/store/entries/destruction-store.ts';
import { findState } from '#shared/data/states.ts';
import { floorOf } from '#shared/rules/duties/retention-periods.ts';
import { whyWords } from '#shared/rules/duties/retention-words.ts';
import { recommendedYears } from '#shared/rules/duties/retention-years.ts';
import { rangesInWords, rangesOf } from '#shared/rules/entry-ranges.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import { shownTime } from '#shared/rules/shown-time.ts';
import { yearsAfter } from '#shared/rules/years-after.ts';

const numberOf = (position: string) => Number.parseInt(position, 10);
const isEntry = (position: string) => !position.includes('.a');

/** Returns a position as people write it: `000012`, or `000012, addendum 1`. */
function nameOf(position: string): string {
  const [number, addendum] = position.split('.a');
  return formatEntryNumber(Number(number)) + (addendum ? `, addendum ${addendum}` : '');
}

/** Returns a line of the list: position, day of receipt (UTC), and hash. */
function lineOf(
  { position, receivedOn, hash }: Destruction['seals'][number],
  dateFormat: Account['dateFormat'],
): string {
  return [nameOf(position), `received ${shownDay(receivedOn, dateFormat)}`, hash].join('  ');
}

/**
 * Throws if an entry or addendum was destroyed before the law's years after its receipt had passed: that must
 * never be certified.
 */
function checkFloor({ seals, state, begunAt, years }: Destruction): void {
  for (const { position, receivedOn } of seals) {
    const floor = floorOf({ stateCode: state, receivedOn });
    const day = begunAt.slice(0, 10);
    if (floor === null || day <= floor || day <= yearsAfter(receivedOn, years ?? recommendedYears))
      throw new Error(`${position} was destroyed before its retention had ended`);
  }
}

/**
 * Returns the certificate of a finished destruction as a document: what was destroyed, under which law, when,
 * and by whom. Throws if something was destroyed early.
 */
export function destructionCertificate(
  { journalId, timezone, dateFormat }: Pick<Account, 'journalId' | 'timezone' | 'dateFormat'>,
  record: Destruction & { finishedAt: string },
  now: Date,
): Omit<DutyDocument, 'issuer'> {
  checkFloor(record);
  const when = (at: string) => shownTime(new Date(at), timezone, dateFormat);
  const { seals, notaryName, askedBy, year, state, until, cite, rule, ruleCite, stopped } = record;
  const numbers = seals.flatMap(({ position }) => (isEntry(position) ? numberOf(position) : []));
  const addenda = seals.length - numbers.length;
  const facts = [
    { label: 'Notary public', value: notaryName },
    { label: 'Journal', value: journalId },
    { label: 'State', value: findState(state ?? '')?.name ?? 'None recorded' },
    { label: 'Year of the acts', value: year },
    { label: 'Entries destroyed', value: `${numbers.length}: ${rangesInWords(rangesOf(numbers))}` },
    ...(addenda > 0 ? [{ label: 'Their addenda', value: String(addenda) }] : []),
    { label: 'How long to keep them', value: [whyWords(record), cite].filter(Boolean).join(' ') },
    { label: 'Last day', value: shownDay(until, dateFormat) },
    ...(rule ? [{ label: 'Law on destruction', value: [rule, ruleCite].filter(Boolean).join(' ') }] : []),
    { label: 'Requested by', value: `${askedBy}, ${when(record.askedAt)}` },
    { label: 'Begun', value: when(record.begunAt) },
    { label: 'Finished', value: when(record.finishedAt) },
    { label: 'Destruction', value: record.id },
  ];
  return {
    kind: 'destruction',
    title: 'Certificate of Destruction',
    subject: `Journal ${journalId}`,
    notary: notaryName,
    printedAt: now,
    parts: [
      {
        kind: 'paragraph',
        text: `The entries below were destroyed at the request of the notary public, after the last day on which they had to be kept. No legal hold was active.${stopped ? ' The destruction was stopped before it was complete. The certificate lists only what was destroyed.' : ''}`,
      },
      { kind: 'facts', facts },
      { kind: 'heading', text: 'What was destroyed, and what remains' },
      {
        kind: 'paragraph',
        text: 'Text, signatures, thumbprints, photos, ID numbers, and addenda were deleted with all of their versions, and so were the data for search and the exports that we stored. The number of each entry, the hash of its seal, and its place in the public log remain. They prove that the journal has no gap, and do not contain what was recorded. Backups contain the entries for at most 90 more days.',
      },
      { kind: 'heading', text: 'Days of receipt, and hashes of the seals (SHA-256)' },
      { kind: 'lines', lines: seals.map((seal) => lineOf(seal, dateFormat)) },
    ],
  };
}
