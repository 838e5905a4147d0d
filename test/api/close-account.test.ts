import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripePayments } from '#functions/adapters/billing/stripe-payments.ts';
import { erasedFiles } from '#functions/adapters/files/erased-files.ts';
import { eraseClosedAccounts } from '#functions/services/retention/erase-closed-accounts.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { closureStore } from '#functions/store/account/closure-store.ts';
import { erasureStore } from '#functions/store/account/erasure-store.ts';
import { holdStore } from '#functions/store/account/hold-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { call } from '#test/support/api.ts';
import { lawfulIn } from '#test/support/duties/walk.ts';
import { buildEntry, buildSigner, type EntryPayload } from '#test/support/entry.ts';
import { everyCase } from '#test/support/every-case.ts';
import { accountOf, draftToSubmit, journalFaults, submit } from '#test/support/journal.ts';
import { type MortalProcess, mortalProcess } from '#test/support/mortal-process.ts';
import { ageProofs, verifyEmail } from '#test/support/notary.ts';
import { openIntake, sendOrder } from '#test/support/order-intake.ts';
import { newPayer, type Payer } from '#test/support/payments.ts';
import { itemsWith, versionsWith } from '#test/support/remains.ts';
import { mailsTo, testTable, useStackEnvironment } from '#test/support/stack.ts';
import { jpegBytes, pdfBytes, sendFile } from '#test/support/uploads.ts';

/** In `npm test`, runs fail at every third call; in `npm run test:long`, at every call. */
const step = everyCase ? 1 : 3;

const days = (count: number) => count * 86_400_000;
const years = (count: number) => days(count * 365.25);

/** Texts that must not be found anywhere afterwards: of the notary, of a signer, and of an ID. */
const lastNames = { CO: 'Quarrington', SC: 'Hollingberry' };
// Colorado allows four characters. The asterisk keeps random IDs and hashes from matching them.
const idNumber = 'Q*7X';
const clients = { CO: 'Wexbury Settlements', SC: 'Thornhurst Settlements' };
const phones = { CO: '+1 303 555 0137', SC: '+1 803 555 0162' };

let table: Table;
let leaver: Payer;
let keeper: Payer;
let process: MortalProcess;
/** The calendar link and the address for orders of each account. */
const intakes = new Map<Payer, Awaited<ReturnType<typeof openIntake>>>();

/** Runs the erasure of one notary's account at a time ahead of now, without touching what other tests closed. */
async function run({ notary: { id } }: Payer, ahead: number, whenListed = async () => {}) {
  const closures = closureStore(table);
  const failures: unknown[] = [];
  const counts = await eraseClosedAccounts({
    accounts: accountStore(table),
    closures: {
      ...closures,
      async *all() {
        for await (const page of closures.all()) {
          await whenListed();
          yield page.filter(({ notaryId }) => notaryId === id);
        }
      },
    },
    holds: holdStore(table),
    journal: journalStore(table),
    destructions: destructionStore(table),
    annex: importStore(table),
    items: erasureStore(table),
    files: erasedFiles(),
    payments: stripePayments,
    report: () => {},
    reportFailure: (_, error) => failures.push(error),
    now: () => new Date(Date.now() + ahead),
    hasTime: () => true,
  });
  return { ...counts, failures };
}

