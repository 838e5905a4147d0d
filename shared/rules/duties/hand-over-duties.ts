import { stateDuties } from '../../data/state-duties.ts';
import type { HandOverDuty, Office } from '../../data/state-duty.ts';
import type { StateCode } from '../../data/states.ts';
import type { MatterOf } from '../../schemas/matter.ts';
import { type DueDate, dueDate } from './due-date.ts';

/** The facts of the end of a commission. */
export type HandOverFacts = MatterOf<'hand_over'>['facts'];

/** The fate of a journal under a state's law when the commission ends. */
export type HandOverGuide = {
  /** `moved`: we did not read what the law says about moving away, and show what it says about resigning. */
  basis: 'law' | 'moved' | 'unknown';
  duties: readonly HandOverDuty[];
  /** The first duty for this end, about the journal. Null where no rule was found. */
  journal: HandOverDuty['journal'] | null;
  /** The office of the duty, or else the one that commissions notaries. */
  office: Office;
  /** The sources in which no rule was found. */
  searched: readonly string[];
  /** The last day of what every notary must do; null if the law sets none. */
  due: DueDate | null;
  withReceipt: boolean;
};

/** Returns what the law of a state says about the journal at the end of a commission. */
export function handOverGuide(
  state: StateCode,
  { reason, endedOn }: Pick<HandOverFacts, 'reason' | 'endedOn'>,
): HandOverGuide {
  const { commissionEnd, resignation, office: commissioning } = stateDuties[state];
  const isLeaving = reason === 'resigned' || reason === 'moved';
  const topic = isLeaving ? resignation : commissionEnd;
  const ofTopic = 'noneFound' in topic ? [] : topic;
  const duties = isLeaving ? ofTopic : ofTopic.filter(({ only }) => only?.includes(reason) ?? true);
  const binding = duties.filter(({ journal, onlyIf }) => journal !== 'may_deliver' && !onlyIf);
  const days = binding.flatMap(({ within }) => dueDate(within, endedOn) ?? []);
  const known = reason === 'moved' ? 'moved' : 'law';
  return {
    basis: duties.length > 0 ? known : 'unknown',
    duties,
    journal: duties[0]?.journal ?? null,
    office: duties.find(({ office }) => office)?.office ?? commissioning,
    searched: 'noneFound' in topic ? topic.noneFound : [],
    due: days.toSorted((left, right) => left.day.localeCompare(right.day))[0] ?? null,
    withReceipt: duties.some(({ withReceipt }) => withReceipt),
  };
}

/** Returns the duties of a state after which the journal is closed and the notary starts a new one. */
export function newJournalDuties(state: StateCode) {
  return Object.values(stateDuties[state]).flatMap((topic) =>
    Array.isArray(topic) ? topic.filter(({ newJournal }) => newJournal) : [],
  );
}
