import type { IntegrityCertificate } from '#functions/adapters/pdf/integrity-pdf.ts';
import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { ChainLink } from '#functions/store/entries/chain-link.ts';
import { entriesAtOnce } from '#functions/store/entries/entry-batch.ts';
import type { ImportStore } from '#functions/store/imports/import-store.ts';
import type { WitnessStore } from '#functions/store/log/witness-store.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { receivedLaterWords } from '#shared/rules/received-later.ts';
import { shownTime } from '#shared/rules/shown-time.ts';
import {
  type JournalFault,
  type VerifiedPart,
  type VerifyJournalDeps,
  verifyJournal,
} from '../entries/verify-journal.ts';
import { completeImports } from '../imports/list-imports.ts';
import type { LinkRange } from './links-of-days.ts';
import { notariesOf } from './notaries-of.ts';
import { readAhead } from './read-ahead.ts';

export type CertifyJournalDeps = VerifyJournalDeps & {
  witnesses: Pick<WitnessStore, 'witness'>;
  annex: Pick<ImportStore, 'imports'>;
  documents: Pick<SignedDocuments, 'certificate'>;
};

type Verified = VerifiedPart['links'][number];

/** The counts on a certificate, in the order of its lines. */
const counted: readonly { label: string; counts: (verified: Verified) => boolean }[] = [
  { label: 'Entries', counts: ({ link }) => link.kind === 'entry' },
  { label: 'Acts not performed', counts: ({ entry }) => entry !== undefined && !wasPerformed(entry) },
  { label: 'Addenda', counts: ({ link }) => link.kind === 'addendum' },
  { label: 'Late entries', counts: ({ entry }) => entry?.lateEntry === true },
  {
    label: 'Received later than recorded',
    counts: ({ entry }) => entry !== undefined && receivedLaterWords(entry) !== undefined,
  },
  {
    label: 'Sealed with an open doubt',
    counts: ({ entry }) => (entry?.openDoubts?.length ?? 0) > 0,
  },
  {
    label: 'Entries destroyed under the law',
    counts: ({ link, isDestroyed }) => link.kind === 'entry' && isDestroyed === true,
  },
];

/** Parts read in parallel. */
const partsAhead = 3;

const shown = (count: number) => count.toLocaleString('en-US');

/** Thrown when a journal doesn't match its seals. */
export class Damaged extends Error {
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
  const entries = links.flatMap(({ link }) =>
    link.kind === 'entry' ? [{ number: Number(link.position), sequence: link.sequence }] : [],
  );
  const [first] = entries;
  if (!first) return undefined;
  const gap = entries.find(({ number }, at) => number !== first.number + at);
  if (gap) throw new Damaged([{ kind: 'chain-broken', sequence: gap.sequence }]);
  return { first: first.number, last: first.number + entries.length - 1 };
}

function nameOf({ position }: ChainLink): string {
  if (position === 'opening') return 'opening of the journal';
  if (position === 'closing') return 'closing of the journal';
  const [number, addendum] = position.split('.a');
  const entry = `entry ${formatEntryNumber(Number(number))}`;
  return addendum ? `addendum ${addendum} of ${entry}` : entry;
}

/** The part to certify: links of the chain, and the period in words. */
export type PartToCertify = {
  range: LinkRange;
  period: string;
  printedAt: Date;
  /** Throws when time is up. Called between steps. */
  checkTime: () => void;
};

/**
 * Returns a signed certificate for a range of a journal's links, after verifying each. Throws `Damaged`.
 */
export async function certifyJournal(
  deps: CertifyJournalDeps,
  account: Account,
  { range, period, printedAt, checkTime }: PartToCertify,
): Promise<Uint8Array> {
  const { journalId, timezone, dateFormat } = account;
  const words = (at: string | Date) => shownTime(new Date(at), timezone, dateFormat);
  const certified = async (title: string, link: ChainLink) => {
    const witness = await deps.witnesses.witness(journalId, link.sequence);
    return {
      title,
      hash: link.hash,
      sealed: words(link.at),
      witnessed: witness
        ? `Number ${shown(witness.index)} of the public log since ${words(witness.at)}`
        : 'Not yet in the public log',
    };
  };
  const links = await verifiedLinks(deps, journalId, range, checkTime);
  const numbers = rangeOf(links);
  const [before] = await deps.chain.links(journalId, range.begin - 1, range.begin - 1);
  if (!before) throw new Damaged([{ kind: 'link-missing', sequence: range.begin - 1 }]);
  const [first, last] = [links[0]?.link, links.at(-1)?.link];
  const lastEntry = links.findLast(({ link }) => link.kind === 'entry')?.link ?? before;
  const certificate: Omit<IntegrityCertificate, 'issuer'> = {
    // Use the sealed names: the account's name may have changed since.
    notary: notariesOf(links.flatMap(({ entry }) => entry ?? [])) || account.fullName,
    journalId,
    period,
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
    imports: (await completeImports(deps.annex, account.id)).map(
      ({ fileName, rows, completedAt, digest }) => ({
        ...{ fileName, rows, digest },
        imported: words(completedAt),
      }),
    ),
    last:
      lastEntry.kind === 'entry' ? { number: Number(lastEntry.position), hash: lastEntry.hash } : undefined,
    printedAt,
    printedTime: words(printedAt),
  };
  return deps.documents.certificate(certificate);
}