/** Fills an account with something of every kind. */
async function filled(payer: Payer, stateCode: 'CO' | 'SC'): Promise<void> {
  const { notary } = payer;
  const { token } = notary;
  await verifyEmail(notary);
  await call('update-profile', {
    token,
    body: {
      phone: phones[stateCode],
      business_name: `${lastNames[stateCode]} Signings`,
      monthly_head_email: true,
      evening_email: true,
    },
  });
  await call('add-commission', {
    token,
    body: { commission_number: 'OQ-20261', state: stateCode, expiration_date: '2029-05-31' },
  });
  const picture = { purpose: 'profile_picture', bytes: jpegBytes(), contentType: 'image/jpeg' } as const;
  await call('set-profile-picture', { token, body: { upload_id: await sendFile(notary, picture) } });
  const bond = { purpose: 'insurance_document', bytes: pdfBytes(), contentType: 'application/pdf' } as const;
  const upload_id = await sendFile(notary, bond);
  await call('add-insurance-document', { token, body: { upload_id, document_type: 'bond' } });
  await sendFile(notary, bond);
  const changes = {
    state_code: stateCode,
    signers: [
      buildSigner({ last_name: lastNames[stateCode], ...(stateCode === 'CO' && { id_number: idNumber }) }),
    ],
  };
  for (let entry = 0; entry < 2; entry += 1) {
    expect((await submit(notary, await draftToSubmit(notary, changes))).status).toBe(200);
  }
  await call('create-draft', { token, body: buildEntry(changes) });
  await fillBusiness(payer, stateCode);
  const intake = await openIntake(table, notary);
  expect(await sendOrder(table, intake.address, clients[stateCode])).toMatchObject({
    ...{ results: [{ kind: 'read', proposals: 1 }], isLeft: false },
  });
  expect((await call('get-calendar-feed', { params: { file: intake.file } })).status).toBe(200);
  intakes.set(payer, intake);
  await openMatter(payer);
  expect((await payer.giveCard()).status).toBe(200);
}

/** Expects that an account's calendar link and address for orders are dead, and that an email to it is removed. */
async function expectDeadIntake(payer: Payer): Promise<void> {
  const { file = '', address = '' } = intakes.get(payer) ?? {};
  expect((await call('get-calendar-feed', { params: { file } })).body).toMatchObject({
    code: 'CALENDAR_NOT_FOUND',
  });
  expect(await sendOrder(table, address, 'Anyone')).toEqual({
    ...{ results: [{ kind: 'dropped', reason: 'unknown-address' }], isLeft: false },
  });
}

/** Makes an invoice for an order of a client, with a payment, a trip, and an expense with its receipt. */
async function fillBusiness({ token, notary }: Payer, stateCode: 'CO' | 'SC'): Promise<void> {
  const client = await call('add-client', { token, body: { name: clients[stateCode] } });
  const order = {
    ...{ title: 'Refinance', client_id: client.body.id, starts_at: '2026-12-03T17:30', status: 'done' },
    ...{ timezone: 'America/Denver', lines: [{ kind: 'travel', description: '', amount: '70.00' }] },
  };
  const order_id = (await call('add-order', { token, body: order })).body.id;
  const trip = { date: '2026-12-03', from: 'Home', to: clients[stateCode], miles: 12.5, purpose: 'Signing' };
  await call('add-trip', { token, body: { ...trip, order_id } });
  const body = { order_ids: [order_id], client_id: client.body.id };
  const invoice = await call('add-client-invoice', { token, body });
  const payment = { date: '2026-12-04', amount: '70.00', method: 'Check' };
  await call('add-invoice-payment', { token, params: { id: invoice.body.id }, body: payment });
  const receipt = { purpose: 'receipt', bytes: pdfBytes(), contentType: 'application/pdf' } as const;
  const upload_id = await sendFile(notary, receipt);
  const expense = { date: '2026-12-03', category: 'supplies', amount: '12.50', description: 'Paper' };
  const repeats = 'monthly' as const;
  const added = await call('add-expense', { token, body: { ...expense, repeats, upload_id } });
  expect(added.status).toBe(201);
  const again = { ...expense, date: '2027-01-03', repeated_expense_id: added.body.id };
  expect((await call('add-expense', { token, body: again })).status).toBe(201);
}

/** Opens a matter whose deadline, and so its reminders, is far ahead, and meets it, which leaves the reminders behind. */
async function openMatter({ token }: Payer): Promise<void> {
  const facts = {
    ...{ reason: 'expired', ended_on: '2029-05-31', commission_number: 'OQ-20261' },
    ...{ office_name: null, office_address: null },
  } as const;
  const opened = await call('open-matter', { token, body: { kind: 'hand_over', state: 'CA', facts } });
  expect(opened.body).toMatchObject({ due_on: expect.stringMatching(/^2029/) });
  const renewed = { kind: 'commission_renewed', commission_number: 'OQ-2', expiration_date: '2033-05-31' };
  const params = { id: opened.body.id };
  const step = { token, params, body: { ...renewed, version: opened.body.version } };
  expect((await call('add-matter-step', step)).body).toMatchObject({ due_on: null });
}

