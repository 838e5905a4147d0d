import { stateDuties } from '../../data/state-duties.ts';
import type { StateDuties } from '../../data/state-duty.ts';
import type { Confidence } from '../../data/state-guide.ts';
import { findLaw } from '../../data/state-laws.ts';
import { isStateCode } from '../../data/states.ts';
import type { Commission } from '../commissions.ts';
import { yearsAfter } from '../years-after.ts';
import type { RetentionBasis } from './retention-basis.ts';

/** How long entries of a state must be kept. Dates are YYYY-MM-DD. */
export type Retention = {
  basis: RetentionBasis;
  /** Null without a figure. */
  years: number | null;
  /** The last day on which they must be kept, as far as is known today. Null while there is no end in sight. */
  until: string | null;
  /** The event that counts is not final yet: the next act, or a new commission, moves the day. */
  isOpen: boolean;
  /** The law's rule about destruction after that day. */
  destruction: DestructionRule;
  cite: string | null;
};

export type DestructionRule = {
  rule: 'allowed' | 'never' | 'by_order' | 'required_after';
  /** The law in plain words, and its source. Null where no rule was found. */
  text: string | null;
  cite: string | null;
  confidence: Confidence | null;
};

/** The known facts about a journal and its notary. */
export type JournalFacts = {
  /** The date of the last act in the journal, YYYY-MM-DD. */
  lastActOn: string;
  /** The day (UTC) on which the service received the last entry of the journal. */
  lastReceivedOn: string;
  commissions: readonly Pick<Commission, 'state' | 'expirationDate'>[];
  /** Today in the notary's time zone. */
  today: string;
  /** No act is added any more: the account is closed. */
  isClosed: boolean;
};

/** Years where the law gives none: the longest figure that the law of any state gives. */
export const recommendedYears = 10;

const later = (one: string, other: string) => (one > other ? one : other);

const noRule: DestructionRule = { rule: 'allowed', text: null, cite: null, confidence: null };

function destructionOf(duties: StateDuties | undefined): DestructionRule {
  if (!duties || 'noneFound' in duties.destruction) return noRule;
  const [first] = duties.destruction;
  const { rule = 'allowed', text, cite, confidence } = duties.destruction.find((duty) => duty.rule) ?? first;
  return { rule, text, cite, confidence };
}

/** Returns the day on which the notary left office in a state: the last commission's, once it is past. Null before. */
function endOfOffice(state: string, { commissions, today }: JournalFacts): string | null {
  const last = commissions
    .filter((commission) => commission.state === state)
    .map(({ expirationDate }) => expirationDate)
    .toSorted()
    .at(-1);
  return last !== undefined && last < today ? last : null;
}

/**
 * The floor under everything irreversible: the last day on which an entry must be kept if nothing counts but the day (UTC) on which
 * the service received it. The notary typed its date, and lists commissions: neither may end a retention earlier. Null if the
 * law knows no end.
 */
export function floorOf({
  stateCode,
  receivedOn,
}: Pick<KeptEntry, 'stateCode' | 'receivedOn'>): string | null {
  const law = findLaw(stateCode)?.retention;
  return law?.openEnded ? null : yearsAfter(receivedOn, law?.years ?? recommendedYears);
}

/**
 * Returns the event from which the law of a state counts, the day of that event, or null if it has not happened, and whether
 * a later event can move it.
 */
function eventOf(
  { date, stateCode }: KeptEntry,
  facts: JournalFacts,
): { basis: RetentionBasis; on: string | null; isOpen: boolean } {
  const lastAct = { on: later(facts.lastActOn, facts.lastReceivedOn), isOpen: !facts.isClosed };
  const law = findLaw(stateCode)?.retention;
  if (law?.openEnded) return { basis: 'no_end', on: null, isOpen: true };
  if (!law || law.years === null) return { basis: 'recommended', ...lastAct };
  const duties = stateCode && isStateCode(stateCode) ? stateDuties[stateCode] : undefined;
  switch (duties?.retentionFrom) {
    case 'act':
      return { basis: 'from_act', on: date, isOpen: false };
    case 'end_of_office': {
      const end = endOfOffice(stateCode ?? '', facts);
      const on = end && later(end, facts.lastReceivedOn);
      return { basis: 'from_end_of_office', on, isOpen: end === null || !facts.isClosed };
    }
    case 'last_act':
      return { basis: 'from_last_act', ...lastAct };
    default:
      return { basis: 'from_last_act_as_a_precaution', ...lastAct };
  }
}

