import type { RouteId } from '#shared/contract/routes.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { type Call, callHandler } from './handlers.ts';
import { copyRequest, importRows, inspectionOf } from './sample-bodies.ts';

/** A call and its name in docs/performance.md. The first function prepares a call, the second makes it. */
export type CallCase = [name: string, prepare: () => Promise<() => Promise<unknown>>];

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Returns a complete entry with one signer, as a client sends it. */
export function benchEntry() {
  return {
    date: dayIn('America/Denver', new Date()),
    act_timezone: 'America/Denver',
    state_code: 'CO',
    document_type: 'deed',
    act_type: 'acknowledgment',
    fee: 15,
    location_label: '1200 West Colfax Avenue, Denver, Colorado 80204',
    location_lat: 39.7392,
    location_lng: -104.9903,
    documents: [{ description: 'Warranty deed for a single-family home' }],
    comments: 'Signed at the kitchen table.',
    signers: [
      {
        first_name: 'Margaret',
        last_name: 'Delgado',
        address_line: '1200 Pearl Street, Apartment 4',
        city: 'Boulder',
        state_code: 'CO',
        zip: '80302',
        id_type: 'drivers_license',
        id_number: '4567',
        id_issuing_agency: 'Colorado DMV',
        id_expiration_date: '2030-06-30',
        signature_data_url: pixel,
        signed_as: {
          name: 'Margaret Delgado',
          act: 'acknowledgment',
          documents: ['Warranty deed for a single-family home'],
          language: 'en',
          at: '2026-11-20T18:00:00.000Z',
        },
      },
    ],
  };
}

/** A usual order of a mobile notary. */
const benchOrder = {
  title: 'Delgado refinance',
  order_number: '88-10442',
  starts_at: '2026-12-03T17:30',
  timezone: 'America/Denver',
  address: '1200 West Colfax Avenue, Denver, Colorado 80204',
  signers: [{ name: 'Margaret Delgado', phone: '(303) 555-0118' }],
  lines: [
    { kind: 'notarial', description: 'Two acknowledgments', amount: '30.00' },
    { kind: 'travel', description: 'Travel', amount: '105.00' },
  ],
  status: 'done',
};

const addendum = { reason: 'Wrong fee', text: 'The fee was ten dollars.' };

/** Entries of a visit: a usual package of loan documents. */
const visitEntries = 10;

const textAt = (value: unknown, key: string) => String(Reflect.get(Object(value), key));

/** The password of every notary of the bench. */
export const benchPassword = 'a long enough passphrase';