beforeAll(async () => {
  const stack = await useStackEnvironment();
  table = await testTable();
  [leaver, keeper] = await Promise.all([newPayer(stack), newPayer(stack)]);
  await filled(leaver, 'CO');
  await filled(keeper, 'SC');
  process = mortalProcess(table);
});

afterAll(() => {
  process.remove();
});

const close = (payer: Payer, journal: 'keep' | 'erase', email = payer.notary.email) =>
  call('close-account', { token: payer.token, body: { journal, email } });

const closureOf = async ({ token }: Payer) => (await call('get-closure', { token })).body;

/** Prepares and downloads an export of everything. */
async function downloadEverything({ token }: Payer): Promise<void> {
  await call('start-data-export', { token });
  await expect
    .poll(async () => (await call('get-data-export', { token })).body.export?.status, { timeout: 60_000 })
    .toBe('ready');
  expect((await call('download-data-export', { token })).status).toBe(303);
}

describe('closing an account, and erasing it when its retention has ended', () => {
  it('needs the typed address, and an export that was downloaded', async () => {
    expect(await closureOf(leaver)).toMatchObject({
      closure: null,
      entries: 2,
      // Colorado requires ten years from the last act.
      erasure_refused: 'law',
      erasure_law: [{ state: 'CO', text: expect.stringContaining('10 years') }],
      export: 'missing',
      states: [{ state: 'CO', entries: 2 }],
    });
    await ageProofs(leaver.notary);
    expect(await close(leaver, 'keep')).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    const { token, notary } = leaver;
    await call('prove-identity', { token, body: { password: notary.password } });
    expect((await close(leaver, 'erase', 'somebody@example.com')).body).toMatchObject({
      code: 'INVALID_FIELDS',
    });
    expect((await close(leaver, 'erase')).body).toMatchObject({ code: 'ERASURE_REFUSED' });
    await downloadEverything(leaver);
    expect((await closureOf(leaver)).export).toBe('downloaded');
  });

  it('is refused while a legal hold is active', async () => {
    const { token } = leaver;
    const body = { asked_by: 'District Court, Denver', reason: 'Case 24CV301' };
    const { hold } = (await call('add-hold', { token, body })).body;
    expect((await close(leaver, 'erase')).body).toMatchObject({ code: 'ERASURE_REFUSED' });
    const lifted = { token, params: { hold_id: hold.id }, body: { reason: 'Case closed' } };
    expect((await call('lift-hold', lifted)).status).toBe(204);
    expect((await call('lift-hold', lifted)).status).toBe(404);
    const { holds, groups } = (await call('get-retention', { token })).body;
    expect(holds).toMatchObject([{ asked_by: 'District Court, Denver', lift_reason: 'Case closed' }]);
    expect(groups).toMatchObject([{ state: 'CO', entries: 2, retention: { basis: 'from_last_act' } }]);
  });

  it('signs out every device, and lets the notary return', async () => {
    const other = new Map([['first', leaver.token]]);
    await leaver.signInAgain();
    expect((await close(leaver, 'keep')).status).toBe(200);
    for (const token of [leaver.token, other.get('first') ?? '']) {
      expect((await call('list-entries', { token })).status).toBe(401);
    }
    expect((await mailsTo(leaver.notary.email))[0]?.subject).toContain(
      'Your account is closed and will be erased after',
    );
    const { email, password } = leaver.notary;
    const again = { email, password, full_name: 'Somebody Else' };
    expect((await call('register', { body: again })).body).toMatchObject({
      code: 'EMAIL_ALREADY_REGISTERED',
    });

    await expectDeadIntake(leaver);
    await leaver.signInAgain();
    const { token } = leaver;
    expect((await call('get-profile', { token })).body.account_closes_at).not.toBeNull();
    expect((await call('list-entries', { token })).body).toMatchObject({ code: 'ACCOUNT_CLOSED' });
    expect((await call('reopen-account', { token })).status).toBe(204);
    expect((await call('reopen-account', { token })).body).toMatchObject({ code: 'ACCOUNT_NOT_CLOSED' });
    expect((await call('list-entries', { token })).status).toBe(200);
    expect((await call('get-profile', { token })).body.account_closes_at).toBeNull();
  });

  it.each(['keep', 'erase'] as const)(
    'spares an account that was reopened after a run had listed it, with fate %s',
    async (journal) => {
      const returning = await newPayer(await useStackEnvironment());
      const { id, email } = returning.notary;
      const account = await accountOf(id);
      const closures = closureStore(table);
      const endsAt = new Date(Date.now() + days(30)).toISOString();
      const closure = { closedAt: new Date().toISOString(), endsAt, journal };
      const { lastLink } = await journalStore(table).ledger(account.journalId);
      const kept = { lastLink, keepUntil: null };
      expect(await closures.close(account, { ...closure, ...kept })).toBe(true);
      const late = new Date(Date.parse(endsAt) - 1);
      const reopen = async () => closures.reopen(await accountOf(id), late);
      let reopened: boolean | undefined;
      const result = await run(returning, days(31), async () => {
        reopened ??= await reopen();
      });
      expect(reopened).toBe(true);
      expect(result).toMatchObject({ kept: 0, erased: 0, failures: [] });
      expect(await accountOf(id)).toMatchObject({ email });
    },
  );

  it('does not reopen an account whose erasure began', async () => {
    const tardy = await newPayer(await useStackEnvironment());
    const { id } = tardy.notary;
    expect((await close(tardy, 'keep')).status).toBe(200);
    const closures = closureStore(table);
    const account = await accountOf(id);
    let isMarked = false;
    for await (const page of closures.all()) {
      const closure = page.find(({ notaryId }) => notaryId === id);
      if (closure) isMarked = await closures.mark(closure, 'keeping');
    }
    expect(isMarked).toBe(true);
    expect(await closures.reopen(account, new Date())).toBe(false);
    expect(await run(tardy, days(31))).toMatchObject({ kept: 1, failed: 0 });
    expect(await accountOf(id)).toMatchObject({ email: '' });
  });

  it('erases nothing in the 30 days, and then everything, wherever a run dies', async () => {
    const { id, email } = leaver.notary;
    const account = await accountOf(id);
    const { journalId } = account;
    const customer = await leaver.customer();
    expect(customer?.deleted).toBeFalsy();
    // As if the retention had ended when the account was closed.
    const { lastLink } = await journalStore(table).ledger(journalId);
    const closedAt = new Date();
    const endsAt = new Date(closedAt.getTime() + days(30)).toISOString();
    const closure = { closedAt: closedAt.toISOString(), endsAt, journal: 'erase' as const };
    expect(
      await closureStore(table).close(account, {
        ...closure,
        lastLink,
        keepUntil: endsAt.slice(0, 10),
      }),
    ).toBe(true);
    expect(await run(leaver, days(29))).toMatchObject({ erased: 0, kept: 0, failed: 0 });
    expect((await journalFaults(id)).faults).toEqual([]);

    let died = 0;
    for (let calls = 0; ; calls += step) {
      process.callsLeft = calls;
      // A run that dies while it lists what is closed does nothing else.
      const result = await run(leaver, years(11)).catch(() => ({ erased: 0 }));
      process.callsLeft = Number.POSITIVE_INFINITY;
      if (result.erased === 1) break;
      died += 1;
    }
    expect(died * step).toBeGreaterThan(20);

    const texts = [id, journalId, email, lastNames.CO, phones.CO, clients.CO, idNumber];
    expect(await itemsWith(table, texts, years(11))).toEqual([]);
    expect(await versionsWith([id])).toEqual([]);
    // Also proposals, which would expire in the meantime.
    expect(await itemsWith(table, [`BUSINESS#${id}`], 0)).toEqual([]);
    await expectDeadIntake(leaver);
    expect(await leaver.customer()).toBeUndefined();
    expect(await run(leaver, years(12))).toMatchObject({ erased: 0, kept: 0, failed: 0 });
  });

  it('lets the address be registered again', async () => {
    const { email, password, id } = leaver.notary;
    const { status, body } = await call('register', { body: { email, password, full_name: 'Nora Notary' } });
    expect(status).toBe(201);
    expect(body.user.id).not.toBe(id);
  });
});

