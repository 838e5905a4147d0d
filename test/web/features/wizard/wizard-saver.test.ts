import { expect, test } from 'vitest';
import { newForm } from '#web/features/wizard/form/entry-form.ts';
import { StaleDraftError, SubmittedBeforeError } from '#web/features/wizard/saving/draft-conflicts.ts';
import { payloadFromForm } from '#web/features/wizard/saving/entry-payload.ts';
import { createEntrySaver, type SaverState } from '#web/features/wizard/saving/entry-saver.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { cut, fakeSaverServer } from '../../support/saver-server.ts';

const content = payloadFromForm({
  ...newForm(new Date('2026-11-20T17:00:00Z'), 'America/New_York', 'OH'),
  comments: 'first',
});
const changed = { ...content, comments: 'second' };
test('a new entry is created for submission, updated, and submitted a second later', async () => {
  const { calls, log, stored } = fakeSaverServer();
  const [entry] = await createEntrySaver(calls).submit([content]);
  expect(log).toEqual(['create submit', 'update', 'wait 1000', 'submit']);
  expect(entry?.entryNumber).toBe('000001');
  expect(stored.get('id-1')?.comments).toBe('first');
});

test('a lost answer to the create call leaves one draft, even if the form changes before the retry', async () => {
  const { calls, log, lose, stored } = fakeSaverServer();
  const saver = createEntrySaver(calls);
  lose.add('create');
  await expect(saver.submit([content])).rejects.toThrow(ApiError);
  await saver.submit([changed]);
  expect(log).toEqual(['create submit', 'create submit', 'update', 'wait 1000', 'submit']);
  expect([...stored.values()].map((entry) => entry.comments)).toEqual(['second']);
});

test('a lost answer to Save as Draft leaves one draft with the latest content', async () => {
  const { calls, lose, stored } = fakeSaverServer();
  const saver = createEntrySaver(calls);
  lose.add('create');
  await expect(saver.save([content])).rejects.toThrow(ApiError);
  await saver.save([changed]);
  expect([...stored.values()].map((entry) => entry.comments)).toEqual(['second']);
  expect(saver.state().draft).toEqual({ id: 'id-1', version: 2, intent: 'draft' });
});

test('an unanswered create call survives a reload with the kept state', async () => {
  const { calls, lose, stored } = fakeSaverServer();
  const before = createEntrySaver(calls);
  lose.add('create');
  await expect(before.save([content])).rejects.toThrow(ApiError);
  await createEntrySaver(calls, structuredClone(before.state())).save([changed]);
  expect(stored.size).toBe(1);
});

test('a lost answer to an update is not a conflict', async () => {
  const { calls, lose, stored } = fakeSaverServer();
  const saver = createEntrySaver(calls);
  await saver.save([content]);
  lose.add('update');
  await expect(saver.save([changed])).rejects.toThrow(ApiError);
  await saver.save([{ ...content, comments: 'third' }]);
  expect(stored.get('id-1')?.comments).toBe('third');
});

test('a change made on another device is reported, even after a lost answer', async () => {
  const { calls, lose, stored } = fakeSaverServer();
  const saver = createEntrySaver(calls);
  await saver.save([content]);
  lose.add('update');
  await expect(saver.save([changed])).rejects.toThrow(ApiError);
  const theirs = stored.get('id-1');
  if (theirs) stored.set('id-1', { ...theirs, comments: 'theirs', version: theirs.version + 1 });
  await expect(saver.save([changed])).rejects.toThrow(StaleDraftError);
  expect(stored.get('id-1')?.comments).toBe('theirs');
  await saver.save([changed], { over: 3 });
  expect(stored.get('id-1')?.comments).toBe('second');
});

test('a retry after a lost answer to the submission returns the sealed entry', async () => {
  const { calls, lose } = fakeSaverServer();
  const saver = createEntrySaver(calls);
  lose.add('submit');
  await expect(saver.submit([content])).rejects.toThrow(ApiError);
  expect((await saver.submit([content]))[0]?.entryNumber).toBe('000001');
});

test('changes after a submission with a lost answer are not reported as recorded', async () => {
  const { calls, lose, stored } = fakeSaverServer();
  const saver = createEntrySaver(calls);
  lose.add('submit');
  await expect(saver.submit([content])).rejects.toThrow(ApiError);
  await expect(saver.submit([changed])).rejects.toThrow(SubmittedBeforeError);
  expect(stored.get('id-1')?.comments).toBe('first');
});

test('Save as Draft after a refused submission creates a listed draft', async () => {
  const { calls, log } = fakeSaverServer();
  const limit = new ApiError({ status: 403, code: 'NOTARIZATION_LIMIT_EXCEEDED' });
  const saver = createEntrySaver({ ...calls, submit: () => Promise.reject(limit) });
  await expect(saver.submit([content])).rejects.toBe(limit);
  expect(saver.state().draft?.intent).toBe('submit');
  await saver.save([content]);
  expect(log.at(-1)).toBe('create draft');
  expect(saver.state().draft?.intent).toBe('draft');
});

test('a draft deleted elsewhere can be saved again', async () => {
  const { calls, stored } = fakeSaverServer();
  const saver = createEntrySaver(calls);
  await saver.save([content]);
  stored.clear();
  await expect(saver.save([changed])).rejects.toMatchObject({ status: 404 });
  await saver.save([changed]);
  expect([...stored.values()].map((entry) => entry.comments)).toEqual(['second']);
});

