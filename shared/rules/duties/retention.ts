import { stateDuties } from '../../data/state-duties.ts';
import type { StateDuties } from '../../data/state-duty.ts';
import type { Confidence } from '../../data/state-guide.ts';
import { findLaw } from '../../data/state-laws.ts';
import { isStateCode } from '../../data/states.ts';
import type { Commission } from '../commissions.ts';
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
  commissions: readonly Pick<Commission, 'state' | 'expirationDate'>[];
  /** Today in the notary's time zone. */
  today: string;
  /** No act is added any more: the account is closed. */
  isClosed: boolean;
};

/** Years that we recommend where the law gives none: the longest figure that the law of any state gives. */
const recommendedYears = 10;

/** Returns the same day some years later. February 29 becomes the last day of February. */
function yearsAfter(date: string, years: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

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
 * Returns how long an entry with this date and state must be kept, by the state's own starting event. Where that event has
 * not happened, the date is null or open. An entry without a state, or of a state without a figure, gets our recommendation.
 */
export function retentionOf(
  entry: { date: string; stateCode: string | null },
  facts: JournalFacts,
): Retention {
  const { stateCode } = entry;
  const law = findLaw(stateCode)?.retention;
  const duties = stateCode && isStateCode(stateCode) ? stateDuties[stateCode] : undefined;
  const same = { destruction: destructionOf(duties), cite: law?.cite ?? null };
  const fromLastAct = (years: number) => ({
    ...{ years, until: yearsAfter(facts.lastActOn, years), isOpen: !facts.isClosed, ...same },
  });
  if (law?.openEnded) return { basis: 'no_end', years: null, until: null, isOpen: true, ...same };
  if (!law || law.years === null)
    return { basis: 'recommended', ...fromLastAct(recommendedYears), years: null };
  const { years } = law;
  switch (duties?.retentionFrom) {
    case 'act':
      return { basis: 'from_act', years, until: yearsAfter(entry.date, years), isOpen: false, ...same };
    case 'end_of_office': {
      const end = endOfOffice(stateCode ?? '', facts);
      const until = end && yearsAfter(end, years);
      return { basis: 'from_end_of_office', years, until, isOpen: end === null || !facts.isClosed, ...same };
    }
    case 'last_act':
      return { basis: 'from_last_act', ...fromLastAct(years) };
    default:
      return { basis: 'from_last_act_as_a_precaution', ...fromLastAct(years) };
  }
}

/**
 * An entry of a journal. `sealedOn` is the day (UTC) on which the server received it. Of a destroyed entry, only that day is
 * known, and `date` is blank.
 */
type KeptEntry = { date: string; stateCode: string | null; sealedOn: string };

/** Entries of one year of the act and one state, and how long they must be kept. */
export type RetentionGroup = {
  year: string;
  state: string | null;
  entries: number;
  retention: Retention;
  /** Whether the notary may have them destroyed today, unless there is a legal hold. */
  canDestroy: boolean;
};

const later = (one: string, other: string) => (one > other ? one : other);

/**
 * Whether the law lets the notary destroy entries, and their last day is over. The clocks of devices write the dates of acts,
 * and those of the server the days of sealing, so `dates` must be the later ones of both.
 */
function mayDestroy(group: { date: string; stateCode: string | null }, dates: JournalFacts): boolean {
  const { until, destruction } = retentionOf(group, dates);
  const isAllowed = destruction.rule === 'allowed' || destruction.rule === 'required_after';
  return isAllowed && until !== null && dates.today > until;
}

/** Returns how long each year's entries must be kept, the latest year first. `entries` need not be sorted. */
export function retentionByYear(
  entries: Iterable<KeptEntry>,
  known: Omit<JournalFacts, 'lastActOn'>,
): RetentionGroup[] {
  const groups = new Map<string, { year: string; entries: number } & KeptEntry>();
  let lastActOn = '';
  let lastOn = '';
  for (const { date, stateCode, sealedOn } of entries) {
    lastActOn = later(date || sealedOn, lastActOn);
    lastOn = later(later(date, sealedOn), lastOn);
    if (!date) continue;
    const year = date.slice(0, 4);
    const key = `${year} ${stateCode ?? ''}`;
    const before = groups.get(key) ?? { year, stateCode, entries: 0, date: '', sealedOn: '' };
    groups.set(key, {
      ...{ year, stateCode, entries: before.entries + 1 },
      ...{ date: later(date, before.date), sealedOn: later(sealedOn, before.sealedOn) },
    });
  }
  return [...groups.values()]
    .map(({ year, entries: count, date, sealedOn, stateCode }) => ({
      ...{ year, state: stateCode, entries: count },
      retention: retentionOf({ date, stateCode }, { ...known, lastActOn }),
      canDestroy: mayDestroy({ date: later(date, sealedOn), stateCode }, { ...known, lastActOn: lastOn }),
    }))
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
