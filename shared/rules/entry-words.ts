type PaperReference = { paperVolume: string | null; paperPage: string | null; paperLine: string | null };

/** Returns the place of an act in the paper journal, `Volume 3, page 12, line 4`; undefined when nothing is known. */
export function paperReference({ paperVolume, paperPage, paperLine }: PaperReference): string | undefined {
  const parts = [
    paperVolume && `volume ${paperVolume}`,
    paperPage && `page ${paperPage}`,
    paperLine && `line ${paperLine}`,
  ].filter(Boolean);
  const words = parts.join(', ');
  return words ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : undefined;
}

/** Returns a time of day, HH:MM, in the 12-hour format: `15:04` -> `3:04 PM`. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

type ActTime = { actTime: string | null; submittedAt: string | null; lateEntry: boolean };

/**
 * Returns the time of an act in words: the notary's statement, otherwise the time of a submission on the same
 * day (specification, section 2.6); undefined when neither is known.
 */
export function timeOfAct(
  { actTime, submittedAt, lateEntry }: ActTime,
  timezone: string,
): string | undefined {
  if (actTime) return clockTime(actTime);
  if (!submittedAt || lateEntry) return undefined;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hour: 'numeric',
    minute: '2-digit',
  });
  return `${format.format(new Date(submittedAt)).replaceAll(/\s/gu, ' ')} (as submitted)`;
}

/** Returns `Yes` or `No`, or null when the question was not answered. */
export function yesOrNo(answer: boolean | null): string | null {
  if (answer === null) return null;
  return answer ? 'Yes' : 'No';
}
