/** Returns an instant in words, in a zone, with the zone's name: "March 3, 2026 at 4:42 PM EST". */
export function timeInWords(iso: string, timeZone = 'UTC'): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  try {
    const parts = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(date).replaceAll(/\s/g, ' ');
    return `${parts(day)} at ${parts(time)}`;
  } catch {
    // A zone that this browser does not know.
    return timeZone === 'UTC' ? iso : timeInWords(iso);
  }
}
