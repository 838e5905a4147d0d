import { describe, expect, test } from 'vitest';
import type { RouteId } from '#shared/contract/routes.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { openSession, sessionState } from '#web/lib/session/session-store.ts';
import { aProfile, aRow } from '../../support/answers.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { fakeApiPerTest, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
}

describe('requests', () => {
  test('carry the token, and convert camelCase to the wire form and back', async () => {
    storeSession(aProfile());
    net.api.on('list-entries', () =>
      answered('list-entries', { items: [aRow({ entryNumber: '000007' })], total: 1, asOf: '7' }),
    );
    const page = await api('list-entries', { query: { status: 'submitted', page: 2, pageSize: 20 } });
    expect(page.items[0]?.entryNumber).toBe('000007');
    const [call] = net.api.calls;
    expect(call?.query).toEqual({ status: 'submitted', page: '2', page_size: '20' });
    expect(call?.headers.get('authorization')).toBe('Bearer token-1');
  });

  test('to public routes carry no token', async () => {
    storeSession(aProfile());
    net.api.on('forgot-password', () => answered('forgot-password', { message: 'Sent' }));
    await api('forgot-password', { body: { email: 'a@example.com' } });
    expect(net.api.calls[0]?.headers.has('authorization')).toBe(false);
    expect(net.api.calls[0]?.body).toEqual({ email: 'a@example.com' });
  });

  test('return undefined for an answer of 204', async () => {
    storeSession(aProfile());
    net.api.on('delete-draft', () => answered('delete-draft', undefined));
    expect(await api('delete-draft', { params: { id: 'x' } })).toBeUndefined();
  });
});

