import type { IntegrityCertificate } from '#functions/adapters/pdf/integrity-pdf.ts';
import { shownTime } from '#functions/adapters/pdf/shown-time.ts';
import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { ChainLink } from '#functions/store/entries/chain-link.ts';
import { entriesAtOnce } from '#functions/store/entries/entry-batch.ts';
import type { WitnessStore } from '#functions/store/log/witness-store.ts';
import { limits } from '#shared/data/limits.ts';
import { filterProblems } from '#shared/rules/entry-filters.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import {
  type JournalFault,
  type VerifiedPart,
  type VerifyJournalDeps,
  verifyJournal,
} from '../entries/verify-journal.ts';
import type { DeliveredFile } from './deliver-file.ts';
import { exportDeadline, OutOfTime } from './export-deadline.ts';
import { type LinkRange, linksOfDays } from './links-of-days.ts';
import { periodInWords } from './period-in-words.ts';
import { readAhead } from './read-ahead.ts';
import { reportFileName } from './report-file-name.ts';

export type ExportJournalCertificateDeps = VerifyJournalDeps & {
  witnesses: Pick<WitnessStore, 'witness'>;
  /** Raises the alarm about a journal that is not as it was sealed. */
  reportFaults: (journalId: string, faults: readonly JournalFault[]) => void;
  documents: Pick<SignedDocuments, 'certificate'>;
  now: () => Date;
};

export type ExportJournalCertificateInput = {
  account: Account;
  /** First and last day of the period (YYYY-MM-DD), in the notary's timezone. */
  from: string | undefined;
  to: string | undefined;
};

type Verified = VerifiedPart['links'][number];

/** What a certificate counts, in the order of its lines. */
const counted: readonly { label: string; counts: (verified: Verified) => boolean }[] = [
  { label: 'Entries', counts: ({ link }) => link.kind === 'entry' },
  { label: 'Late entries', counts: ({ entry }) => entry?.lateEntry === true },
];

/** Parts that are read in parallel. */
const partsAhead = 3;

const shown = (count: number) => count.toLocaleString('en-US');

const tooMany = (count: number) =>
  `${shown(count)} entries are too many for one certificate of at most ${shown(limits.certifiedLinks)}. Choose a shorter period.`;

const tooSlow = 'There are too many entries to verify in time. Choose a shorter period.';

const damaged =
  'Part of this journal does not match its seal, so we cannot make a certificate. Our staff has been alerted.';

/** Thrown when a journal is not as it was sealed. */
class Damaged extends Error {
  readonly faults: readonly JournalFault[];
  constructor(faults: readonly JournalFault[]) {
    super('The journal has changed since it was sealed');
    this.faults = faults;
  }
}

/** Returns the links of a range with their entries, all verified. Throws `Damaged`. */
async function verifiedLinks(
  deps: VerifyJournalDeps,
  journalId: string,
  { begin, end }: LinkRange,
  checkTime: () => void,
): Promise<Verified[]> {
  const starts = Array.from(
    { length: Math.ceil((end - begin) / entriesAtOnce) },
    (_, at) => begin + at * entriesAtOnce,
  );
  const verify = (start: number) =>
    verifyJournal(deps, journalId, start, Math.min(entriesAtOnce, end - start));
  const links: Verified[] = [];
  for await (const part of readAhead(starts, partsAhead, verify)) {
    checkTime();
    if (part.faults.length > 0) throw new Damaged(part.faults);
    links.push(...part.links);
  }
  return links;
}

/** Returns the numbers of the first and last entry. Throws `Damaged` if one between them is missing. */
function rangeOf(links: readonly Verified[]): { first: number; last: number } | undefined {
  const entries = links.flatMap(({ link, entry }) =>
    entry?.entryNumber ? [{ number: entry.entryNumber, sequence: link.sequence }] : [],
  );
  const [first] = entries;
  if (!first) return undefined;
  const gap = entries.find(({ number }, at) => number !== first.number + at);
  if (gap) throw new Damaged([{ kind: 'chain-broken', sequence: gap.sequence }]);
  return { first: first.number, last: first.number + entries.length - 1 };
}

