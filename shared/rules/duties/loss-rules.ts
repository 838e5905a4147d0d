import { states } from '../../data/states.ts';
import type { MatterOf } from '../../schemas/matter.ts';
import { dispatchWords } from './dispatch-words.ts';
import type { DutyRules } from './duty-rules.ts';
import { lossNotices } from './loss-notices.ts';
import { eventsOf, lossEventWords, lostThingWords } from './loss-words.ts';

/** Returns the states whose office the notary has told. */
export function toldStates({ steps }: Pick<MatterOf<'loss'>, 'steps'>): string[] {
  return steps.flatMap((step) => (step.kind === 'notice_sent' ? step.officeState : []));
}

/** The rules of a loss, theft, or breach. */
export const lossRules: DutyRules<'loss'> = {
  title: ({ thing, event }) => {
    const what = lostThingWords[thing];
    return eventsOf(thing).length === 1 ? what : `${what}: ${lossEventWords[event].toLowerCase()}`;
  },
  facts: (facts, showDay) => [
    ['What', lostThingWords[facts.thing]],
    ['What happened', lossEventWords[facts.event]],
    ['Found out on', showDay(facts.foundOn)],
    ['Happened on', facts.happenedOn === null ? 'Not known' : showDay(facts.happenedOn)],
    ['Circumstances', facts.circumstances],
    ['Police report', facts.policeReport],
    ['Entries from', facts.entriesFrom && showDay(facts.entriesFrom)],
    ['Entries to', facts.entriesTo && showDay(facts.entriesTo)],
    [
      'Commissions',
      facts.commissions
        .map(({ state, commissionNumber }) =>
          [states[state].name, commissionNumber].filter(Boolean).join(' '),
        )
        .join(', '),
    ],
  ],
  dueOn: (matter) => {
    const told = toldStates(matter);
    const days = lossNotices(matter.facts).flatMap(({ state, due }) =>
      due && !told.includes(state) ? due.day : [],
    );
    return days.toSorted()[0] ?? null;
  },
  nextSteps: () => ['notice_sent', 'notice_answered', 'police_told'],
  stepWords: (step) => {
    switch (step.kind) {
      case 'notice_sent':
        return `Notice sent to the office of ${states[step.officeState].name}, ${dispatchWords(step)}`;
      case 'notice_answered':
        return `Answer from ${step.from}, for ${states[step.officeState].name}`;
      case 'police_told':
        return 'Police told';
      default:
        return undefined;
    }
  },
  documents: ({ facts }) => lossNotices(facts).map(({ state }) => noticeDocument(state)),
};

/** Returns the name of the notice to the office of a state among the documents of a loss. */
export const noticeDocument = (state: string) => `notice-${state}`;
