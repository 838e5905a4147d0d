import type { EntryWarning } from '#shared/rules/law/entry-warnings.ts';

/** Returns the warnings of several entries, each once. One that not all entries have names those that have it. */
export function warningsOf(lists: readonly (readonly EntryWarning[])[]): EntryWarning[] {
  const places = new Map<string, { warning: EntryWarning; entries: number[] }>();
  for (const [index, warnings] of lists.entries()) {
    for (const warning of warnings) {
      const known = places.get(warning.message) ?? { warning, entries: [] };
      places.set(warning.message, { warning, entries: [...new Set([...known.entries, index + 1])] });
    }
  }
  return [...places.values()].map(({ warning, entries }) => {
    if (entries.length === lists.length) return warning;
    const owners = `${entries.length > 1 ? 'Entries' : 'Entry'} ${entries.join(', ')}`;
    return { ...warning, message: `${owners}: ${warning.message}` };
  });
}
