import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { apiBase } from '#shared/contract/routes.ts';
import { toWire } from '#shared/contract/wire.ts';
import type { StateCode } from '#shared/data/states.ts';
import { type KnownKeys, readKeys } from '#shared/evidence/known-keys.ts';
import { publicKeysPath } from '#shared/evidence/log-paths.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { plainEntry } from '../seed/plain-entry.ts';

/** A response. An attacker reads bytes, so nothing is checked against the contract. */
export type Reply = {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  /** The body if it is a JSON object, otherwise an empty one. */
  json: Record<string, unknown>;
};

type Sent = { token?: string; body?: unknown; raw?: string; headers?: Record<string, string> };

/** Changes of a lawful entry, which is of Colorado unless they name a state. */
type Changes = Record<string, unknown> & { state_code?: StateCode };

/** An account that the attacker, or the attacked, has. */
export type Account = { token: string; id: string; email: string; password: string };

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A running product, as someone with nothing but HTTP sees it. */
export class Target {
  readonly url: string;
  /** Returns the texts of the emails to an address, latest first. A deployment shows none. */
  readonly mailsTo: ((address: string) => Promise<string[]>) | undefined;

  constructor(url: string, mailsTo?: (address: string) => Promise<string[]>) {
    this.url = url;
    this.mailsTo = mailsTo;
  }

  /** Calls a path below /api, such as `GET /user/profile`. */
  async send(call: `${string} /${string}`, { token, body, raw, headers }: Sent = {}): Promise<Reply> {
    const [method = '', path = ''] = call.split(' ');
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${this.url}${apiBase}${path}`, {
      method,
      redirect: 'follow',
      headers: {
        ...(content !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(content !== undefined && { body: content }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString();
    return { status: response.status, headers: response.headers, bytes, text, json: objectIn(text) };
  }

  /** Like `send`, for the steps that prepare an attack: throws if one does not succeed. */
  async must(call: `${string} /${string}`, sent: Sent = {}): Promise<Reply> {
    const reply = await this.send(call, sent);
    if (reply.status < 400) return reply;
    throw new Error(`${call} answered ${reply.status}: ${reply.text.slice(0, 300)}`);
  }

  async register(name = 'Alice Notary'): Promise<Account> {
    const email = `attack-${randomUUID()}@example.com`;
    const password = randomUUID();
    const { json } = await this.must('POST /auth/register', { body: { email, password, full_name: name } });
    const user = json['user'] as { id: string };
    return { token: String(json['access_token']), id: user.id, email, password };
  }

  async signIn({ email, password }: Pick<Account, 'email' | 'password'>): Promise<Reply> {
    return this.send('POST /auth/login', { body: { email, password } });
  }

  /** Saves a draft that is only to be submitted, and returns its ID. */
  async draft({ token }: Account, { state_code: state, ...changes }: Changes = {}): Promise<string> {
    const today = dayIn('America/New_York', new Date());
    const body = { ...(toWire(plainEntry(today, state)) as object), ...changes };
    const { json } = await this.must('POST /notary/entries/draft?intent=submit', { token, body });
    return String(json['id']);
  }

  /** Submits an entry, and returns its ID and its row. */
  async entry(account: Account, changes?: Changes, recordedAt?: string) {
    const id = await this.draft(account, changes);
    const { json } = await this.must(`POST /notary/entries/${id}/submit`, {
      token: account.token,
      ...(recordedAt && { body: { recorded_at: recordedAt } }),
    });
    return { id, row: json };
  }

  /** Returns the export of everything in an account, as soon as it is ready. */
  async exportOf({ token }: Account): Promise<Buffer> {
    await this.must('POST /user/data-export', { token });
    for (;;) {
      const { json } = await this.must('GET /user/data-export', { token });
      if ((json['export'] as { status?: string } | null)?.status === 'ready') break;
      await delay(250);
    }
    return (await this.must('GET /user/data-export/file', { token })).bytes;
  }

  /** Returns the PDF of an entry once the public log contains it. */
  async loggedPdf({ token }: Account, entryId: string): Promise<Buffer> {
    for (;;) {
      const { json } = await this.must(`GET /notary/entries/${entryId}`, { token });
      if ((json['seal'] as { log_index: number | null }).log_index !== null) break;
      await delay(250);
    }
    return (await this.must(`GET /notary/entries/${entryId}/export/pdf`, { token })).bytes;
  }

  async keys(): Promise<KnownKeys> {
    return readKeys(await (await fetch(new URL(publicKeysPath, this.url))).text());
  }

  /** Returns the token of the latest mailed link to a view. Throws if none comes, or if emails cannot be read. */
  async mailedToken(address: string, view: string): Promise<string> {
    if (!this.mailsTo) throw new Error('The mails of this product cannot be read');
    for (let attempt = 0; attempt < 40; attempt += 1) {
      for (const text of await this.mailsTo(address)) {
        const token = new RegExp(`view=${view}#token=([\\w-]+)`).exec(text)?.[1];
        if (token) return token;
      }
      await delay(250);
    }
    throw new Error(`No email to ${address} has a link to ${view}`);
  }
}