const later = (clock: { now: Date }, hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
};

test('the device keeps each request before it is sent', async () => {
  const { calls, kept } = fakeSaverServer();
  const atCall: Record<string, SaverState | undefined> = {};
  const saver = createEntrySaver({
    ...calls,
    create: (...args) => {
      atCall['create'] = kept.at(-1);
      return calls.create(...args);
    },
    update: (...args) => {
      atCall['update'] = kept.at(-1);
      return calls.update(...args);
    },
    submit: (...args) => {
      atCall['submit'] = kept.at(-1);
      return calls.submit(...args);
    },
  });
  await saver.submit([content]);
  expect(atCall['create']?.pendingCreate).toMatchObject({ key: 'key-1', intent: 'submit' });
  expect(atCall['update']?.draft).toEqual({ id: 'id-1', version: 1, intent: 'submit' });
  expect(atCall['update']?.pendingUpdates).toHaveLength(1);
  expect(atCall['submit']?.draft).toMatchObject({ id: 'id-1', version: 2 });
  expect(atCall['submit']?.pendingSubmits?.contents).toHaveLength(1);
});

test('a draft from an unanswered create call is found after the server forgot the key', async () => {
  const { calls, log, lose, stored, created, clock } = fakeSaverServer();
  const saver = createEntrySaver(calls);
  lose.add('create');
  await expect(saver.save([content])).rejects.toThrow(ApiError);
  later(clock, 30);
  created.clear();
  await saver.save([changed]);
  expect(log.slice(1)).toEqual(['list', 'read', 'update']);
  expect([...stored.values()].map((entry) => entry.comments)).toEqual(['second']);
});

test('a create call that never arrived is repeated after the server forgot the key, despite other drafts', async () => {
  const { calls, stored, clock } = fakeSaverServer();
  await createEntrySaver(calls).save([changed]);
  const saver = createEntrySaver({ ...calls, create: () => Promise.reject(cut()) });
  await expect(saver.save([content])).rejects.toThrow(ApiError);
  later(clock, 30);
  await createEntrySaver(calls, saver.state()).save([content]);
  expect([...stored.values()].map((entry) => entry.comments)).toEqual(['second', 'first']);
});

test('an entry with an unanswered submission is not created again while the submission may still arrive', async () => {
  const { calls, lose, stored, clock } = fakeSaverServer();
  const saver = createEntrySaver(calls);
  lose.add('submit');
  await expect(saver.submit([content])).rejects.toThrow(ApiError);
  stored.clear();
  await expect(saver.submit([content])).rejects.toMatchObject({ status: 404 });
  await expect(saver.submit([content])).rejects.toMatchObject({ status: 404 });
  expect(stored.size).toBe(0);
  later(clock, 1);
  await expect(saver.submit([content])).rejects.toMatchObject({ status: 404 });
  await saver.submit([content]);
  expect(stored.size).toBe(1);
});

test('Save as Draft after a submission without an answer never leaves an entry and a draft', async () => {
  const { calls, lose, stored } = fakeSaverServer();
  const saver = createEntrySaver(calls);
  lose.add('submit');
  await expect(saver.submit([content])).rejects.toThrow(ApiError);
  await expect(saver.save([changed])).rejects.toThrow(SubmittedBeforeError);
  expect([...stored.values()].map(({ status, comments }) => [status, comments])).toEqual([
    ['submitted', 'first'],
  ]);
});

test('Save as Draft withdraws a submission that never arrived', async () => {
  const { calls, stored } = fakeSaverServer();
  const saver = createEntrySaver({ ...calls, submit: () => Promise.reject(cut()) });
  await expect(saver.submit([content])).rejects.toThrow(ApiError);
  await createEntrySaver(calls, saver.state()).save([changed]);
  expect([...stored.values()].map(({ status, comments }) => [status, comments])).toEqual([
    ['draft', 'second'],
  ]);
});

test('an entry that another device submitted with different content is not mistaken for this one', async () => {
  const { calls, stored } = fakeSaverServer();
  const saver = createEntrySaver({ ...calls, submit: () => Promise.reject(cut()) });
  await saver.save([content]);
  await expect(saver.submit([changed])).rejects.toThrow(ApiError);
  const draft = stored.get('id-1');
  if (draft) stored.set('id-1', { ...draft, comments: 'theirs', version: 9, status: 'submitted' });
  await expect(createEntrySaver(calls, saver.state()).submit([changed])).rejects.toThrow(
    SubmittedBeforeError,
  );
});

test('only the version that the notary saw is replaced', async () => {
  const { calls, stored } = fakeSaverServer();
  const saver = createEntrySaver(calls);
  await saver.save([content]);
  const draft = stored.get('id-1');
  if (draft) stored.set('id-1', { ...draft, comments: 'theirs', version: 3 });
  await expect(saver.save([changed])).rejects.toThrow(StaleDraftError);
  if (draft) stored.set('id-1', { ...draft, comments: 'theirs again', version: 4 });
  await expect(saver.save([changed], { over: 3 })).rejects.toThrow(StaleDraftError);
  expect(stored.get('id-1')?.comments).toBe('theirs again');
});
