import type { SaverCalls, SaverState } from '#web/features/wizard/saving/entry-saver.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { Entry, EntryPayload } from '#web/lib/api/api-types.ts';
import { anEntry, rowOf } from './entries.ts';

/** An answer that did not arrive. */
export const cut = () => new ApiError({ status: 0, code: 'NETWORK' });
const refused = (
  status: number,
  code: 'ENTRY_VERSION_STALE' | 'ENTRY_ALREADY_SUBMITTED' | 'ENTRY_NOT_FOUND' | 'NOTARIZATION_LIMIT_EXCEEDED',
) => new ApiError({ status, code });

/**
 * Fakes the calls of a saver on a server that stores drafts and numbers entries. A call in `lose` succeeds, but its answer
 * is lost. `room` is the number of entries that the month still has room for.
 */
export function fakeSaverServer() {
  const stored = new Map<string, Entry>();
  const created = new Map<string, string>();
  const log: string[] = [];
  const lose = new Set<string>();
  const lost = (call: string) => {
    if (!lose.delete(call)) return;
    throw cut();
  };
  const entryOf = (id: string) => {
    const entry = stored.get(id);
    if (!entry) throw refused(404, 'ENTRY_NOT_FOUND');
    return entry;
  };
  /** Numbers all of these entries, or none. */
  const seal = (ids: string[]) => {
    const open = ids.filter((id) => entryOf(id).status === 'draft');
    if (open.length > 0 && open.length < ids.length) throw refused(409, 'ENTRY_ALREADY_SUBMITTED');
    if (open.length > month.room) throw refused(403, 'NOTARIZATION_LIMIT_EXCEEDED');
    month.room -= open.length;
    for (const id of open) {
      const count = [...stored.values()].filter(({ status }) => status === 'submitted').length;
      const entryNumber = String(count + 1).padStart(6, '0');
      stored.set(id, { ...entryOf(id), status: 'submitted', entryNumber });
    }
  };
  const answerOf = (id: string) => ({ ...rowOf(entryOf(id)), warnings: [], entryHash: 'ab'.repeat(32) });
  const contentOf = (payload: EntryPayload) => ({ comments: payload.comments ?? null });
  const kept: SaverState[] = [];
  const clock = { now: new Date('2026-11-20T18:00:00Z') };
  const month = { room: 100 };
  let keys = 0;
  let made = 0;
  const calls: SaverCalls = {
    create: async (payload, intent, key) => {
      log.push(`create ${intent}`);
      if (!created.has(key)) made += 1;
      const id = created.get(key) ?? `id-${made}`;
      if (!created.has(key)) {
        created.set(key, id);
        stored.set(id, {
          ...anEntry(),
          id,
          version: 1,
          date: '2026-11-20',
          stateCode: 'OH',
          documentType: null,
          fee: 0,
          locationLabel: null,
          locationLat: null,
          locationLng: null,
          documents: [],
          signers: [],
          ...contentOf(payload),
        });
      }
      lost('create');
      return rowOf(entryOf(id));
    },
    update: async (id, payload) => {
      log.push('update');
      const entry = entryOf(id);
      if (entry.status === 'submitted') throw refused(409, 'ENTRY_ALREADY_SUBMITTED');
      if (payload.version !== undefined && payload.version !== entry.version) {
        throw refused(409, 'ENTRY_VERSION_STALE');
      }
      stored.set(id, { ...entry, ...contentOf(payload), version: entry.version + 1 });
      lost('update');
      return rowOf(entryOf(id));
    },
    submit: async (id) => {
      log.push('submit');
      seal([id]);
      lost('submit');
      return answerOf(id);
    },
    submitAll: async (ids) => {
      log.push(`submit ${ids.length}`);
      seal(ids);
      lost('submit');
      return ids.map(answerOf);
    },
    read: async (id) => {
      log.push('read');
      return entryOf(id);
    },
    remove: async (id) => {
      log.push('remove');
      if (entryOf(id).status === 'submitted') throw refused(409, 'ENTRY_ALREADY_SUBMITTED');
      stored.delete(id);
    },
    draftsSince: async () => {
      log.push('list');
      return [...stored.values()].filter(({ status }) => status === 'draft').map((entry) => rowOf(entry));
    },
    keep: async (state) => void kept.push(structuredClone(state)),
    wait: async (milliseconds) => {
      log.push(`wait ${milliseconds}`);
    },
    now: () => clock.now,
    newKey: () => `key-${++keys}`,
    newSubmissionKey: () => `submission-${++keys}`,
  };
  return { calls, log, lose, stored, created, kept, clock, month };
}
