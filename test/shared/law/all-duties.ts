import { type Duty, dutyTopics, type StateDuties } from '#shared/data/state-duty.ts';

/** Returns what was found on each topic. */
export const topicsOf = (duties: StateDuties) => dutyTopics.map((topic) => duties[topic]);

/** Returns all duties of a state. */
export function dutiesOf(duties: StateDuties): Duty[] {
  return topicsOf(duties).flatMap((found) => ('noneFound' in found ? [] : [...found]));
}

/** Returns the citations of a state's duties, and of the sources in which nothing was found. */
export function citedBy(duties: StateDuties): string[] {
  return topicsOf(duties).flatMap((found) =>
    'noneFound' in found ? [...found.noneFound] : found.map(({ cite }) => cite),
  );
}