describe('closing an account whose journal is kept', () => {
  it('is the only choice where the law forbids to delete entries', async () => {
    expect(await closureOf(keeper)).toMatchObject({
      erasure_refused: 'law',
      erasure_law: [{ state: 'SC' }],
      keep_until: null,
    });
    expect((await close(keeper, 'erase')).body).toMatchObject({ code: 'ERASURE_REFUSED' });
  });

  it('keeps the journal sealed and sound, and nothing that only the account needs', async () => {
    const { id, email, password } = keeper.notary;
    expect((await close(keeper, 'keep')).status).toBe(200);
    expect(await run(keeper, days(31))).toMatchObject({ kept: 1, failed: 0, failures: [] });
    expect(await run(keeper, days(4_000))).toMatchObject({ kept: 0, erased: 0, failed: 0 });
    expect(await journalFaults(id)).toMatchObject({
      faults: [],
      submitted: [expect.any(String), expect.any(String)],
    });
    expect(await accountOf(id)).toMatchObject({ email: '', passwordHash: '', fullName: 'Nora Notary' });
    const texts = [email, `${lastNames.SC} Signings`, phones.SC, clients.SC];
    expect(await itemsWith(table, texts, days(31))).toEqual([]);
    // Also proposals, which would expire in the meantime.
    expect(await itemsWith(table, [`BUSINESS#${id}`], 0)).toEqual([]);
    await expectDeadIntake(keeper);
    const left = await versionsWith([id]);
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter((key) => !key.startsWith(`notaries/${id}/entries/`))).toEqual([]);
    expect((await call('login', { body: { email, password } })).status).toBe(401);
  });

  const typed: [string, 'CO' | 'NV', number, Partial<EntryPayload>][] = [
    ['date of an act in 1950', 'CO', 10, { date: '1950-03-04', act_time: '11:00' }],
    ['end of a commission in 1990', 'NV', 7, {}],
  ];

  it.each(typed)(
    'keeps it for the years of the law after its receipt, whatever %s',
    async (_, state, required, changes) => {
      const backdating = await newPayer(await useStackEnvironment());
      const { notary, token } = backdating;
      const entry = await draftToSubmit(notary, { ...lawfulIn(state), ...changes });
      expect((await submit(notary, entry)).status).toBe(200);
      const body = { commission_number: 'OLD-1', state, expiration_date: '1990-01-01' };
      expect((await call('add-commission', { token, body })).status).toBe(201);
      const { keep_until: keepUntil } = await closureOf(backdating);
      expect(Number(keepUntil?.slice(0, 4)) - new Date().getUTCFullYear()).toBe(required);
      expect((await close(backdating, 'keep')).status).toBe(200);
      expect(await run(backdating, days(31))).toMatchObject({ kept: 1, erased: 0, failed: 0 });
      expect(await run(backdating, days(32))).toMatchObject({ kept: 0, erased: 0, failed: 0 });
      expect(await run(backdating, years(required) - days(2))).toMatchObject({ erased: 0, failed: 0 });
      expect(await run(backdating, years(required) + days(3))).toMatchObject({ erased: 1, failed: 0 });
    },
  );

  it('keeps imported entries with a journal that has none of its own', async () => {
    const importer = await newPayer(await useStackEnvironment());
    const { token, notary } = importer;
    const row = {
      date: '2019-03-04',
      state: 'CO',
      signers: ['Maria Ortiz'],
      document: 'Grant deed',
      fee: 15,
    };
    const begun = await call('start-import', { token, body: { file_name: 'paper.csv', rows: 1 } });
    const params = { id: 'id' in begun.body ? begun.body.id : '' };
    const rows = { params: { ...params, batch: '0' }, body: { rows: [row] }, token };
    expect((await call('add-import-rows', rows)).status).toBe(204);
    expect((await call('complete-import', { params, token })).status).toBe(200);
    expect((await close(importer, 'keep')).status).toBe(200);
    expect(await run(importer, days(31))).toMatchObject({ kept: 1, erased: 0, failures: [] });
    expect(await run(importer, years(10) - days(2))).toMatchObject({ erased: 0, failures: [] });
    expect(await importStore(table).imports(notary.id)).toHaveLength(1);
    expect(await run(importer, years(10) + days(2))).toMatchObject({ erased: 1, failures: [] });
    expect(await importStore(table).imports(notary.id)).toEqual([]);
  });

  it('keeps a journal to which an entry was added on its way, although it was to be erased', async () => {
    const stack = await useStackEnvironment();
    const late = await newPayer(stack);
    await draftToSubmit(late.notary).then((entry) => submit(late.notary, entry));
    const account = await accountOf(late.notary.id);
    const closure = {
      closedAt: new Date().toISOString(),
      endsAt: new Date(Date.now() + days(30)).toISOString(),
      journal: 'erase' as const,
    };
    // The downloaded export ends with the opening, one link before the entry.
    expect(
      await closureStore(table).close(account, { ...closure, lastLink: 0, keepUntil: '2036-01-01' }),
    ).toBe(true);
    expect(await run(late, days(31))).toMatchObject({ kept: 1, erased: 0 });
    const hold = { id: 'hold', askedBy: 'Court', reason: 'Case', since: closure.closedAt };
    await holdStore(table).add(late.notary.id, { ...hold, liftedAt: null, liftReason: null });
    expect(await run(late, days(4_000))).toMatchObject({ kept: 0, erased: 0 });
    await holdStore(table).lift(late.notary.id, 'hold', { at: closure.closedAt, reason: 'Over' });
    expect(await run(late, days(4_000))).toMatchObject({ kept: 0, erased: 1 });
    expect(await itemsWith(table, [late.notary.id], days(4_000))).toEqual([]);
    expect(await versionsWith([late.notary.id])).toEqual([]);
  });

  it('keeps a journal for good if an entry on its way was one that the law never lets go', async () => {
    const late = await newPayer(await useStackEnvironment());
    await submit(late.notary, await draftToSubmit(late.notary, lawfulIn('SC')));
    const closedAt = new Date().toISOString();
    const endsAt = new Date(Date.now() + days(30)).toISOString();
    const closure = { closedAt, endsAt, journal: 'keep' as const };
    // As decided one link before the entry.
    const decided = { lastLink: 0, keepUntil: '2027-01-01' };
    expect(await closureStore(table).close(await accountOf(late.notary.id), { ...closure, ...decided })).toBe(
      true,
    );
    expect(await run(late, days(31))).toMatchObject({ kept: 1, erased: 0, failed: 0 });
    expect(await run(late, years(40))).toMatchObject({ kept: 0, erased: 0, failed: 0 });
    expect(await journalFaults(late.notary.id)).toMatchObject({ faults: [] });
  });
});

describe('closing an account with a subscription', () => {
  it('ends it with the paid time; reopening changes nothing, and the notary can keep the plan', async () => {
    const payer = await newPayer(await useStackEnvironment());
    await payer.pay({ plan: 'basic' });
    const paid = await payer.charges();
    expect((await close(payer, 'keep')).status).toBe(200);
    expect(await payer.subscriptions()).toMatchObject([{ status: 'active', cancel_at_period_end: true }]);

    await payer.signInAgain();
    expect((await payer.cancelPending()).body).toMatchObject({ code: 'ACCOUNT_CLOSED' });
    expect((await call('reopen-account', { token: payer.token })).status).toBe(204);
    expect(await payer.status(true)).toMatchObject({
      ...{ status: 'active', plan_id: 'basic' },
      pending_plan_change: { new_plan_id: 'free' },
    });
    expect(await payer.subscriptions()).toMatchObject([{ cancel_at_period_end: true }]);
    expect((await payer.cancelPending()).status).toBe(200);
    expect(await payer.subscriptions()).toMatchObject([{ status: 'active', cancel_at_period_end: false }]);
    expect(await payer.status()).toMatchObject({ plan_id: 'basic', pending_plan_change: null });
    expect(await payer.charges()).toEqual(paid);
  });
});
