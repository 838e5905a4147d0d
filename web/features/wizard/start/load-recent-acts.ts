import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { api } from '#web/lib/api/api-client.ts';
import { type RecentAct, recentActs, rememberActs } from '#web/lib/entries/recent-acts.ts';
import { warn } from '#web/lib/warn.ts';
import { recentActOfRow } from './defaults.ts';

/** The entries that a device without memory looks at: one page of the journal. */
const lookedAt = 20;

/** How long defaults may delay an entry, in milliseconds. */
const patience = 2_000;

/**
 * Returns the notary's recent acts: as this device remembers them, or once after a login from the first page of the
 * journal. None if they cannot be read: they are only suggestions.
 */
export async function loadRecentActs(notaryId: string): Promise<RecentAct[]> {
  const known = await recentActs(notaryId);
  if (known || !navigator.onLine) return known ?? [];
  try {
    const query = { status: 'submitted', page: 1, pageSize: lookedAt } as const;
    const { items } = await api('list-entries', { query, patience });
    const acts = items.filter(wasPerformed).map(recentActOfRow);
    await rememberActs(notaryId, acts);
    return acts;
  } catch (error) {
    warn('Earlier entries could not be read for defaults', error);
    return [];
  }
}
