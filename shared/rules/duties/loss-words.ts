import type { lossEvents, lostThings } from '../../schemas/duties/loss-matter.ts';

type Thing = (typeof lostThings)[number];
type Event = (typeof lossEvents)[number];

/** The lost thing, in the words of a choice. */
export const lostThingWords: Record<Thing, string> = {
  journal: 'Your electronic journal',
  paper_journal: 'A paper journal',
  device: 'A phone, tablet, or computer',
  seal: 'Your seal or stamp',
  account: 'Your account: someone else signed in',
};

/** The event, in the words of a choice. */
export const lossEventWords: Record<Event, string> = {
  lost: 'Lost or misplaced',
  stolen: 'Stolen',
  damaged: 'Damaged or destroyed',
  opened: 'Opened or used by someone else',
};

const named: Record<Thing, string> = {
  journal: 'electronic notarial journal',
  paper_journal: 'paper notarial journal',
  device: 'device with access to my notarial journal',
  seal: 'notary seal or stamp',
  account: 'electronic notarial journal',
};

const done: Record<Event, string> = {
  lost: 'lost',
  stolen: 'stolen',
  damaged: 'damaged or destroyed',
  opened: 'opened by a person without authority',
};

/** Returns what happened as the subject of a notice: "Notice of a stolen paper notarial journal". */
export function lossSubject({ thing, event }: { thing: Thing; event: Event }): string {
  return `Notice about a ${named[thing]} that was ${done[event]}`;
}

/** Returns what happened as part of a sentence: "my paper notarial journal was stolen". */
export function lossInWords({ thing, event }: { thing: Thing; event: Event }): string {
  return `my ${named[thing]} was ${done[event]}`;
}

/** Returns the events that can happen to a thing, the usual one first. */
export function eventsOf(thing: Thing): readonly [Event, ...Event[]] {
  if (thing === 'account') return ['opened'];
  return thing === 'seal' ? ['lost', 'stolen', 'damaged'] : ['lost', 'stolen', 'damaged', 'opened'];
}
