import { fromWire } from '#shared/contract/wire.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { anEntry, rowOf } from './entries.ts';
import { answered, type Call, type FakeApi, refused } from './fake-api.ts';

const idOf = ({ path }: Call) => path.split('/')[4] ?? '';

function contentOf(body: unknown): Partial<Entry> {
  const { version: _, ...content } = Object(fromWire(body));
  return content;
}

/**
 * Fakes a server that stores drafts and numbers entries. It copies what matters to a repeated request: idempotency
 * keys, versions, and the same answer to a repeated submission.
 */
export function startEntryServer(api: FakeApi) {
  const entries = new Map<string, Entry>();
  const byKey = new Map<string, string>();
  const notFound = () => refused(404, { detail: 'Not found.', code: 'ENTRY_NOT_FOUND' });
  const sealed = () => refused(409, { detail: 'Permanent.', code: 'ENTRY_ALREADY_SUBMITTED' });

  api.on('create-draft', (call) => {
    const key = call.headers.get('idempotency-key') ?? '';
    const id = byKey.get(key) ?? `01JD7ZQ4X0ABCDEFGH0000000${byKey.size}`;
    if (!byKey.has(key)) {
      byKey.set(key, id);
      entries.set(id, { ...anEntry({ id, version: 1 }), ...contentOf(call.body) });
    }
    return answered('create-draft', rowOf(entries.get(id) ?? anEntry()));
  });
  api.on('update-draft', (call) => {
    const entry = entries.get(idOf(call));
    if (!entry) return notFound();
    if (entry.status === 'submitted') return sealed();
    const version: unknown = Reflect.get(Object(call.body), 'version');
    if (version !== undefined && version !== entry.version) {
      return refused(409, { detail: 'Changed.', code: 'ENTRY_VERSION_STALE' });
    }
    const saved = { ...entry, ...contentOf(call.body), version: entry.version + 1 };
    entries.set(entry.id, saved);
    return answered('update-draft', rowOf(saved));
  });
  api.on('submit-entry', (call) => {
    const entry = entries.get(idOf(call));
    if (!entry) return notFound();
    const count = [...entries.values()].filter(({ status }) => status === 'submitted').length;
    const now: Entry =
      entry.status === 'submitted'
        ? entry
        : { ...entry, status: 'submitted', entryNumber: String(count + 1).padStart(6, '0') };
    entries.set(now.id, now);
    return answered('submit-entry', { ...rowOf(now), warnings: [], entryHash: 'ab'.repeat(32) });
  });
  api.on('get-entry', (call) => {
    const entry = entries.get(idOf(call));
    return entry ? answered('get-entry', entry) : notFound();
  });
  api.on('delete-draft', (call) => {
    const entry = entries.get(idOf(call));
    if (entry?.status === 'submitted') return sealed();
    entries.delete(idOf(call));
    return new Response(null, { status: 204 });
  });
  const of = (status: Entry['status']) => [...entries.values()].filter((entry) => entry.status === status);
  return { entries, submitted: () => of('submitted'), drafts: () => of('draft') };
}
