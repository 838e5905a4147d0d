import { screen, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { aProfile } from './answers.ts';
import { anEntry } from './entries.ts';
import { answered, type FakeApi } from './fake-api.ts';
import { fakeApiPerTest, storeSession } from './site.tsx';

/** The submitted entry on the page. */
export const entry = anEntry({
  status: 'submitted',
  entryNumber: '000042',
  submittedAt: '2026-11-20T20:04:00.000Z',
  entryHash: 'ab'.repeat(32),
  previousHash: 'cd'.repeat(32),
  seal: {
    version: 2,
    journalId: '01JD7ZQ4X0JOURNA0000000000',
    hash: 'ab'.repeat(32),
    previousHash: 'cd'.repeat(32),
    state: 'witnessed',
    logIndex: 1_203,
  },
});
export const page = `/app?view=entryDetails&id=${entry.id}`;

/** Gives every test of the file a signed-in notary, and a server with the entry. */
export function fakeEntryPerTest(): { api: FakeApi } {
  const net = fakeApiPerTest();
  const notary = aProfile();
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    storeSession(notary);
    net.api.on('get-profile', () => answered('get-profile', notary));
    net.api.on('get-entry', () => answered('get-entry', entry));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    for (const shown of toast.getToasts()) toast.dismiss(shown.id);
  });
  return net;
}

export const section = (name: string) => screen.findByRole('region', { name });

/** Returns the value beside a name in a section. */
export async function fact(ofSection: string, name: string): Promise<string | null> {
  const term = within(await section(ofSection)).getByText(name);
  return term.nextElementSibling?.textContent ?? null;
}
