import type { Retention } from './retention-periods.ts';

/** Returns until when entries must be kept, in words. */
export function untilWords(
  { until, isOpen, basis }: Pick<Retention, 'until' | 'isOpen' | 'basis'>,
  shown: (day: string) => string,
): string {
  if (until === null) {
    return basis === 'from_end_of_office'
      ? 'No end yet: the years begin when you are no longer a notary.'
      : 'No end: the law gives no number of years.';
  }
  if (basis === 'recommended') return `We recommend that you keep them until ${shown(until)}.`;
  if (!isOpen) return `Keep them until ${shown(until)}.`;
  return `Keep them until ${shown(until)}, or longer: the date is not final.`;
}

/** Returns why, in words. */
export function whyWords({ basis, years }: Pick<Retention, 'basis' | 'years'>): string {
  switch (basis) {
    case 'from_act':
      return `The law requires ${years} years from the act.`;
    case 'from_last_act':
      return `The law requires ${years} years from the last act in the journal. Each new act moves the date.`;
    case 'from_last_act_as_a_precaution':
      return `The law requires ${years} years. Our sources do not say from when, so we count from the last act in the journal.`;
    case 'from_end_of_office':
      return `The law requires ${years} years from the day on which you are no longer a notary. We take the end of your last listed commission.`;
    case 'no_end':
      return 'The law does not let you discard the journal.';
    case 'recommended':
      return 'We found no number of years in the law. We recommend ten years from the last act.';
  }
}
