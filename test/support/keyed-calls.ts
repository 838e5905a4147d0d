import { ulid } from 'ulid';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import type { RouteId, routes } from '#shared/contract/routes.ts';
import { toWire } from '#shared/contract/wire.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { type CallOptions, call } from './api.ts';
import { codeOf, secureNotary } from './authenticator.ts';
import { buildEntry } from './entry.ts';
import { accountOf, draftToSubmit, submit } from './journal.ts';
import { type Notary, registerNotary, verifyEmail } from './notary.ts';
import { newPayer } from './payments.ts';
import { softwareAuthenticator } from './software-authenticator.ts';
import { stackUrls, testTable } from './stack.ts';
import { jpegBytes, pdfBytes, sendFile } from './uploads.ts';

/** The routes that honor an Idempotency-Key. */
export type KeyedRouteId = {
  [Id in RouteId]: (typeof routes)[Id] extends { repeats: 'once' } ? Id : never;
}[RouteId];

/** A call that can succeed once. */
export type KeyedCall = Pick<CallOptions, 'params' | 'query'> & {
  body?: Record<string, unknown>;
  /** The members of another valid body that differ. Without them, the call has no body, and the other one has some. */
  other?: Record<string, unknown>;
  /** Who makes the call, if not the notary that most calls share. */
  by?: Notary;
  /** Returns the token with which the call can be repeated, if its effect ends the session. */
  tokenAfter?: (response: object) => Promise<string>;
  /** A refusal that the call gets each time, because no test of the API can make it succeed. */
  refused?: ErrorCode;
};

const ok = <T extends { status: number; body: object }>(response: T): T['body'] => {
  if (response.status >= 300) throw new Error(`The preparation answered ${JSON.stringify(response.body)}`);
  return response.body;
};

const today = () => dayIn('America/New_York', new Date());
const signedInAgain = async ({ email, password }: Notary) =>
  ok(await call('login', { body: { email, password } })).access_token;
const issuedToken = async (response: object) => {
  if (!('access_token' in response)) throw new Error('The answer has no token');
  return String(response.access_token);
};

const draft = async ({ token }: Notary) =>
  ok(await call('create-draft', { token, body: buildEntry(), query: { intent: 'submit' } })).id;
const entry = async (notary: Notary) => {
  const id = await draftToSubmit(notary);
  ok(await submit(notary, id));
  return id;
};
const commission = (number: string) => ({
  ...{ commission_number: number, state: 'CO', expiration_date: '2030-01-31', is_primary: false },
});
const listed = async ({ token }: Notary, number: string) => {
  ok(await call('add-commission', { token, body: commission(number) }));
  return { commission_number: number };
};
const picture = (notary: Notary) =>
  sendFile(notary, { purpose: 'profile_picture', bytes: jpegBytes(), contentType: 'image/jpeg' });
const bond = (notary: Notary) =>
  sendFile(notary, { purpose: 'insurance_document', bytes: pdfBytes(), contentType: 'application/pdf' });
const inspection = {
  ...{ recipient: 'Ines Inspector', office: 'Office of the Secretary of State', reason: 'inspection' },
  ...{ scope: { kind: 'period', from: '2020-01-01', to: today() }, images: false },
};
const request = {
  ...{ kind: 'copy', state: 'CO' },
  facts: {
    ...{ requester: 'Dana Reyes', contact: null, on_behalf_of: null, is_party: true, form: 'written' },
    ...{ received_on: '2026-11-02', month: null, people: 'Ada Byron', document: null },
  },
};
const matter = async ({ token }: Notary) => ok(await call('open-matter', { token, body: request })).id;
const importOf = async ({ token }: Notary) => {
  const body = ok(await call('start-import', { token, body: { file_name: 'old.csv', rows: 1 } }));
  if (!('id' in body)) throw new Error('The import was refused');
  return body.id;
};
const oldRow = { date: '2019-03-04', state: 'CA', signers: ['Maria Ortiz'], document: 'Grant deed' };
/** An import whose only row has arrived. No other import has it. */
const filledImport = async (notary: Notary) => {
  const id = await importOf(notary);
  const rows = [{ ...oldRow, document: `Deed ${id}` }];
  ok(await call('add-import-rows', { token: notary.token, params: { id, batch: '0' }, body: { rows } }));
  return id;
};
const passkeyFor = async ({ id, token }: Notary) => {
  const { challenge } = ok(await call('begin-passkey', { token }));
  const made = softwareAuthenticator((await stackUrls()).settings['SITE_URL'] ?? '', id).create(challenge);
  return toWire({ passkey: { ...made, name: 'Phone' } }) as { passkey: Record<string, unknown> };
};
const hold = { asked_by: 'District Court', reason: 'Case 12' };
const payer = async () => newPayer(await stackUrls());
const chosen = { plan_id: 'basic', payment_method_id: 'pm_card_visa', billing_cycle: 'monthly' };
const secured = async () => {
  const by = await secureNotary(await registerNotary());
  return { by, code: codeOf(by.secret, 1) };
};
const verified = async () => {
  const notary = await registerNotary();
  await verifyEmail(notary);
  return notary;
};

