import { describe, expect, it } from 'vitest';
import { readPdf } from '#test/functions/adapters/pdf/read-pdf.ts';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { endTrial } from '#test/support/plan.ts';

const order = (title: string) => ({
  ...{ title, starts_at: '2025-12-30T10:00', timezone: 'America/Denver', status: 'done' as const },
  lines: [
    { kind: 'notarial' as const, description: 'Fee', amount: '30.00' },
    { kind: 'travel' as const, description: 'Travel', amount: '70.00' },
  ],
});

/** Makes an invoice of orders, and pays it. */
async function paid({ token }: Notary, titles: string[], payments: [date: string, amount: string][]) {
  const client = await call('add-client', { token, body: { name: 'Signings' } });
  const order_ids: string[] = [];
  for (const title of titles)
    order_ids.push((await call('add-order', { token, body: order(title) })).body.id);
  const made = await call('add-client-invoice', { token, body: { order_ids, client_id: client.body.id } });
  for (const [date, amount] of payments) {
    const body = { date, amount, method: 'Check' };
    await call('add-invoice-payment', { token, params: { id: made.body.id }, body });
  }
  return made.body;
}

const spend = ({ token }: Notary, date: string, amount: string) =>
  call('add-expense', { token, body: { date, amount, category: 'supplies', description: 'Paper' } });

const bytesOf = (body: object) => new Uint8Array('bytes' in body ? (body.bytes as Buffer) : []);

const exported = async ({ token }: Notary, format: string, year = '2026') => {
  const answer = await call('export-business-year', { token, query: { year, format } });
  return {
    status: answer.status,
    headers: answer.headers,
    text: Buffer.from(bytesOf(answer.body)).toString(),
  };
};

describe('payments and expenses of a year', () => {
  it('come by date, without those of void invoices and other years, also on Free', async () => {
    const by = await registerNotary();
    await paid(
      by,
      ['Vane', 'Okafor'],
      [
        ['2026-02-02', '120.00'],
        ['2025-12-31', '5.00'],
      ],
    );
    await spend(by, '2026-01-01', '12.50');
    await spend(by, '2026-12-31', '3.00');
    await spend(by, '2027-01-01', '99.00');
    const voided = await paid(by, ['Void'], [['2026-03-03', '10.00']]);
    await call('void-client-invoice', { token: by.token, params: { id: voided.id } });
    await endTrial(by.id);
    const { text, headers } = await exported(by, 'csv');
    expect(text.slice(1).split('\r\n')).toEqual([
      'Kind,Date,Description,Amount,Payee,Reference',
      'Expense,2026-01-01,Paper,-12.50,,',
      'Payment,2026-02-02,Vane; Okafor,120.00,Signings,0001',
      'Expense,2026-12-31,Paper,-3.00,,',
      '',
    ]);
    expect(headers.get('content-disposition')).toContain('business-2026.csv');
    expect((await exported(by, 'quickbooks')).text).toContain('02/02/2026,Vane; Okafor,120.00\r\n');
    expect((await exported(by, 'xero')).text).toContain('2026-02-02,120.00,Signings,Vane; Okafor,0001\r\n');
    expect((await exported(by, 'iif')).status).toBe(422);
    expect((await exported(by, 'csv', '1999')).status).toBe(422);
  });
});

describe('the summary for a tax preparer', () => {
  it('says its basis, the rates with their source, and where the numbers come from', async () => {
    const by = await registerNotary();
    const { token } = by;
    await paid(by, ['Vane'], [['2026-02-02', '100.00']]);
    await spend(by, '2026-05-01', '12.50');
    const trip = { date: '2026-07-01', from: 'Home', to: 'Fresno', miles: 1_000.5, purpose: 'Signing' };
    await call('add-trip', { token, body: trip });
    await endTrial(by.id);
    const printed = async (query: Record<string, string>) => {
      const { status, body } = await call('export-business-summary', { token, query });
      expect(status).toBe(200);
      return (await readPdf(bytesOf(body))).text;
    };
    const text = await printed({ year: '2026', basis: 'paid' });
    for (const words of [
      ...[
        'Business Summary 2026',
        'each payment counts on its day',
        '$30.00',
        '$70.00',
        '$0.00 of the notarial',
      ],
      ...[
        'IRS Notice 2026-10',
        '72.5 cents',
        '1,000.5',
        '$725.36',
        'Supplies',
        '$12.50',
        'Signings',
        '$100.00',
      ],
    ]) {
      expect(text).toContain(words);
    }
    expect(await printed({ year: '2025' })).toContain('each order counts on the day');
    expect(await printed({ year: '2022' })).toContain('IRS Announcement 2022-13');
  });
});
