import { receivedLaterWords } from '#shared/rules/received-later.ts';
import type { EntryRow } from '#web/lib/api/api-types.ts';

/** Says below the day of an entry when the service received it, if that was later. Nothing for all others. */
export function ReceivedLaterMark({ entry }: { entry: EntryRow }) {
  const words = receivedLaterWords(entry);
  return words ? <span className="entry-received-later">{words}</span> : null;
}