const nameOf = (link: ChainLink) =>
  link.kind === 'opening' ? 'opening of the journal' : `entry ${formatEntryNumber(Number(link.position))}`;

/**
 * Returns a signed certificate that a journal is complete and unchanged for a period: which numbers it has, what they
 * count, and the chain's hashes with their places in the public log. Every link and entry of the period is verified while
 * it is made. INTEGRITY if one does not match its seal; EXPORT_TOO_LARGE for more than can be verified in time. For every
 * plan (specification, section 12).
 */
export async function exportJournalCertificate(
  deps: ExportJournalCertificateDeps,
  { account, from, to }: ExportJournalCertificateInput,
): Promise<Outcome<DeliveredFile>> {
  const printedAt = deps.now();
  const checkTime = exportDeadline(deps.now, 'layOut');
  const { journalId, timezone, dateFormat } = account;
  const period = { dateFrom: from, dateTo: to };
  const detail = filterProblems(period);
  if (detail.length > 0) return refuse('INVALID_FIELDS', { detail });

  const words = (at: string | Date) => shownTime(new Date(at), timezone, dateFormat);
  const certified = async (title: string, link: ChainLink) => {
    const witness = await deps.witnesses.witness(journalId, link.sequence);
    return {
      title,
      hash: link.hash,
      sealed: words(link.at),
      witnessed: witness
        ? `Number ${shown(witness.index)} of the public log since ${words(witness.at)}`
        : 'Not yet witnessed by the public log',
    };
  };
  try {
    const { lastLink } = await deps.journal.ledger(journalId);
    const range = await linksOfDays(deps.chain, journalId, { days: { from, to, timezone }, lastLink });
    const count = range.end - range.begin;
    if (count > limits.certifiedLinks) return refuse('EXPORT_TOO_LARGE', { detail: tooMany(count) });
    const links = await verifiedLinks(deps, journalId, range, checkTime);
    const numbers = rangeOf(links);
    const [before] = await deps.chain.links(journalId, range.begin - 1, range.begin - 1);
    if (!before) throw new Damaged([{ kind: 'link-missing', sequence: range.begin - 1 }]);
    const [first, last] = [links[0]?.link, links.at(-1)?.link];
    const lastEntry = links.findLast(({ entry }) => entry)?.link ?? before;
    const certificate: Omit<IntegrityCertificate, 'issuer'> = {
      notary: account.fullName,
      journalId,
      period: periodInWords(period),
      timezone,
      range: numbers && {
        first: formatEntryNumber(numbers.first),
        last: formatEntryNumber(numbers.last),
      },
      counts: counted.map(({ label, counts }) => ({ label, count: links.filter(counts).length })),
      links: await Promise.all([
        certified(`Before the period: ${nameOf(before)}`, before),
        ...(first ? [certified(`First: ${nameOf(first)}`, first)] : []),
        ...(last && last !== first ? [certified(`Last: ${nameOf(last)}`, last)] : []),
      ]),
      last:
        lastEntry.kind === 'entry' ? { number: Number(lastEntry.position), hash: lastEntry.hash } : undefined,
      printedAt,
      printedTime: words(printedAt),
    };
    const bytes = await deps.documents.certificate(certificate);
    const fileName = reportFileName('pdf', period, printedAt, timezone, 'journal-certificate');
    return ok({ bytes, contentType: 'application/pdf', fileName });
  } catch (error) {
    if (error instanceof OutOfTime) return refuse('EXPORT_TOO_LARGE', { detail: tooSlow });
    if (!(error instanceof Damaged)) throw error;
    deps.reportFaults(journalId, error.faults);
    return refuse('INTEGRITY', { detail: damaged });
  }
}
