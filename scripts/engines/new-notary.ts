import { randomUUID } from 'node:crypto';
import { toWire } from '#shared/contract/wire.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { plainEntry } from '../seed/plain-entry.ts';
import { contractCall } from '../smoke/contract-call.ts';

/** A notary's account, which may not exist yet. */
export type Notary = { email: string; password: string; full_name: string };

/** Returns a notary who has no account yet. */
export const newNotary = (): Notary => ({
  email: `nora-${randomUUID()}@example.com`,
  password: 'a long enough passphrase',
  full_name: 'Nora Notary',
});

/** Registers a notary, and returns an access token. */
export async function registered(url: string, notary: Notary): Promise<string> {
  const { body } = await contractCall(url, 'register', { body: notary });
  return body.access_token;
}

/** Seals an entry of a notary, and returns its ID. */
export async function sealedEntry(url: string, token: string): Promise<string> {
  const entry = toWire(plainEntry(dayIn('America/Denver', new Date())));
  const draft = await contractCall(url, 'create-draft', { token, query: { intent: 'submit' }, body: entry });
  await contractCall(url, 'submit-entry', { token, params: { id: draft.body.id } });
  return draft.body.id;
}

/** Returns the numbers of a notary's entries. */
export async function entryNumbers(url: string, { email, password }: Notary): Promise<(string | null)[]> {
  const { body } = await contractCall(url, 'login', { body: { email, password } });
  const list = await contractCall(url, 'list-entries', { token: body.access_token });
  return list.body.items.map((entry) => entry.entry_number);
}
