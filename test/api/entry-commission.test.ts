import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '#shared/rules/dates.ts';
import { readPdf } from '#test/functions/adapters/pdf/read-pdf.ts';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { draftToSubmit, journalFaults, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';

const today = dayIn('America/New_York', new Date());
const missing =
  'No commission for Colorado is listed in your settings. Add your commission so that entries name it.';

let notary: Notary;

const add = (commission_number: string, expiration_date: string, state: string, is_primary = false) =>
  call('add-commission', {
    body: { commission_number, state, expiration_date, is_primary },
    token: notary.token,
  });
const whole = async (id: string) => (await call('get-entry', { params: { id }, token: notary.token })).body;
const judge = (date: string) =>
  call('validate-entry', {
    query: { state_code: 'CO' },
    body: buildEntry({ date, act_time: '12:00' }),
    token: notary.token,
  });

beforeAll(async () => {
  notary = await registerNotary();
  await call('update-profile', { body: { date_format: 'dd/MM/yyyy' }, token: notary.token });
});

// The tests follow one journal in order.
describe('the commission that an entry was made under', () => {
  it('is empty while no commission is listed: submitting warns, but succeeds', async () => {
    const { body: verdict } = await judge(today);
    expect(verdict).toMatchObject({ valid: true, errors: [] });
    expect(verdict.findings.warnings).toContainEqual({
      message: missing,
      path: 'state_code',
      citation: null,
      to_verify: false,
      warning: null,
    });
    const id = await draftToSubmit(notary);
    expect((await whole(id)).commission).toBeNull();
    const response = await submit(notary, id);
    expect(response).toMatchObject({ status: 200, body: { commission: null, warnings: [missing] } });
    expect((await whole(id)).commission).toBeNull();
    const pdf = await call('export-entry-pdf', { params: { id }, token: notary.token });
    if (!('bytes' in pdf.body)) throw new Error('No PDF');
    expect((await readPdf(new Uint8Array(pdf.body.bytes))).text).not.toContain('Commission');
  });

  it('is an expired one if the state has no other, with a warning in the notary’s date format', async () => {
    await add('TX 1', '2040-01-31', 'TX', true);
    await add('CO old', '2026-01-31', 'CO');
    const warning = 'Your Colorado commission CO old expired on 31/01/2026, before the date of this act.';
    const { body: verdict } = await judge('2026-02-01');
    expect(verdict.valid).toBe(true);
    expect(verdict.findings.warnings).toContainEqual({
      message: warning,
      path: 'date',
      citation: null,
      to_verify: false,
      warning: 'no_commission',
    });
    expect((await judge('2026-01-31')).body.warnings).not.toContain(warning);
    const id = await draftToSubmit(notary, { date: '2026-02-01', act_time: '12:00' });
    const commission = { commission_number: 'CO old', state: 'CO', expiration_date: '2026-01-31' };
    expect((await submit(notary, id)).body).toMatchObject({ commission, warnings: [warning] });
    // Submitting again answers the same entry with the same warning.
    expect((await submit(notary, id)).body).toMatchObject({ commission, warnings: [warning] });
  });

  it('is fixed at the submission, as is the notary’s name: later changes of either change no entry', async () => {
    await add('CO new', '2040-06-30', 'CO');
    const id = await draftToSubmit(notary);
    const commission = { commission_number: 'CO new', state: 'CO', expiration_date: '2040-06-30' };
    expect((await submit(notary, id)).body).toMatchObject({ commission, warnings: [] });
    for (const commission_number of ['CO new', 'CO old', 'TX 1']) {
      const params = { commission_number };
      expect((await call('delete-commission', { params, token: notary.token })).status).toBe(204);
    }
    const renamed = await call('update-profile', { body: { full_name: 'Mallory' }, token: notary.token });
    expect(renamed).toMatchObject({ status: 200, body: { full_name: 'Mallory' } });
    expect(await whole(id)).toMatchObject({ commission, notary_name: 'Nora Notary' });
    const list = await call('list-entries', { query: { status: 'submitted' }, token: notary.token });
    expect(list.body.items.map((row) => row.commission?.commission_number)).toEqual([
      'CO new',
      'CO old',
      undefined,
    ]);
    const pdf = await call('export-entry-pdf', { params: { id }, token: notary.token });
    if (!('bytes' in pdf.body)) throw new Error('No PDF');
    const { text } = await readPdf(new Uint8Array(pdf.body.bytes));
    expect(text).toContain('Nora Notary');
    expect(text).not.toContain('Mallory');
    expect(text).toContain('Commission number CO new');
    expect(text).toContain('Commission state Colorado');
    expect(text).toContain('Commission expires 30/06/2040 (June 30, 2040)');
  });

  it('cannot be named by the client', async () => {
    const body = { ...buildEntry(), commission: { commission_number: 'x' } };
    expect(await call('create-draft', { body, token: notary.token })).toMatchObject({
      status: 422,
      body: { detail: ['Unknown field: commission'] },
    });
  });

  it('is covered by the hash', async () => {
    expect((await journalFaults(notary.id)).faults).toEqual([]);
    expect((await journalFaults(notary.id)).submitted).toHaveLength(3);
  });
});
