import { inspectionReasons } from '../../data/inspection-reasons.ts';
import { stateDuties } from '../../data/state-duties.ts';
import type { OfficialDuty } from '../../data/state-duty.ts';
import type { StateCode } from '../../data/states.ts';
import type { MatterOf } from '../../schemas/matter.ts';
import { dueDate } from './due-date.ts';
import type { DutyRules } from './duty-rules.ts';

type OfficialMatter = MatterOf<'official'>;

/** Returns the duties of a state about requests of officials; none where no rule was found. */
export function officialDuties(state: StateCode): readonly OfficialDuty[] {
  const { officials } = stateDuties[state];
  return 'noneFound' in officials ? [] : officials;
}

const within = (state: StateCode, about: OfficialDuty['about']) =>
  officialDuties(state).find((duty) => duty.about === about && duty.within)?.within;

const lastDay = (...duty: Parameters<typeof dueDate>) => dueDate(...duty)?.day ?? null;

/**
 * Returns the last day to answer: the one that the request names, or the state's, which counts for requests of the offices
 * that it names and not for courts.
 */
function answerBy({ state, facts }: Pick<OfficialMatter, 'state' | 'facts'>): string | null {
  if (facts.answerBy) return facts.answerBy;
  return facts.reason === 'inspection' ? lastDay(within(state, 'answer'), facts.receivedOn) : null;
}

/** The rules of a request of an official. */
export const officialRules: DutyRules<'official'> = {
  title: ({ office, reason }) => `${inspectionReasons[reason]}: ${office}`,
  facts: ({ requester, office, reason, reference, wanted, receivedOn, answerBy: named }, shownDay) => [
    ['Requested by', requester],
    ['Office or court', office],
    ['Kind of request', inspectionReasons[reason]],
    ['Case or letter', reference],
    ['What is to be produced', wanted],
    ['Received on', shownDay(receivedOn)],
    ['Answer by, as the request says', named && shownDay(named)],
  ],
  /** The answer is due first; after a surrender of the journal, also the notice to the office. */
  dueOn: ({ state, facts, steps }) => {
    const isDone = (kind: string) => steps.some((step) => step.kind === kind);
    const surrender = steps.findLast((step) => step.kind === 'journal_surrendered');
    const days = [
      isDone('request_answered') ? null : answerBy({ state, facts }),
      surrender && !isDone('surrender_reported') ? lastDay(within(state, 'surrender'), surrender.on) : null,
    ];
    return days.filter((day) => day !== null).toSorted()[0] ?? null;
  },
  nextSteps: ({ steps }) => [
    ...(['link_made', 'produced_on_paper', 'journal_surrendered'] as const),
    ...(steps.some(({ kind }) => kind === 'journal_surrendered') ? (['surrender_reported'] as const) : []),
    'request_answered',
  ],
  stepWords: (step, shownDay) => {
    switch (step.kind) {
      case 'link_made':
        return 'Inspection link made';
      case 'produced_on_paper':
        return `Produced on paper: ${step.what}`;
      case 'journal_surrendered':
        return `Journal surrendered to ${step.to} on ${shownDay(step.on)}, receipt: ${step.receipt}`;
      case 'surrender_reported':
        return 'Office told of the surrender';
      case 'request_answered':
        return 'Request answered';
      default:
        return undefined;
    }
  },
  documents: () => [],
};
