import * as z from 'zod/mini';
import { apiBase, type RouteId, routes } from '#shared/contract/routes.ts';
import { toWire } from '#shared/contract/wire.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { registerDemo } from '../seed/demo-journal.ts';
import { type Random, randomFrom } from '../seed/random.ts';
import { sampleEntry } from '../seed/sample-entry.ts';

/** The owner of a journal, signed in. */
export type BusyNotary = { id: string; token: string; email: string; random: Random };

/** An entry whose number the product told a notary, and when. */
export type Acknowledged = { notaryId: string; number: number; at: number };

const password = 'a long enough passphrase';
const timezone = 'America/New_York';

type Answer = { status: number; body: Record<string, unknown> };

/** Calls a route of the API. Throws if no answer comes. */
async function callRoute(
  apiUrl: string,
  id: RouteId,
  options: { token?: string; params?: string; query?: string; body?: unknown },
): Promise<Answer> {
  const { method, path } = routes[id];
  const { token, params = '', query = '', body } = options;
  const response = await fetch(`${apiUrl}${apiBase}${path.replace('{id}', params)}${query}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : {} };
}

/** A call that failed on the server's side, such as one that took too long. A client would repeat it later. */
class ServerFailure extends Error {}

function must(response: Answer, what: string, status: number): Record<string, unknown> {
  if (response.status === status) return response.body;
  const message = `${what} answered ${response.status}`;
  throw response.status >= 500 ? new ServerFailure(message) : new Error(message);
}

/** Registers notaries over the API. */
export function registerNotaries(apiUrl: string, count: number): Promise<BusyNotary[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const email = `drill-${at}@example.com`;
      const registered = await registerDemo(apiUrl, { email, password, full_name: `Notary ${at}` });
      if (!registered) throw new Error('A notary of the drill exists already');
      return { ...registered, email, random: randomFrom(at + 1) };
    }),
  );
}

const payload = (random: Random) => toWire(sampleEntry(random, dayIn(timezone, new Date())));

/** Records one entry, and returns its number. */
export async function recordEntry(
  apiUrl: string,
  { token, random }: Omit<BusyNotary, 'id' | 'email'>,
): Promise<number> {
  const draft = await callRoute(apiUrl, 'create-draft', {
    token,
    query: '?intent=submit',
    body: payload(random),
  });
  const { id } = must(draft, 'A draft', 201);
  const response = await callRoute(apiUrl, 'submit-entry', { token, params: String(id) });
  return Number(must(response, 'A submission', 200)['entry_number']);
}

/** Saves a draft, changes it, and deletes every second one. Does nothing once the plan has no room for more drafts. */
async function handleDraft(apiUrl: string, { token, random }: BusyNotary): Promise<void> {
  const saved = await callRoute(apiUrl, 'create-draft', { token, body: payload(random) });
  if (saved.status === 403) return;
  const draft = must(saved, 'A draft', 201);
  const params = String(draft['id']);
  const change = await callRoute(apiUrl, 'update-draft', { token, params, body: payload(random) });
  must(change, 'A changed draft', 200);
  if (random.next() < 0.5) {
    must(await callRoute(apiUrl, 'delete-draft', { token, params }), 'A deleted draft', 204);
  }
}

/**
 * Lets every notary record entries and handle drafts, until `stop`. `acknowledged` grows with each entry.
 * `until` resolves when a condition holds after an entry.
 */
export function keepWriting(apiUrl: string, notaries: readonly BusyNotary[]) {
  const acknowledged: Acknowledged[] = [];
  const waiting: { isMet: () => boolean; resolve: () => void }[] = [];
  let isStopped = false;
  const write = async (notary: BusyNotary) => {
    for (let turn = 0; !isStopped; turn += 1) {
      try {
        const number = await recordEntry(apiUrl, notary);
        acknowledged.push({ notaryId: notary.id, number, at: Date.now() });
        for (const { isMet, resolve } of waiting) if (isMet()) resolve();
        if (turn % 4 === 3) await handleDraft(apiUrl, notary);
      } catch (error) {
        // The notary was not told that it was recorded, so losing it is no loss.
        if (!(error instanceof ServerFailure)) throw error;
      }
    }
  };
  const writing = Promise.all(notaries.map(write));
  return {
    acknowledged,
    until: (isMet: () => boolean): Promise<unknown> =>
      Promise.race([
        // A writer that fails ends the drill, which would otherwise wait forever.
        writing,
        new Promise<void>((resolve) => {
          if (isMet()) resolve();
          else waiting.push({ isMet, resolve });
        }),
      ]),
    stop: async () => {
      isStopped = true;
      await writing;
    },
  };
}

const signedIn = z.object({ access_token: z.string() });

/** Signs in again, and returns a token. */
export async function signIn(apiUrl: string, { email }: Pick<BusyNotary, 'email'>): Promise<string> {
  const response = await callRoute(apiUrl, 'login', { body: { email, password } });
  return signedIn.parse(must(response, 'Signing in', 200)).access_token;
}

/** Opens an entry whole, with its images and ID numbers. */
export async function openEntry(apiUrl: string, token: string, entryId: string): Promise<void> {
  must(await callRoute(apiUrl, 'get-entry', { token, params: entryId }), 'Opening an entry', 200);
}
