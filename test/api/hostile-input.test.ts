import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteId } from '#shared/contract/routes.ts';
import { states } from '#shared/data/states.ts';
import { call } from '#test/support/api.ts';
import { buildEntry, buildSigner } from '#test/support/entry.ts';
import { everyCase } from '#test/support/every-case.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';

let notary: Notary;
let draftId: string;

beforeAll(async () => {
  notary = await registerNotary();
  const draft = await call('create-draft', {
    query: { intent: 'submit' },
    body: buildEntry(),
    token: notary.token,
  });
  draftId = draft.body.id;
});

/** Values that a hostile or broken client may send in any field. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '__proto__',
    'x'.repeat(10_000),
    -0,
    1e308,
    '2026-13-45',
    null,
  ),
);

/** Makes valid bodies with some fields replaced, at two depths. */
const spoiled = <T extends object>(sound: T) =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(sound)), anything, { minKeys: 1, maxKeys: 4 })
    .map((changes) => ({ ...sound, ...changes }));

const entries = fc.oneof(
  spoiled(buildEntry()),
  spoiled(buildSigner()).map((signer) => ({ ...buildEntry(), signers: [signer] })),
  fc.jsonValue(),
);

const numRuns = everyCase ? 60 : 15;

async function neverFails(route: RouteId, body: fc.Arbitrary<unknown>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(body, async (value) => {
      const response = await call(route, {
        params: { id: draftId },
        query: { intent: 'submit', state_code: 'CA' },
        body: JSON.stringify(value),
        headers: { 'content-type': 'application/json' },
        token: notary.token,
      });
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns },
  );
}

describe('no input makes the server fail', () => {
  it('create-draft', () => neverFails('create-draft', entries));
  it('update-draft', () => neverFails('update-draft', entries));
  it('validate-entry', () => neverFails('validate-entry', entries));
  it('reverse-geocode', () => neverFails('reverse-geocode', spoiled({ lat: 1, lng: 2 })));
  it('reverse-geocode, by a number that DynamoDB cannot store', () =>
    neverFails('reverse-geocode', fc.constant({ lat: 5e-200, lng: -5e-324 })));
  it('update-profile', () =>
    neverFails('update-profile', spoiled({ primary_notary_state: 'TX', additional_notary_states: ['OK'] })));
  it('reset-password', () => neverFails('reset-password', spoiled({ token: 'x', new_password: 'y' })));
  it('register', () =>
    neverFails('register', spoiled({ email: 'no address', password: 'a long passphrase', full_name: 'N' })));

  it('list-entries', async () => {
    const query = fc.dictionary(
      fc.constantFrom('page', 'page_size', 'status', 'as_of', 'search', 'colour'),
      fc.string({ maxLength: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(query, async (value) => {
        const response = await call('list-entries', { query: value, token: notary.token });
        expect([200, 422]).toContain(response.status);
      }),
      { numRuns },
    );
  });

  it('get-entry', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60 }), async (id) => {
        fc.pre(!['.', '..'].includes(id));
        expect((await call('get-entry', { params: { id }, token: notary.token })).status).toBe(404);
      }),
      { numRuns },
    );
  });

  it('get-required-fields', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60 }), async (state) => {
        fc.pre(!['.', '..'].includes(state));
        const { status } = await call('get-required-fields', { params: { state } });
        expect(status).toBe(Object.hasOwn(states, state.toUpperCase()) ? 200 : 404);
      }),
      { numRuns },
    );
  });

  it('any route, by deeply nested bodies', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const response = await call('create-draft', { body: `{"documents":${deep}}`, token: notary.token });
    expect([400, 422]).toContain(response.status);
  });
});
