import { expect, test } from 'vitest';
import { newForm } from '#web/features/wizard/form/entry-form.ts';
import { SubmittedBeforeError } from '#web/features/wizard/saving/draft-conflicts.ts';
import { payloadFromForm } from '#web/features/wizard/saving/entry-payload.ts';
import { createEntrySaver, type SaverState } from '#web/features/wizard/saving/entry-saver.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { fakeSaverServer } from '../../support/saver-server.ts';

const form = newForm(new Date('2026-11-20T17:00:00Z'), 'America/New_York', 'OH');
const visit = (...comments: string[]) => comments.map((text) => payloadFromForm({ ...form, comments: text }));
const eight = visit('1', '2', '3', '4', '5', '6', '7', '8');

type Server = ReturnType<typeof fakeSaverServer>;

/** The entries that the server stores, by status, in the order in which it was created. */
const storedBy = ({ stored }: Server, status: string) =>
  [...stored.values()].filter((entry) => entry.status === status).map(({ comments }) => comments);

/** The entries that the server sealed: numbers and contents, in the order of the numbers. */
const sealedIn = ({ stored }: Server) =>
  [...stored.values()]
    .filter(({ entryNumber }) => entryNumber !== null)
    .map(({ entryNumber, comments }) => `${entryNumber} ${comments}`)
    .toSorted();

const reloaded = (state: SaverState): SaverState => structuredClone(state);

test('a visit is submitted by one call, in its order', async () => {
  const server = fakeSaverServer();
  const entries = await createEntrySaver(server.calls).submit(eight);
  expect(entries.map(({ entryNumber }) => entryNumber)).toEqual(eight.map((_, index) => `00000${index + 1}`));
  expect(sealedIn(server)).toEqual(eight.map(({ comments }, index) => `00000${index + 1} ${comments}`));
  expect(server.log.filter((call) => call.startsWith('submit'))).toEqual(['submit 8']);
});

test('an attempt that loses any of its answers seals each entry once, also after a reload', async () => {
  for (const call of ['create', 'update', 'submit']) {
    const server = fakeSaverServer();
    const before = createEntrySaver(server.calls);
    server.lose.add(call);
    await expect(before.submit(eight)).rejects.toThrow(ApiError);
    const after = createEntrySaver(server.calls, reloaded(server.kept.at(-1) ?? {}));
    const entries = await after.submit(eight);
    expect(entries).toHaveLength(8);
    expect(sealedIn(server)).toEqual(eight.map(({ comments }, index) => `00000${index + 1} ${comments}`));
    expect(server.stored.size, `drafts after a lost ${call}`).toBe(8);
  }
});

test('a submission without an answer is repeated under its key after a reload, and one of other drafts is not', async () => {
  const server = fakeSaverServer();
  const keys: [string, number][] = [];
  const calls: typeof server.calls = {
    ...server.calls,
    submitAll: (ids, key) => {
      keys.push([key, ids.length]);
      return server.calls.submitAll(ids, key);
    },
  };
  server.lose.add('submit');
  await expect(createEntrySaver(calls).submit(eight)).rejects.toThrow(ApiError);
  await createEntrySaver(calls, reloaded(server.kept.at(-1) ?? {})).submit(eight);
  server.month.room = 0;
  const other = createEntrySaver(calls);
  await expect(other.submit(visit('9', '10'))).rejects.toThrow(ApiError);
  server.month.room = 100;
  await other.submit(visit('9', '10', '11'));
  const [first, repeat, two, three] = keys;
  expect(repeat).toEqual(first);
  expect(new Set([first?.[0], two?.[0], three?.[0]]).size).toBe(3);
});

test('a browser that dies at any kept state goes on without a second draft of any entry', async () => {
  const whole = fakeSaverServer();
  await createEntrySaver(whole.calls).submit(visit('1', '2', '3'));
  for (const at of whole.kept.keys()) {
    const server = fakeSaverServer();
    const dies = new ApiError({ status: 0, code: 'NETWORK' });
    const died = createEntrySaver({
      ...server.calls,
      keep: async (state) => {
        if (server.kept.length > at) throw dies;
        await server.calls.keep(state);
      },
    });
    await died.submit(visit('1', '2', '3')).catch(() => {});
    await createEntrySaver(server.calls, reloaded(server.kept.at(-1) ?? {})).submit(visit('1', '2', '3'));
    expect(sealedIn(server)).toEqual(['000001 1', '000002 2', '000003 3']);
    expect(storedBy(server, 'draft')).toEqual([]);
  }
});

test('a kept state is never older than the one before it', async () => {
  const server = fakeSaverServer();
  await createEntrySaver({
    ...server.calls,
    // The first of several that are kept at a time takes longest.
    keep: async (state) => {
      if (server.kept.length % 3 === 0) await new Promise((resolve) => setTimeout(resolve));
      await server.calls.keep(state);
    },
  }).submit(eight);
  const known = server.kept.map(({ draft, others = [] }) => [draft, ...others.map((one) => one.draft)]);
  const counts = known.map((drafts) => drafts.filter(Boolean).length);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe(8);
});

test('a month without room for all seals none, and the same drafts are sealed when there is room', async () => {
  const server = fakeSaverServer();
  server.month.room = 7;
  const saver = createEntrySaver(server.calls);
  await expect(saver.submit(eight)).rejects.toMatchObject({ code: 'NOTARIZATION_LIMIT_EXCEEDED' });
  expect(sealedIn(server)).toEqual([]);
  server.month.room = 8;
  await saver.submit(eight);
  expect(sealedIn(server)).toHaveLength(8);
  expect(server.stored.size).toBe(8);
});

test('an entry that leaves the visit before the retry leaves no draft', async () => {
  const server = fakeSaverServer();
  const saver = createEntrySaver({ ...server.calls, submitAll: () => Promise.reject(new Error('offline')) });
  await expect(saver.submit(visit('1', '2', '3'))).rejects.toThrow('offline');
  await createEntrySaver(server.calls, reloaded(saver.state())).submit(visit('1', '3'));
  expect(sealedIn(server)).toEqual(['000001 1', '000002 3']);
  expect(storedBy(server, 'draft')).toEqual([]);
});

test('a visit that changes after a submission with a lost answer is not reported as recorded', async () => {
  const changes = { changed: visit('1', 'two'), shorter: visit('1'), longer: visit('1', '2', '3') };
  for (const [name, later] of Object.entries(changes)) {
    const server = fakeSaverServer();
    const saver = createEntrySaver(server.calls);
    server.lose.add('submit');
    await expect(saver.submit(visit('1', '2'))).rejects.toThrow(ApiError);
    await expect(saver.submit(later), name).rejects.toThrow(SubmittedBeforeError);
    expect(sealedIn(server), name).toEqual(['000001 1', '000002 2']);
  }
});

test('Save as Draft makes each entry a draft of the list', async () => {
  const server = fakeSaverServer();
  const saver = createEntrySaver(server.calls);
  server.lose.add('create');
  await expect(saver.save(visit('1', '2', '3'))).rejects.toThrow(ApiError);
  await createEntrySaver(server.calls, reloaded(saver.state())).save(visit('1', '2', '3'));
  expect(storedBy(server, 'draft')).toEqual(['1', '2', '3']);
});

test('a stored draft that grew into a visit becomes its first entry', async () => {
  const server = fakeSaverServer();
  const opened = createEntrySaver(server.calls);
  await opened.save(visit('1'));
  await createEntrySaver(server.calls, opened.state()).submit(visit('1', '2'));
  expect(sealedIn(server)).toEqual(['000001 1', '000002 2']);
  expect(server.stored.size).toBe(2);
});
