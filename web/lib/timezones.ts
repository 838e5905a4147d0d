import { isTimezone } from '#shared/rules/dates.ts';

/** Zones that browsers report when they hide or do not know theirs. No act takes place in them. */
const noPlace = /^(?:UTC|GMT|Etc\/.*|Atlantic\/Reykjavik)$/u;

/** Returns the time zone of this device; undefined if the browser does not tell, or hides it. */
export function deviceTimezone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimezone(timeZone ?? '') && !noPlace.test(timeZone) ? timeZone : undefined;
}