/**
 * Returns how long an entry must be kept, by the state's own starting event, and never less than the law's years from the day on
 * which the service received it. Where that event has not happened, the date is null or open. An entry without a state, or of a
 * state without a figure, gets our recommendation.
 */
export function retentionOf(entry: KeptEntry, facts: JournalFacts): Retention {
  const { stateCode } = entry;
  const law = findLaw(stateCode)?.retention;
  const duties = stateCode && isStateCode(stateCode) ? stateDuties[stateCode] : undefined;
  const { basis, on, isOpen } = eventOf(entry, facts);
  const years = law?.openEnded ? null : (law?.years ?? null);
  const floor = floorOf(entry);
  const until = on && floor && later(yearsAfter(on, years ?? recommendedYears), floor);
  return { basis, years, until, isOpen, destruction: destructionOf(duties), cite: law?.cite ?? null };
}

/**
 * An entry of a journal. `receivedOn` is the day (UTC) on which the service received it. Of a destroyed entry, only that day is
 * known, and `date` is blank.
 */
export type KeptEntry = { date: string; stateCode: string | null; receivedOn: string };

/** Entries of one year of the act and one state, and how long they must be kept. */
export type RetentionGroup = {
  year: string;
  state: string | null;
  entries: number;
  retention: Retention;
  /** Whether the notary may have them destroyed today, unless there is a legal hold. */
  canDestroy: boolean;
};

/** Whether the law lets the notary destroy entries, and their last day is over. */
function mayDestroy({ until, destruction }: Retention, today: string): boolean {
  const isAllowed = destruction.rule === 'allowed' || destruction.rule === 'required_after';
  return isAllowed && until !== null && today > until;
}

/** Returns how long each year's entries must be kept, the latest year first. `entries` need not be sorted. */
export function retentionByYear(
  entries: Iterable<KeptEntry>,
  known: Omit<JournalFacts, 'lastActOn' | 'lastReceivedOn'>,
): RetentionGroup[] {
  const groups = new Map<string, { year: string; entries: number } & KeptEntry>();
  let lastActOn = '';
  let lastReceivedOn = '';
  for (const { date, stateCode, receivedOn } of entries) {
    lastActOn = later(date, lastActOn);
    lastReceivedOn = later(receivedOn, lastReceivedOn);
    if (!date) continue;
    const year = date.slice(0, 4);
    const key = `${year} ${stateCode ?? ''}`;
    const before = groups.get(key) ?? { year, stateCode, entries: 0, date: '', receivedOn: '' };
    groups.set(key, {
      ...{ year, stateCode, entries: before.entries + 1 },
      ...{ date: later(date, before.date), receivedOn: later(receivedOn, before.receivedOn) },
    });
  }
  const facts = { ...known, lastActOn, lastReceivedOn };
  return [...groups.values()]
    .map(({ year, entries: count, ...last }) => {
      const retention = retentionOf(last, facts);
      const canDestroy = mayDestroy(retention, known.today);
      return { year, state: last.stateCode, entries: count, retention, canDestroy };
    })
    .toSorted(
      (left, right) =>
        right.year.localeCompare(left.year) || (left.state ?? '').localeCompare(right.state ?? ''),
    );
}

/**
 * Returns the last day on which any of these entries must be kept. Null if there is no end in sight, or the law of one of
 * their states does not let the notary destroy them.
 */
export function keptUntilDay(groups: readonly RetentionGroup[]): string | null {
  let last = '';
  for (const { retention } of groups) {
    const { until, destruction } = retention;
    if (until === null || destruction.rule === 'never' || destruction.rule === 'by_order') return null;
    if (until > last) last = until;
  }
  return last || null;
}
