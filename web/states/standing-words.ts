import { type Standard, standingOf, standings } from '#shared/data/state-standard.ts';

type Standing = (typeof standings)[number];

/** The label of a requirement that this journal satisfies, or does not. */
export const standingLabels: Readonly<Record<Standing, string>> = {
  met: 'Met',
  notMet: 'Not met',
  approval: 'Needs approval or filing',
  open: 'Not confirmed',
};

const counted: Readonly<Record<Standing, (count: number) => string>> = {
  met: (count) => `${count} met`,
  notMet: (count) => `${count} not met`,
  approval: (count) => (count === 1 ? '1 needs approval or filing' : `${count} need approval or filing`),
  open: (count) => `${count} not confirmed`,
};

/** Returns how many requirements are met and are not: `6 met, 1 not met`. */
export function standingCounts(standards: readonly Standard[]): string {
  return standings
    .map((standing) => ({
      standing,
      count: standards.filter((standard) => standingOf(standard) === standing).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ standing, count }) => counted[standing](count))
    .join(', ');
}