describe('a busy server', () => {
  const busy = () =>
    Response.json({ detail: 'Busy', code: 'BUSY' }, { status: 503, headers: { 'retry-after': '0' } });

  test('is asked again, three times at most, when the call may be repeated', async () => {
    storeSession(aProfile());
    net.api.on('get-profile', busy);
    expect(await failureOf(api('get-profile'))).toMatchObject({ status: 503, code: 'BUSY' });
    expect(net.api.calls).toHaveLength(4);
  });

  test('is asked again under the same key when the call changes something', async () => {
    storeSession(aProfile());
    net.api.on('update-profile', busy);
    expect(await failureOf(api('update-profile', { body: { version: 1 } }))).toMatchObject({ code: 'BUSY' });
    const keys = net.api.calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual(Array(4).fill(expect.stringMatching(/^[0-9a-f-]{36}$/)));
    expect(new Set(keys).size).toBe(1);
  });

  test('is not asked again when the call would then be carried out again', async () => {
    storeSession(aProfile());
    net.api.on('create-upload', busy);
    const file = { fileName: 'bond.pdf', contentType: 'application/pdf', size: 1 };
    const call = api('create-upload', { body: { purpose: 'insurance_document', ...file } });
    expect(await failureOf(call)).toMatchObject({ code: 'BUSY' });
    expect(net.api.calls).toHaveLength(1);
    expect(net.api.calls[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('that still carries out the first attempt is asked again until it answers', async () => {
    storeSession(aProfile());
    let open = 5;
    net.api.on('delete-draft', () => {
      if (open === 0) return answered('delete-draft', undefined);
      open -= 1;
      const body = { detail: 'In progress', code: 'REQUEST_IN_PROGRESS' };
      return Response.json(body, { status: 409, headers: { 'retry-after': '0' } });
    });
    await api('delete-draft', { params: { id: 'x' } });
    expect(new Set(net.api.calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(net.api.calls).toHaveLength(6);
  });

  test('is not asked again when it is not busy, but something else is unavailable', async () => {
    storeSession(aProfile());
    net.api.on('get-subscription', () =>
      Response.json(
        { detail: 'Down', code: 'PAYMENTS_UNAVAILABLE' },
        { status: 503, headers: { 'retry-after': '0' } },
      ),
    );
    expect(await failureOf(api('get-subscription'))).toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    expect(net.api.calls).toHaveLength(1);
  });
});

describe('failures', () => {
  test('join a list of details with commas', async () => {
    net.api.on('login', () => refused(422, { detail: ['One.', 'Two.'], code: 'INVALID_FIELDS' }));
    const error = await failureOf(api('login', { body: { email: 'a', password: 'b' } }));
    expect(error).toMatchObject({ status: 422, code: 'INVALID_FIELDS', detail: 'One., Two.' });
  });

  test('keep the request ID', async () => {
    net.api.on('login', () =>
      Response.json(
        { detail: 'Something', code: 'INTERNAL' },
        { status: 500, headers: { 'x-request-id': 'r-1' } },
      ),
    );
    const error = await failureOf(api('login', { body: { email: 'a', password: 'b' } }));
    expect(error.requestId).toBe('r-1');
  });

  test.each([
    ['oops', 'Server returned invalid JSON response'],
    ['', 'Server returned invalid JSON response'],
    ['<!doctype html><html></html>', /Configuration error: .*\/api prefix/],
  ])('report an answer that is not JSON (%j)', async (text, detail) => {
    net.api.on('login', () => new Response(text, { status: 200 }));
    const error = await failureOf(api('login', { body: { email: 'a', password: 'b' } }));
    expect(error.detail).toMatch(detail);
    expect(error.code).toBe('INVALID_ANSWER');
  });

  test('report a missing connection in a plain sentence', async () => {
    net.api.on('login', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failureOf(api('login', { body: { email: 'a', password: 'b' } }));
    expect(error).toMatchObject({ status: 0, code: 'NETWORK' });
    expect(error.detail).toContain('cannot be reached');
  });
});

describe('the end of a session', () => {
  const ended = () =>
    refused(401, { detail: 'Your session has ended. Please sign in again.', code: 'SESSION_EXPIRED' });

  test('happens after a 401, with the server’s message', async () => {
    storeSession(aProfile());
    net.api.on('get-dashboard', ended);
    await failureOf(api('get-dashboard'));
    expect(sessionState()).toEqual({
      session: undefined,
      notice: 'Your session has ended. Please sign in again.',
    });
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('does not happen after a refused sign-in', async () => {
    storeSession(aProfile());
    net.api.on('login', () =>
      refused(401, { detail: 'Incorrect email or password', code: 'INVALID_CREDENTIALS' }),
    );
    await failureOf(api('login', { body: { email: 'a', password: 'b' } }));
    expect(sessionState().session?.token).toBe('token-1');
  });

  test('does not happen if the token was renewed meanwhile: the request is sent again', async () => {
    storeSession(aProfile());
    net.api.on('get-profile', (call) => {
      if (call.headers.get('authorization') === 'Bearer token-2') return answered('get-profile', aProfile());
      openSession('token-2', aProfile(), new Date());
      return ended();
    });
    expect((await api('get-profile')).email).toBe('maria@example.com');
    expect(sessionState().session?.token).toBe('token-2');
  });
});

describe('an Idempotency-Key', () => {
  const body = { comments: 'first' };
  const keys = (id: RouteId = 'create-draft') =>
    net.api.callsOf(id).map((call) => call.headers.get('idempotency-key'));
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));

  test('is reused after a lost answer, and new after a success', async () => {
    storeSession(aProfile());
    net.api.on('create-draft', lost);
    await failureOf(api('create-draft', { body }));
    net.api.on('create-draft', () => answered('create-draft', aRow()));
    await api('create-draft', { body });
    await api('create-draft', { body });
    const [first, repeat, next] = keys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(repeat).toBe(first);
    expect(next).not.toBe(first);
  });

  test('differs for different content', async () => {
    storeSession(aProfile());
    net.api.on('create-draft', lost);
    await failureOf(api('create-draft', { body }));
    await failureOf(api('create-draft', { body: { comments: 'second' } }));
    const [first, second] = keys();
    expect(second).not.toBe(first);
  });

  test.each([
    [401, 'SESSION_EXPIRED', true],
    [429, 'TOO_MANY_ATTEMPTS', true],
    [500, 'INTERNAL', true],
    [409, 'ENTRY_VERSION_STALE', false],
    [422, 'IDEMPOTENCY_KEY_REUSED', false],
  ] as const)('is kept after an answer of %i %s: %s', async (status, code, isKept) => {
    storeSession(aProfile());
    net.api.on('create-draft', () => refused(status, { detail: 'No', code }));
    await failureOf(api('create-draft', { body }));
    storeSession(aProfile());
    await failureOf(api('create-draft', { body }));
    const [first, second] = keys();
    expect(second === first).toBe(isKept);
  });

  test('is one for each route of an address', async () => {
    storeSession(aProfile());
    for (const id of ['close-account', 'reopen-account'] as const) net.api.on(id, lost);
    await failureOf(api('close-account', { body: { journal: 'keep', email: 'a@example.com' } }));
    await failureOf(api('reopen-account'));
    await failureOf(api('close-account', { body: { journal: 'keep', email: 'a@example.com' } }));
    expect(keys('close-account')[1]).toBe(keys('close-account')[0]);
    expect(keys('reopen-account')[0]).not.toBe(keys('close-account')[0]);
  });

  test('is sent to no route that only reads', async () => {
    storeSession(aProfile());
    net.api.on('search-entries', () => answered('search-entries', { items: [], total: 0, asOf: '0' }));
    await api('search-entries', { body: {} });
    expect(keys('search-entries')).toEqual([null]);
  });

  test('of a call with a password leaves nothing in the storage, and is reused in the same page', async () => {
    storeSession(aProfile());
    net.api.on('prove-identity', lost);
    await failureOf(api('prove-identity', { body: { password: 'a secret' } }));
    await failureOf(api('prove-identity', { body: { password: 'a secret' } }));
    const [first, second] = keys('prove-identity');
    expect(second).toBe(first);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(first);
  });
});
