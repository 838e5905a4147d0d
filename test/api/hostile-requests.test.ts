import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseRequest } from '#functions/middleware/parse-request.ts';
import { contract } from '#shared/contract/contract.ts';
import { createDraft } from '#shared/contract/drafts.ts';
import { apiBase, routeAddress, routeIds, routes } from '#shared/contract/routes.ts';
import type { RouteContract } from '#shared/contract/schemas.ts';
import { call } from '#test/support/api.ts';
import { buildEntry, buildSigner } from '#test/support/entry.ts';
import { everyCase } from '#test/support/every-case.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { stackUrls } from '#test/support/stack.ts';
import { hostileText } from '#test/support/texts-of-bodies.ts';

let notary: Notary;
let apiUrl: string;

beforeAll(async () => {
  notary = await registerNotary();
  ({ apiUrl } = await stackUrls());
});

/** Segments of a path, as they are sent. */
const segments = [
  '%00',
  '%ED%A0%BD',
  '%',
  '%zz',
  '__proto__',
  '%22%7B%7D',
  `${'9'.repeat(400)}`,
  '-1',
  '%F0%9F%98%80',
];
const queries = [
  'a=%ED%A0%BD',
  'hash=%00&hash=%',
  'page=1e400&from=0000-00-00',
  '__proto__=1&timezone=%00',
  'search=%E2%80%AE&date_from=%',
];
/** Bodies, as they are sent. */
const bodies = [
  '',
  'null',
  '[]',
  '"\\ud83d"',
  '{"a": 1, "a": 2}',
  '{"__proto__": {"version": 1}, "constructor": null}',
  '{"version": 1e400, "size": -1e400, "fee": 1e-400}',
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{',
  '\u0000',
];

async function send(method: string, path: string, body?: string, type = 'application/json'): Promise<number> {
  const response = await fetch(`${apiUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: { authorization: `Bearer ${notary.token}`, 'content-type': type, 'idempotency-key': '\u00ff{}' },
    ...(body !== undefined && method !== 'GET' && { body }),
  });
  await response.arrayBuffer();
  return response.status;
}

const judged = routeIds.flatMap((id) => {
  const { params, query, body }: RouteContract = contract[id];
  return params || query || body
    ? [{ id, method: routes[id].method, path: routeAddress(id), hasBody: body !== undefined }]
    : [];
});

describe('requests that no client sends', () => {
  it.each(everyCase ? judged : judged.filter((_, at) => at % 8 === 0))(
    'never make a route fail: $id',
    async ({ method, path, hasBody }) => {
      const withSegment = (segment: string) => path.replaceAll(/\{\w+\}/g, segment);
      const requests: [path: string, body?: string, type?: string][] = [
        ...(path.includes('{')
          ? segments.map((segment): [string, string] => [withSegment(segment), '{}'])
          : []),
        ...queries.map((query): [string, string] => [`${withSegment('0')}?${query}`, '{}']),
        ...(hasBody ? bodies.map((body): [string, string] => [withSegment('0'), body]) : []),
        ...(hasBody ? [[withSegment('0'), '{}', 'text/html'] as [string, string, string]] : []),
      ];
      const statuses = await Promise.all(requests.map(([to, body, type]) => send(method, to, body, type)));
      expect(requests.filter((_, at) => (statuses[at] ?? 500) >= 500)).toEqual([]);
    },
  );
});

describe('a broken character', () => {
  const broken = (name: string) => ({
    status: 422,
    body: {
      code: 'INVALID_FIELDS',
      detail: [`${name}: a character is broken. Delete it and type it again.`],
    },
  });

  it('is refused in a body, a path, and a query, and the answer names its field', async () => {
    const { token } = notary;
    const body = buildEntry({ comments: 'Thanks \ud83d' });
    expect(await call('create-draft', { body, token })).toMatchObject(broken('Comments'));
    const sent = (path: string) =>
      fetch(`${apiUrl}${apiBase}${path}`, { headers: { authorization: `Bearer ${token}` } });
    for (const [path, name] of [
      ['/notary/entries/%ED%A0%BD', 'Id'],
      ['/notary/entries?search=%ED%A0%BD', 'Search'],
    ] as const) {
      const response = await sent(path);
      expect({ status: response.status, body: await response.json() }).toEqual(broken(name));
    }
  });
});

describe('an entry with hostile texts', () => {
  const entryWith = (text: string) => ({
    ...buildEntry({ comments: text, location_label: text, documents: [{ description: text }] }),
    signers: [buildSigner({ first_name: `${text}A`, address_line: text, city: text })],
  });
  /** Texts that the API accepts in all of these fields. */
  const accepted = hostileText.filter((text) => {
    const request = { headers: {}, body: JSON.stringify(entryWith(text)), isBase64Encoded: false };
    return text.trim() !== '' && parseRequest({ body: createDraft.body, responses: {} }, request).ok;
  });

  it('can be submitted, printed, and found if it can be saved', async () => {
    const texts = fc.sample(accepted, everyCase ? 60 : 4);
    const { token } = notary;
    for (const text of [...texts, '=1+1 李小龍 👩\u200d⚖️ \uffff\u{10ffff}\ufffd']) {
      const draft = await call('create-draft', { body: entryWith(text), token });
      if (draft.status !== 201) {
        expect([text, draft.body.code]).toEqual([text, 'INVALID_FIELDS']);
        continue;
      }
      const { id } = draft.body;
      const submitted = await call('submit-entry', { params: { id }, token });
      expect([text, submitted.status, submitted.body.detail]).toEqual([text, 200, undefined]);
      const pdf = await call('export-entry-pdf', { params: { id }, token });
      expect([text, pdf.status]).toEqual([text, 200]);
      const entry = await call('get-entry', { params: { id }, token });
      expect(entry.body.comments).toBe(text.trim().normalize('NFC'));
    }
    const csv = await call('export-journal-csv', { token });
    expect(csv.status).toBe(200);
  });
});
