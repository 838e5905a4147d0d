import { stateDuties } from '../../data/state-duties.ts';
import type { LossDuty, Office } from '../../data/state-duty.ts';
import type { StateCode } from '../../data/states.ts';
import { police } from '../../data/uniform-duties.ts';
import type { MatterOf } from '../../schemas/matter.ts';
import { type DueDate, dueDate } from './due-date.ts';

/** The facts of a loss. */
export type LossFacts = MatterOf<'loss'>['facts'];

/** The notice that one state's office must or may get about a loss. */
export type LossNotice = {
  state: StateCode;
  office: Office;
  /**
   * `law`: the state's law requires a notice. `depends`: the law speaks of the journal, and whether it covers this is for the
   * office to say. `unknown`: we found no rule.
   */
  basis: 'law' | 'depends' | 'unknown';
  /** The law's words, those about the police included. */
  duties: readonly LossDuty[];
  /** The sources in which no rule was found. */
  searched: readonly string[];
  /** The last day of the notice; null if the law sets no time, or may not cover this. */
  due: DueDate | null;
  /** The content that the law requires in the notice. */
  contents: readonly string[];
  withReceipt: boolean;
  tellPolice: boolean;
};

/** The duties about a lost journal, applied to each thing. No facts about seals were collected. */
const basisOf = {
  journal: 'law',
  paper_journal: 'law',
  account: 'law',
  device: 'depends',
  seal: 'unknown',
} as const satisfies Record<LossFacts['thing'], LossNotice['basis']>;

const dayOf = ({ day }: DueDate) => day;

/** Returns the earliest of the days on which duties are due, counted from a day. */
function earliest(duties: readonly LossDuty[], from: string): DueDate | null {
  const days = duties.flatMap(({ within }) => dueDate(within, from) ?? []);
  return days.toSorted((left, right) => dayOf(left).localeCompare(dayOf(right)))[0] ?? null;
}

function noticeOf(state: StateCode, { thing, foundOn }: Pick<LossFacts, 'thing' | 'foundOn'>): LossNotice {
  const { loss, office: commissioning } = stateDuties[state];
  const found = 'noneFound' in loss || basisOf[thing] === 'unknown' ? [] : loss;
  const toOffice = found.filter(({ office }) => office !== police);
  const basis = found.length > 0 ? basisOf[thing] : 'unknown';
  return {
    state,
    basis,
    office: toOffice.find(({ office }) => office)?.office ?? commissioning,
    duties: found,
    searched: 'noneFound' in loss ? loss.noneFound : [],
    due: basis === 'law' ? earliest(toOffice, foundOn) : null,
    contents: toOffice.flatMap(({ notice }) => notice ?? []),
    withReceipt: toOffice.some(({ withReceipt }) => withReceipt),
    tellPolice: found.some(({ office, text }) => office === police || /\bpolice\b/.test(text)),
  };
}

/** Returns what the office of each commission must or may be told about a loss, by state. */
export function lossNotices(facts: Pick<LossFacts, 'thing' | 'foundOn' | 'commissions'>): LossNotice[] {
  const states = [...new Set(facts.commissions.map(({ state }) => state))];
  return states.map((state) => noticeOf(state, facts));
}