/** The least that each kind of working paper needs. */
const order = { title: 'Vane', starts_at: '2026-12-03T17:30', timezone: 'America/Denver' };
const client = { name: 'Example Signings' };
const trip = { date: '2026-12-03', from: 'Home', to: 'Fresno', miles: 12.5, purpose: 'Signing' };
const expense = { date: '2026-12-03', category: 'supplies', amount: '12.50', description: 'Paper' };
const added = async (
  route: 'add-order' | 'add-client' | 'add-trip' | 'add-expense',
  notary: Notary,
  body: object,
) => ok(await call(route, { token: notary.token, body: { ...body } })).id;
const invoice = async (notary: Notary) => ({
  order_ids: [
    await added('add-order', notary, {
      ...order,
      lines: [{ kind: 'notarial', description: 'Fee', amount: '15.00' }],
    }),
  ],
  client_id: await added('add-client', notary, client),
});
const invoiced = async (notary: Notary) =>
  ok(await call('add-client-invoice', { token: notary.token, body: await invoice(notary) })).id;

/** Prepares a call of each route that honors an Idempotency-Key. A new route does not compile without one. */
export const keyedCalls: Record<KeyedRouteId, (notary: Notary) => KeyedCall | Promise<KeyedCall>> = {
  'update-profile': () => ({ body: { phone: '(303) 555-0142' }, other: { phone: '(303) 555-0143' } }),
  'send-email-verification': async () => ({ by: await registerNotary() }),
  'change-email': async () => {
    const by = await verified();
    const body = { new_email: `new-${by.email}`, password: by.password };
    return { by, body, other: { new_email: `other-${by.email}` } };
  },
  'add-commission': () => ({ body: commission('A-1'), other: { commission_number: 'A-2' } }),
  'set-primary-commission': async (notary) => ({ params: await listed(notary, 'P-1') }),
  'delete-commission': async (notary) => ({ params: await listed(notary, 'D-1') }),
  'set-profile-picture': async (notary) => ({
    ...{ body: { upload_id: await picture(notary) }, other: { upload_id: 'x' } },
  }),
  'remove-profile-picture': async (notary) => {
    const body = { upload_id: await picture(notary) };
    ok(await call('set-profile-picture', { token: notary.token, body }));
    return {};
  },
  'add-insurance-document': async (notary) => ({
    ...{ query: { document_type: 'surety_bond' }, body: { upload_id: await bond(notary) } },
    other: { upload_id: 'x' },
  }),
  'delete-insurance-document': async (notary) => {
    const [query, body] = [{ document_type: 'surety_bond' }, { upload_id: await bond(notary) }];
    const added = ok(await call('add-insurance-document', { token: notary.token, query, body }));
    return { params: { document_id: added.document_id } };
  },
  'create-inspection': () => ({ body: inspection, other: { recipient: 'Otto Official' } }),
  'revoke-inspection': async ({ token }) => {
    const made = ok(await call('create-inspection', { token, body: inspection }));
    return { params: { id: made.inspection.id } };
  },
  'start-data-export': async () => ({ by: await registerNotary() }),
  'change-password': async () => {
    const by = await registerNotary();
    const body = { current_password: by.password, new_password: 'another long passphrase' };
    return { by, body, other: { new_password: 'a third long passphrase' }, tokenAfter: issuedToken };
  },
  'end-session': async (notary) => {
    await signedInAgain(notary);
    const { items } = ok(await call('list-sign-ins', { token: notary.token }));
    return { params: { session_id: items.find((one) => !one.is_current)?.session_id ?? '' } };
  },
  'sign-out-everywhere': async () => {
    const by = await registerNotary();
    return { by, tokenAfter: () => signedInAgain(by) };
  },
  'prove-identity': ({ password }) => ({ body: { password }, other: { password: 'wrong' } }),
  'begin-passkey': async () => ({ by: await verified() }),
  'add-passkey': async () => {
    const by = await verified();
    const body = await passkeyFor(by);
    return { by, body, other: { passkey: { ...body.passkey, name: 'Desk' } } };
  },
  'remove-passkey': async () => {
    const by = await verified();
    const added = ok(await call('add-passkey', { token: by.token, body: await passkeyFor(by) }));
    return { by, params: { id: added.passkey.id } };
  },
  'begin-second-factor': async () => {
    const by = await verified();
    return { by, body: { password: by.password }, other: { password: 'wrong' } };
  },
  'confirm-second-factor': async () => {
    const by = await verified();
    const { token, password } = by;
    const { secret } = ok(await call('begin-second-factor', { token, body: { password } }));
    return { by, body: { code: codeOf(secret) }, other: { code: '000000' }, tokenAfter: issuedToken };
  },
  'remove-second-factor': async () => {
    const { by, code } = await secured();
    return { by, body: { password: by.password, code }, other: { code: '000000' } };
  },
  'renew-recovery-codes': async () => {
    const { by, code } = await secured();
    return { by, body: { password: by.password, code }, other: { code: '000000' } };
  },
  'create-draft': () => ({ body: { ...buildEntry() }, other: { comments: 'Another' } }),
  'update-draft': async (notary) => ({
    ...{
      params: { id: await draft(notary) },
      body: { ...buildEntry(), version: 1 },
      other: { comments: 'Another' },
    },
  }),
  'submit-entry': async (notary) => ({
    ...{ params: { id: await draft(notary) }, body: {}, other: { recorded_at: new Date().toISOString() } },
  }),
  'add-addendum': async (notary) => ({
    ...{ params: { id: await entry(notary) }, body: { reason: 'Wrong fee', text: 'It was $10.' } },
    other: { text: 'It was $5.' },
  }),
  'submit-entries': async (notary) => ({
    ...{ body: { entry_ids: [await draft(notary), await draft(notary)] }, other: { entry_ids: ['1'] } },
  }),
  'delete-draft': async (notary) => ({ params: { id: await draft(notary) } }),
  'start-import': () => ({ body: { file_name: 'paper.csv', rows: 1 }, other: { rows: 2 } }),
  'add-import-rows': async (notary) => ({
    ...{ params: { id: await importOf(notary), batch: '0' }, body: { rows: [oldRow] } },
    other: { rows: [{ ...oldRow, document: 'Will' }] },
  }),
  'complete-import': async (notary) => ({ params: { id: await filledImport(notary) } }),
  'remove-import': async (notary) => ({ params: { id: await filledImport(notary) } }),
  'create-subscription': async () => ({
    ...{ by: (await payer()).notary, body: chosen, other: { plan_id: 'pro' } },
  }),
  'change-plan': async () => {
    const paying = await payer();
    ok(await paying.giveCard());
    return { by: paying.notary, query: { new_plan_id: 'basic', billing_cycle: 'monthly' } };
  },
  'cancel-scheduled-change': async () => {
    const paying = await payer();
    ok(await paying.create({ plan: 'basic' }));
    return { by: paying.notary };
  },
  'cancel-pending-change': async () => {
    const paying = await payer();
    await paying.pay({ plan: 'pro' });
    ok(await paying.change({ plan: 'basic' }));
    return { by: paying.notary };
  },
  'set-payment-method': async () => ({
    by: (await payer()).notary,
    ...{ body: { payment_method_id: 'pm_card_visa' }, other: { payment_method_id: 'pm_card_mastercard' } },
  }),
  'save-packages': () => ({
    body: {
      version: 0,
      packages: [
        { name: 'Deed', rows: [{ title: 'Deed', document_type: 'deed', act_type: null, fee: null }] },
      ],
    },
    other: { packages: [] },
  }),
  'open-matter': () => ({
    ...{ body: request, other: { facts: { ...request.facts, requester: 'Somebody Else' } } },
  }),
  'add-matter-step': async (notary) => ({
    ...{ params: { id: await matter(notary) }, body: { kind: 'noted', note: 'Called back', version: 1 } },
    other: { note: 'Called again' },
  }),
  'make-matter-document': async (notary) => ({
    ...{ params: { id: await matter(notary) }, body: { document: 'record' }, other: { document: 'copy' } },
  }),
  'save-front-page': () => ({
    body: { version: 0, abbreviations: 'DL: license', signature: null, successor: null },
    other: { abbreviations: null },
  }),
  // The retention of what a test records ends in years. Tests of services destroy entries.
  'request-destruction': () => ({
    body: { year: today().slice(0, 4), state: 'CO', confirmation: `DESTROY ${today().slice(0, 4)} CO` },
    refused: 'DESTRUCTION_REFUSED',
  }),
  'cancel-destruction': async ({ id }) => {
    // Nothing recorded in a test may be destroyed, so the request is stored without the route.
    const { tokenVersion, journalId } = await accountOf(id);
    const asked = {
      ...{ id: ulid(), notaryId: id, journalId },
      ...{ year: '2000', state: null, askedAt: new Date().toISOString() },
    };
    await destructionStore(await testTable()).ask({ ...asked, tokenVersion });
    return { params: { destruction_id: asked.id } };
  },
  'add-hold': () => ({ body: hold, other: { reason: 'Case 13' } }),
  'lift-hold': async ({ token }) => {
    const added = ok(await call('add-hold', { token, body: hold }));
    return { params: { hold_id: added.hold.id }, body: { reason: 'Closed' }, other: { reason: 'Settled' } };
  },
  'start-journal': async () => {
    const by = await registerNotary();
    const { journals } = ok(await call('list-journals', { token: by.token }));
    const body = { closes: journals[0]?.journal_id, reason: 'surrendered', email: by.email };
    return { by, body, other: { reason: 'own_choice' } };
  },
  'add-client': () => ({ body: client, other: { name: 'Another' } }),
  'update-client': async (notary) => ({
    ...{
      params: { id: await added('add-client', notary, client) },
      body: client,
      other: { name: 'Another' },
    },
  }),
  'delete-client': async (notary) => ({ params: { id: await added('add-client', notary, client) } }),
  'add-order': () => ({ body: order, other: { title: 'Another' } }),
  'update-order': async (notary) => ({
    ...{ params: { id: await added('add-order', notary, order) }, body: order, other: { title: 'Another' } },
  }),
  'delete-order': async (notary) => ({ params: { id: await added('add-order', notary, order) } }),
  'discard-order-proposal': () => ({ params: { id: ulid() }, refused: 'PROPOSAL_NOT_FOUND' }),
  'renew-order-address': () => ({ refused: 'ORDER_MAIL_UNAVAILABLE' }),
  'create-calendar': () => ({ body: { show_signers: false }, other: { show_signers: true } }),
  'end-calendar': () => ({}),
  'add-trip': () => ({ body: trip, other: { miles: 13 } }),
  'update-trip': async (notary) => ({
    ...{ params: { id: await added('add-trip', notary, trip) }, body: trip, other: { miles: 13 } },
  }),
  'delete-trip': async (notary) => ({ params: { id: await added('add-trip', notary, trip) } }),
  'add-expense': () => ({ body: expense, other: { amount: '13.00' } }),
  'update-expense': async (notary) => ({
    ...{ params: { id: await added('add-expense', notary, expense) }, body: expense },
    other: { amount: '13.00' },
  }),
  'delete-expense': async (notary) => ({ params: { id: await added('add-expense', notary, expense) } }),
  'add-client-invoice': async (notary) => ({ body: await invoice(notary), other: { note: 'Thank you' } }),
  'update-client-invoice': async (notary) => {
    const body = await invoice(notary);
    const { id } = ok(await call('add-client-invoice', { token: notary.token, body }));
    return { params: { id }, body, other: { note: 'Thank you' } };
  },
  'delete-client-invoice': async (notary) => ({ params: { id: await invoiced(notary) } }),
  'send-client-invoice': async () => {
    const by = await verified();
    const body = await invoice(by);
    ok(
      await call('update-client', {
        token: by.token,
        params: { id: body.client_id },
        body: { ...client, email: 'orders@signings.example' },
      }),
    );
    const { id } = ok(await call('add-client-invoice', { token: by.token, body }));
    return { by, params: { id } };
  },
  'add-invoice-payment': async (notary) => ({
    params: { id: await invoiced(notary) },
    body: { date: '2026-12-04', amount: '5.00', method: 'Check' },
    other: { amount: '6.00' },
  }),
  'void-client-invoice': async (notary) => ({ params: { id: await invoiced(notary) } }),
  'close-account': async () => {
    const by = await registerNotary();
    const body = { journal: 'keep', email: by.email };
    return { by, body, other: { journal: 'erase' }, tokenAfter: () => signedInAgain(by) };
  },
  'reopen-account': async () => {
    const by = await registerNotary();
    ok(await call('close-account', { token: by.token, body: { journal: 'keep', email: by.email } }));
    return { by: { ...by, token: await signedInAgain(by) } };
  },
};