/** Returns the important calls of a notary in a journal of so many entries. */
export function callCases(notary: { token: string }, entries: number): CallCase[] {
  const call = (id: RouteId, more: Call = {}) => callHandler(id, { token: notary.token, ...more });
  const draft = async (query: Record<string, string> = { intent: 'submit' }) =>
    textAt(await call('create-draft', { query, body: benchEntry() }), 'id');

  const submitted = async () => {
    const id = await draft();
    const response = await call('submit-entry', { params: { id } });
    return { id, number: textAt(response, 'entry_number') };
  };
  const visit = () => Promise.all(Array.from({ length: visitEntries }, () => draft()));
  /** Makes a link to a new entry. It needs a proof of identity, which is as old as the journal took to fill. */
  const inspection = async () => {
    const { number } = await submitted();
    await call('prove-identity', { body: { password: benchPassword } });
    const made = await call('create-inspection', { body: inspectionOf(number) });
    return { token: textAt(made, 'address').split('#')[1] ?? '', code: textAt(made, 'access_code') };
  };

  return [
    ['list-entries, first page of 20', async () => () => call('list-entries', { query: page(1) })],
    [
      'list-entries, last page of 20',
      async () => () => call('list-entries', { query: page(Math.ceil(entries / 20)) }),
    ],
    ['get-dashboard', async () => () => call('get-dashboard')],
    ['create-draft', async () => () => draft()],
    ['get-entry', async () => withId((await submitted()).id, (params) => call('get-entry', { params }))],
    ['get-entry of a draft', async () => withId(await draft(), (params) => call('get-entry', { params }))],
    [
      'update-draft',
      async () => withId(await draft(), (params) => call('update-draft', { params, body: benchEntry() })),
    ],
    ['submit-entry', async () => withId(await draft(), (params) => call('submit-entry', { params }))],
    [
      'submit-entry of a listed draft',
      async () => withId(await draft({}), (params) => call('submit-entry', { params })),
    ],
    ['delete-draft', async () => withId(await draft({}), (params) => call('delete-draft', { params }))],
    [
      `submit-entries, ${visitEntries} of a visit`,
      async () => {
        const entry_ids = await visit();
        return () => call('submit-entries', { body: { entry_ids } });
      },
    ],
    [
      'add-addendum',
      async () =>
        withId((await submitted()).id, (params) => call('add-addendum', { params, body: addendum })),
    ],
    [
      'open-inspection',
      async () => {
        const body = await inspection();
        return () => callHandler('open-inspection', { body });
      },
    ],
    ['open-matter', async () => () => call('open-matter', { body: copyRequest })],
    ['add-order', async () => () => call('add-order', { body: benchOrder })],
    ['list-orders, page of 20', async () => () => call('list-orders', { query: { limit: '20' } })],
    ['list-trips, page of 20', async () => () => call('list-trips', { query: { limit: '20' } })],
    [
      'add-client-invoice, 3 orders',
      async () => {
        const client_id = textAt(await call('add-client', { body: { name: 'Bench Signings' } }), 'id');
        const order_ids: string[] = [];
        for (let order = 0; order < 3; order += 1)
          order_ids.push(textAt(await call('add-order', { body: benchOrder }), 'id'));
        return () => call('add-client-invoice', { body: { client_id, order_ids } });
      },
    ],
    [
      'get-business-summary',
      async () => () => call('get-business-summary', { query: { year: benchOrder.starts_at.slice(0, 4) } }),
    ],
    [
      `add-import-rows, ${importRows.length} rows`,
      async () => {
        const file = { file_name: 'paper-journal.csv', rows: importRows.length };
        const id = textAt(await call('start-import', { body: file }), 'id');
        const params = { id, batch: '0' };
        return () => call('add-import-rows', { params, body: { rows: importRows } });
      },
    ],
  ];
}

const page = (number: number) => ({ status: 'submitted', page: String(number), page_size: '20' });

const withId = (id: string, run: (params: { id: string }) => Promise<unknown>) => () => run({ id });

/** Returns more calls of the workload (scripts/cost/workload.ts), whose times are not measured. */
export function workloadCases(notary: { token: string }): CallCase[] {
  const call = (id: RouteId, more: Call = {}) => callHandler(id, { token: notary.token, ...more });
  let notaries = 0;
  /** Signs a notary in who has one session so far. */
  const signIn = async () => {
    notaries += 1;
    const email = `signing-in-${notaries}-${notary.token.slice(-8)}@example.com`;
    const credentials = { email, password: benchPassword };
    await callHandler('register', { body: { ...credentials, full_name: 'Bea Bench' } });
    return { body: credentials };
  };
  return [
    ['login', async () => withBody(await signIn())],
    [
      'refresh-session',
      async () => {
        const token = textAt(await callHandler('login', await signIn()), 'access_token');
        return () => callHandler('refresh-session', { token });
      },
    ],
    ['get-profile', async () => () => call('get-profile')],
    ['get-subscription', async () => () => call('get-subscription')],
    [
      'validate-entry',
      async () => () => call('validate-entry', { query: { state_code: 'CO' }, body: benchEntry() }),
    ],
    [
      'suggest-signers',
      async () => () => call('suggest-signers', { query: { search: 'Delgado', state: 'CO' } }),
    ],
  ];
}

const withBody = (body: Call) => () => callHandler('login', body);
