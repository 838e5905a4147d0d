import { wasPerformed } from './law/outcome-rules.ts';
import { clockTime } from './shown-time.ts';
import { instantOf, zoneAbbreviation } from './utc-offset.ts';

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

type ActTime = {
  date: string | null;
  actTime?: string | null | undefined;
  actTimezone?: string | null | undefined;
  actUtcOffset?: string | null | undefined;
};

/** Returns the zone of an act's time, `EST`; undefined while time or zone are unknown. */
export function zoneOfAct({ date, actTime, actTimezone, actUtcOffset }: ActTime): string | undefined {
  if (!date || !actTime || !actTimezone || !actUtcOffset) return undefined;
  return zoneAbbreviation(actTimezone, instantOf(date, actTime, actUtcOffset));
}

/** Returns the time of an act with its zone, `4:42 PM EST`; undefined while it is unknown. */
export function timeOfAct(act: ActTime): string | undefined {
  if (!act.actTime) return undefined;
  return [clockTime(act.actTime), zoneOfAct(act)].filter(Boolean).join(' ');
}

/** Returns `Not performed: refused`; undefined for an act that was performed. */
export function notPerformed(entry: Parameters<typeof wasPerformed>[0]): string | undefined {
  return wasPerformed(entry) ? undefined : `Not performed: ${entry.outcome}`;
}

/** In place of a name, for an entry without a known signer. Only an act that was not performed can be one. */
export const noSignerRecorded = 'No signer recorded';

/** Returns in words how far a device's clock was ahead: `3 hours 5 minutes ahead; the server’s time was used`. */
export function clockNote(skewSeconds: number): string {
  const minutes = Math.round(skewSeconds / 60);
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count > 1 ? 's' : ''}`);
  return `${words.join(' ')} ahead; the server’s time was used`;
}
