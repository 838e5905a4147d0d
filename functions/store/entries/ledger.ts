import * as z from 'zod/mini';
import { closingReasons } from '#shared/data/closing-reasons.ts';
import { ledgerKey } from '../table/keys.ts';
import type { TransactItem } from '../table/transactions.ts';
import type { ChainLink } from './chain-link.ts';

const monthTotals = { submitted: z.int(), feeCents: z.int() };

/** The number and fees of performed acts submitted in one month, in the notary's time zone. */
export type MonthTotals = { submitted: number; feeCents: number };

export const ledgerItem = z.object({
  lastNumber: z.int(),
  lastLink: z.int(),
  headHash: z.string(),
  notaryId: z.string(),
  notarySalt: z.string(),
  /** The account's latest months (YYYY-MM), in order. A new journal continues those of the previous one. */
  months: z.optional(z.array(z.object({ month: z.string(), ...monthTotals }))),
  /** Fees of performed acts by year and month of the act, in cents. A new journal continues those of the previous one. */
  fees: z.optional(z.record(z.string(), z.array(z.int()))),
  /** The account's previous journal, and the hash of its closing. Missing for the first. */
  follows: z.optional(z.object({ journalId: z.string(), hash: z.string() })),
  /** When and why the journal was closed, and the journal that follows it. Missing while it is open. */
  closed: z.optional(z.object({ at: z.string(), reason: z.enum(closingReasons), next: z.string() })),
});

/**
 * The end of a journal: number of the last entry, sequence and hash of the last link. Also the totals of the
 * latest months, its notary, and the salt, in hex, of the commitment to the notary in the opening.
 */
export type Ledger = z.output<typeof ledgerItem>;

/**
 * Returns whether any entry of a journal has an addendum. Other links are entries, the opening, and perhaps a
 * closing.
 */
export const hasAddenda = ({ lastLink, lastNumber, closed }: Ledger): boolean =>
  lastLink - (closed ? 1 : 0) > lastNumber;

/**
 * The dashboard compares a month with the previous one, and a change of the time zone can lead back to an
 * even earlier one.
 */
const monthsKept = 3;

/** Returns the totals of a month (YYYY-MM); zeros if nothing was submitted in it. */
export function monthOf({ months = [] }: Pick<Ledger, 'months'>, month: string): MonthTotals {
  const { submitted = 0, feeCents = 0 } = months.find((one) => one.month === month) ?? {};
  return { submitted, feeCents };
}

/** Returns a ledger's months after more acts. */
export function withMonth(
  ledger: Pick<Ledger, 'months'>,
  month: string,
  more: MonthTotals,
): NonNullable<Ledger['months']> {
  const { submitted, feeCents } = monthOf(ledger, month);
  const total = { month, submitted: submitted + more.submitted, feeCents: feeCents + more.feeCents };
  const others = (ledger.months ?? []).filter((one) => one.month !== month);
  return [...others, total].toSorted((left, right) => (left.month < right.month ? -1 : 1)).slice(-monthsKept);
}

/** Returns a ledger's fees after more acts, by the month of each act. Acts without a day are left out. */
export function withFees(
  { fees = {} }: Pick<Ledger, 'fees'>,
  acts: readonly { date?: string | null; feeCents: number }[],
): NonNullable<Ledger['fees']> {
  const next = { ...fees };
  for (const { date, feeCents } of acts) {
    if (!date || feeCents === 0) continue;
    const year = date.slice(0, 4);
    const months = [...(next[year] ?? Array.from({ length: 12 }, () => 0))];
    const month = Number(date.slice(5, 7)) - 1;
    months[month] = (months[month] ?? 0) + feeCents;
    next[year] = months;
  }
  return next;
}

/**
 * Returns the part of a transaction that moves the end of a journal to a new last link. It fails if the
 * journal's end has changed, so only one of several parallel writers succeeds, and `months` and `fees` can be
 * computed from the ledger that was read. `closed` closes the journal permanently.
 */
export const ledgerAdvance = (
  TableName: string,
  journalId: string,
  before: Ledger,
  {
    lastNumber,
    link,
    closed,
    months,
    fees,
  }: { lastNumber: number; link: ChainLink } & Pick<Ledger, 'closed' | 'months' | 'fees'>,
): TransactItem => ({
  Update: {
    TableName,
    Key: ledgerKey(journalId),
    UpdateExpression: `SET lastNumber = :number, lastLink = :sequence, headHash = :hash${closed ? ', closed = :closed' : ''}${months ? ', months = :months' : ''}${fees ? ', fees = :fees' : ''}`,
    ConditionExpression:
      'attribute_not_exists(closed) AND lastNumber = :last AND lastLink = :lastLink AND headHash = :head',
    ExpressionAttributeValues: {
      ':number': lastNumber,
      ':sequence': link.sequence,
      ':hash': link.hash,
      ':last': before.lastNumber,
      ':lastLink': before.lastLink,
      ':head': before.headHash,
      ...(closed && { ':closed': closed }),
      ...(months && { ':months': months }),
      ...(fees && { ':fees': fees }),
    },
  },
});
