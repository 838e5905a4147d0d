import { Link } from 'react-router';
import type { Dashboard } from '#web/lib/api/api-types.ts';
import { entryName } from '#web/lib/entries/entry-name.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { AttentionLine } from './attention-line.ts';

/** Returns a line for each recent entry that does not match its seal. */
export function integrityLines(dashboard: Dashboard | undefined): AttentionLine[] {
  const damaged = dashboard?.recent.filter(({ integrity }) => integrity === 'failed') ?? [];
  return damaged.map((entry) => ({
    id: `integrity ${entry.id}`,
    tone: 'danger',
    text: `${entryName(entry)} doesn’t match its seal.`,
    actions: <Link to={paths.entryDetails(entry.id)}>View {entryName(entry)}</Link>,
  }));
}
