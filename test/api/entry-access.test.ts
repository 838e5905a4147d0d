import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteId } from '#shared/contract/routes.ts';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';

const unknownId = '01HZZZZZZZZZZZZZZZZZZZZZZZ';

/** Some routes that need a session, with a valid request. sessions.test.ts asks all of them for one. */
const requests = [
  ['get-profile', {}],
  ['get-dashboard', {}],
  ['list-entries', {}],
  ['suggest-signers', { query: { search: 'ada', state: 'CO' } }],
  ['search-entries', { body: { search: 'ada' } }],
  ['search-signers', { body: { search: 'ada', state: 'CO' } }],
  ['create-draft', { body: buildEntry() }],
  ['get-entry', { params: { id: unknownId } }],
  ['update-draft', { params: { id: unknownId }, body: buildEntry() }],
  ['submit-entry', { params: { id: unknownId } }],
  ['delete-draft', { params: { id: unknownId } }],
  ['export-entry-pdf', { params: { id: unknownId } }],
  ['export-entries', { body: { entry_ids: [unknownId] } }],
  ['reverse-geocode', { body: { lat: 39.7, lng: -105 } }],
] as const satisfies [RouteId, object][];

/** The routes that name an entry. */
const named = requests.filter(([, request]) => 'params' in request);

describe('the first checks of a route', () => {
  let owner: Notary;
  let other: Notary;
  let draftId: string;

  beforeAll(async () => {
    [owner, other] = await Promise.all([registerNotary(), registerNotary()]);
    const draft = await call('create-draft', { body: buildEntry(), token: owner.token });
    draftId = draft.body.id;
  });

  it.each(requests)('%s refuses a call without a token', async (route, request) => {
    const response = await call(route, request);
    expect(response.status).toBe(401);
    expect(response.body.code).toBe('UNAUTHENTICATED');
  });

  it.each(requests)('%s refuses an invalid token', async (route, request) => {
    expect((await call(route, { ...request, token: 'eyJhbGciOiJub25lIn0.e30.' })).status).toBe(401);
  });

  it.each(requests)('%s refuses an expired token', async (route, request) => {
    const token = await signExpiredToken(owner.id);
    expect((await call(route, { ...request, token })).status).toBe(401);
  });

  it.each(named)('%s does not find an unknown ID', async (route, request) => {
    const response = await call(route, { ...request, token: owner.token });
    expect(response.status).toBe(404);
    expect(response.body.code).toBe('ENTRY_NOT_FOUND');
  });

  it.each(named)('%s does not find a malformed ID', async (route, request) => {
    for (const id of ['x', 'x'.repeat(2_000), '../ACCOUNT', draftId.toLowerCase().replace(/.$/, '!')]) {
      const response = await call(route, { ...request, params: { id }, token: owner.token });
      expect([id.slice(0, 20), response.status]).toEqual([id.slice(0, 20), 404]);
    }
  });

  it.each(named)(
    "%s does not find another notary's ID, and does not change that entry",
    async (route, request) => {
      const response = await call(route, { ...request, params: { id: draftId }, token: other.token });
      expect(response.status).toBe(404);
      const still = await call('get-entry', { params: { id: draftId }, token: owner.token });
      expect(still.body.version).toBe(1);
    },
  );

  it.each(['create-draft', 'update-draft', 'reverse-geocode'] as const)(
    '%s refuses a body that is not JSON, not an object or of another type',
    async (route) => {
      const sent = (body: unknown, headers = {}) =>
        call(route, { params: { id: draftId }, body, headers, token: owner.token });
      expect((await sent('{"lat":')).status).toBe(400);
      expect((await sent([1])).status).toBe(422);
      expect((await sent('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
      const unknown = await sent({ colour: 'blue' });
      expect(unknown.status).toBe(422);
      expect(unknown.body.detail).toContain('Unknown field: colour');
    },
  );

  it('answers with a request ID, and allows neither caching nor guessing the type', async () => {
    const { headers } = await call('list-entries', { token: owner.token });
    expect(headers.get('x-request-id')).toBeTruthy();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
