/** Returns a calendar day, YYYY-MM-DD, in words: `March 4, 2026`. */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
