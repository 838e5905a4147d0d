import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetReceived, keepReceived, most, takeReceived } from '#web/lib/received/received.ts';
import { fakeCaches } from '../../support/fake-caches.ts';

const now = Date.parse('2026-11-27T10:00:00Z');
const day = 24 * 60 * 60_000;

let stores: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  stores = fakeCaches();
});

afterEach(() => void vi.unstubAllGlobals());

function formOf(files: File[], texts: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  return form;
}

const csv = new File(['Date,Signer\n'], 'journal.csv', { type: 'text/csv' });
const namesOf = (files: readonly File[] = []) => files.map(({ name }) => name);

test('files and text are taken once, as they came, and leave the device', async () => {
  await keepReceived(formOf([csv], { title: 'Fwd: journal', text: 'See the file' }), now);
  const taken = await takeReceived(now + 1);
  expect(taken).toMatchObject({ text: 'Fwd: journal\nSee the file', tooLarge: [], leftOut: 0 });
  expect(taken?.files.map(({ name, type }) => [name, type])).toEqual([['journal.csv', 'text/csv']]);
  expect(await taken?.files[0]?.text()).toBe('Date,Signer\n');
  expect(stores.size).toBe(0);
  expect(await takeReceived(now + 2)).toBeUndefined();
});

test('a second share replaces the first', async () => {
  await keepReceived(formOf([csv]), now);
  await keepReceived(formOf([new File(['%PDF-'], 'entry.pdf')]), now);
  expect(namesOf((await takeReceived(now))?.files)).toEqual(['entry.pdf']);
});

test('large files and many files are named, and not kept', async () => {
  const large = new File([], 'large.pdf');
  Object.defineProperty(large, 'size', { value: most.fileBytes + 1 });
  const form = formOf([csv]);
  form.getAll = (name) => (name === 'file' ? [large, ...Array.from({ length: 11 }, () => csv)] : []);
  await keepReceived(form, now);
  const taken = await takeReceived(now);
  expect(taken).toMatchObject({ tooLarge: ['large.pdf'], leftOut: 2 });
  expect(taken?.files).toHaveLength(9);
});

test('files that are not opened within a day are deleted', async () => {
  await keepReceived(formOf([csv]), now);
  await forgetReceived(now + day - 1);
  expect(stores.size).toBe(1);
  await forgetReceived(now + day);
  expect(stores.size).toBe(0);
  await keepReceived(formOf([csv]), now);
  expect(await takeReceived(now + day)).toBeUndefined();
  expect(stores.size).toBe(0);
});
