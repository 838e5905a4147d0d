import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { openPlacesKey } from '#functions/store/table/keys.ts';
import { table } from '#functions/store/table/table.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { accountOf } from './account-of.ts';
import { fillJournal } from './fill-journal.ts';
import { type Call, callHandler } from './handlers.ts';
import { type Measure, watchedClients } from './meter.ts';
import { median, quantile } from './quantile.ts';
import { copyRequest, importRows, inspectionOf } from './sample-bodies.ts';
import { tableUnits } from './unit-meter.ts';

/** The cost of a route in a journal of a certain length. */
export type CallCost = {
  route: string;
  entries: number;
  reads: number;
  writes: number;
  median: number;
  p95: number;
  /** Handler time divided by the time during which its AWS calls were in progress. */
  ratio: number;
};

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Returns a complete entry with one signer, as a client sends it. */
export function benchEntry() {
  return {
    date: dayIn('America/New_York', new Date()),
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
      },
    ],
  };
}

const addendum = { reason: 'Wrong fee', text: 'The fee was ten dollars.' };

/** Entries of a visit: a usual package of loan documents. */
const visitEntries = 10;

const textAt = (value: unknown, key: string) => String(Reflect.get(Object(value), key));

const password = 'a long enough passphrase';

async function register(email: string): Promise<{ id: string; token: string }> {
  const body = { email, password, full_name: 'Bea Bench' };
  const answer = await callHandler('register', { body });
  return {
    id: textAt(Reflect.get(Object(answer), 'user'), 'id'),
    token: textAt(answer, 'access_token'),
  };
}

async function filledNotary(entries: number): Promise<{ id: string; token: string }> {
  const notary = await register(`bench-${entries}-${Date.now()}@example.com`);
  await fillJournal(table(), await accountOf(notary), entries);
  return notary;
}

/** Frees the places of drafts that were not submitted: a notary has 50, and the bench makes more. */
async function freePlaces(notaryId: string): Promise<void> {
  const { client, name } = table();
  await client.send(new DeleteCommand({ TableName: name, Key: openPlacesKey(notaryId, 'drafts-to-submit') }));
}

/**
 * Measures the important calls in a journal of `entries` entries, `rounds` times each. Creates a notary with such a
 * journal unless one is given.
 */
export async function callCosts(
  entries: number,
  rounds: number,
  given?: { id: string; token: string },
): Promise<CallCost[]> {
  const [watch, meter] = [watchedClients(), await tableUnits()];
  const notary = given ?? (await filledNotary(entries));
  const call = (id: RouteId, more: Call = {}) => callHandler(id, { token: notary.token, ...more });
  const draft = async (query: Record<string, string> = { intent: 'submit' }) =>
    textAt(await call('create-draft', { query, body: benchEntry() }), 'id');

  const submitted = async () => {
    const id = await draft();
    const answer = await call('submit-entry', { params: { id } });
    return { id, number: textAt(answer, 'entry_number') };
  };
  const visit = () => Promise.all(Array.from({ length: visitEntries }, () => draft()));
  /** Makes a link to a new entry. It needs a proof of identity, which is as old as the journal took to fill. */
  const inspection = async () => {
    const { number } = await submitted();
    await call('prove-identity', { body: { password } });
    const made = await call('create-inspection', { body: inspectionOf(number) });
    return { token: textAt(made, 'address').split('#')[1] ?? '', code: textAt(made, 'access_code') };
  };

  const cases: [string, () => Promise<() => Promise<unknown>>][] = [
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
  const costs: CallCost[] = [];
  for (const [route, prepare] of cases) {
    const measures: Measure[] = [];
    // The first call opens connections and fetches keys, so its time is not measured.
    const { reads, writes } = await meter.units(await prepare());
    for (let round = 0; round < rounds; round += 1) {
      await freePlaces(notary.id);
      const run = await prepare();
      measures.push(await watch.measure(async () => void (await run())));
    }
    const totals = measures.map(({ total }) => total);
    costs.push({
      route,
      entries,
      ...{ reads, writes },
      median: median(totals),
      p95: quantile(totals, 0.95),
      ratio: median(measures.map(({ total, inSdk }) => total / inSdk)),
    });
  }
  return costs;
}

const page = (number: number) => ({ status: 'submitted', page: String(number), page_size: '20' });

const withId = (id: string, run: (params: { id: string }) => Promise<unknown>) => () => run({ id });
