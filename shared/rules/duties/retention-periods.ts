import type { ActMode } from '../../data/act-types.ts';
import { stateDuties } from '../../data/state-duties.ts';
import type { StateDuties } from '../../data/state-duty.ts';
import type { Confidence } from '../../data/state-guide.ts';
import { isStateCode } from '../../data/states.ts';
import type { Commission } from '../commissions.ts';
import { yearsAfter } from '../years-after.ts';
import type { RetentionBasis } from './retention-basis.ts';
import { longerKept, recommendedYears, retentionYears } from './retention-years.ts';

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
 * the service received it, or its last addendum. The notary typed its date, and lists commissions: neither may end a retention
 * earlier. Null if the law knows no end.
 */
export function floorOf({
  stateCode,
  actMode,
  receivedOn,
  annotatedOn = '',
}: Omit<KeptEntry, 'date'>): string | null {
  const { years, isOpenEnded } = retentionYears(stateCode, actMode);
  return isOpenEnded ? null : yearsAfter(later(receivedOn, annotatedOn), years ?? recommendedYears);
}

/**
 * Returns the event from which the law of a state counts, the day of that event, or null if it has not happened, and whether
 * a later event can move it.
 */
function eventOf(
  { date, stateCode, actMode }: KeptEntry,
  facts: JournalFacts,
): { basis: RetentionBasis; on: string | null; isOpen: boolean } {
  const lastAct = { on: later(facts.lastActOn, facts.lastReceivedOn), isOpen: !facts.isClosed };
  const { years, isOpenEnded } = retentionYears(stateCode, actMode);
  if (isOpenEnded) return { basis: 'no_end', on: null, isOpen: true };
  if (years === null) return { basis: 'recommended', ...lastAct };
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
  const { stateCode, actMode } = entry;
  const duties = stateCode && isStateCode(stateCode) ? stateDuties[stateCode] : undefined;
  const { basis, on, isOpen } = eventOf(entry, facts);
  const { years, cite } = retentionYears(stateCode, actMode);
  const floor = floorOf(entry);
  const until = on && floor && later(yearsAfter(on, years ?? recommendedYears), floor);
  return { basis, years, until, isOpen, destruction: destructionOf(duties), cite };
}

/**
 * An entry of a journal. `receivedOn` and `annotatedOn` are the days (UTC) on which the service received it and its last
 * addendum. Of a destroyed entry, only the former is known, and `date` is blank.
 */
export type KeptEntry = {
  date: string;
  stateCode: string | null;
  actMode?: ActMode | null | undefined;
  receivedOn: string;
  annotatedOn?: string | undefined;
};

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

/** Returns what decides about two entries of a year and state, which are destroyed together: the later days, and the longer years. */
function joined(one: KeptEntry, other: KeptEntry): KeptEntry {
  return {
    date: later(one.date, other.date),
    stateCode: one.stateCode,
    actMode: longerKept(one.stateCode, one.actMode, other.actMode),
    receivedOn: later(one.receivedOn, other.receivedOn),
    annotatedOn: later(one.annotatedOn ?? '', other.annotatedOn ?? ''),
  };
}

/** Returns how long each year's entries must be kept, the latest year first. `entries` need not be sorted. */
export function retentionByYear(
  entries: Iterable<KeptEntry>,
  known: Omit<JournalFacts, 'lastActOn' | 'lastReceivedOn'>,
): RetentionGroup[] {
  const groups = new Map<string, { year: string; entries: number; all: KeptEntry }>();
  let lastActOn = '';
  let lastReceivedOn = '';
  for (const entry of entries) {
    const { date, stateCode, receivedOn } = entry;
    lastActOn = later(date, lastActOn);
    lastReceivedOn = later(receivedOn, lastReceivedOn);
    if (!date) continue;
    const year = date.slice(0, 4);
    const key = `${year} ${stateCode ?? ''}`;
    const before = groups.get(key);
    const all = before ? joined(before.all, entry) : entry;
    groups.set(key, { year, entries: (before?.entries ?? 0) + 1, all });
  }
  const facts = { ...known, lastActOn, lastReceivedOn };
  return [...groups.values()]
    .map(({ year, entries: count, all }) => {
      const retention = retentionOf(all, facts);
      const canDestroy = mayDestroy(retention, known.today);
      return { year, state: all.stateCode, entries: count, retention, canDestroy };
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
export function retainUntilDay(groups: readonly RetentionGroup[]): string | null {
  let last = '';
  for (const { retention } of groups) {
    const { until, destruction } = retention;
    if (until === null || destruction.rule === 'never' || destruction.rule === 'by_order') return null;
    if (until > last) last = until;
  }
  return last || null;
}
