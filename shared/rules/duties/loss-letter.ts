import { states } from '../../data/states.ts';
import { type Letter, officeLines, type ShowDay, type Writer } from './letter.ts';
import type { LossFacts, LossNotice } from './loss-notices.ts';
import { lossInWords, lossSubject } from './loss-words.ts';

/** A line to fill in by hand. */
const blank = '____________________';

const shown = (day: string | null, showDay: ShowDay) => (day === null ? blank : showDay(day));

/** Returns the sentences about what the notary still has. */
function whereItIs({ thing, event }: LossFacts): string[] {
  if (thing === 'device' || thing === 'account') {
    return [
      'The provider of my journal keeps its entries. Each entry is sealed, so that a later change would show.',
    ];
  }
  const isGone = event === 'lost' || event === 'stolen';
  const it = thing === 'seal' ? 'seal or stamp' : 'journal';
  return isGone ? [`I do not have the ${it}, and I do not know who has it or where it is.`] : [];
}

/** Returns the notice of a loss to the office of one state. Facts that we do not know are lines to fill in. */
export function lossLetter(
  facts: LossFacts,
  { state, office, tellPolice }: LossNotice,
  { writer, showDay }: { writer: Writer; showDay: ShowDay },
): Letter {
  const { thing, event, foundOn, happenedOn, circumstances, policeReport, entriesFrom, entriesTo } = facts;
  const commission = facts.commissions.find((one) => one.state === state);
  const isStolen = event === 'stolen' || event === 'opened';
  const when =
    happenedOn === null
      ? 'I do not know on which day it happened.'
      : `It happened on ${showDay(happenedOn)}.`;
  return {
    to: officeLines(office),
    subject: lossSubject(facts),
    paragraphs: [
      `I am a notary public of the State of ${states[state].name}. On ${showDay(foundOn)}, I discovered that ${lossInWords(facts)}. ${when}`,
      ...(circumstances ? [circumstances] : []),
      ...whereItIs(facts),
      'Please confirm that you received this notice, and tell me if you need anything else.',
    ],
    facts: [
      ['Commission number', commission?.commissionNumber ?? blank],
      ['Commission expires', shown(commission?.expirationDate ?? null, showDay)],
      ['Discovered', showDay(foundOn)],
      ...(thing === 'seal'
        ? []
        : [
            [
              'Period of the entries',
              `${shown(entriesFrom, showDay)} to ${shown(entriesTo, showDay)}`,
            ] as const,
          ]),
      ...(policeReport || isStolen || tellPolice ? [['Police report', policeReport ?? blank] as const] : []),
    ],
    enclosures: policeReport ? ['a copy of the police report'] : [],
    from: [writer.fullName, 'Notary public', writer.email],
  };
}
