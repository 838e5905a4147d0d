const options = {
  local: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  offset: { timeZoneName: 'longOffset' },
  abbreviation: { timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// Making a format reads the tables of its zone, which takes far longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the parts of an instant in a time zone (year, month, day, hour, minute), or of the zone's name then. */
export function zoneParts(
  kind: keyof typeof options,
  timezone: string,
  at: Date,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const key = `${kind} ${timezone}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone: timezone, ...options[kind] });
  formats.set(key, format);
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}
