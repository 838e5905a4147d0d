import { beforeAll, describe, expect, it } from 'vitest';
import { readSignatureReason } from '#shared/evidence/document/document-kind.ts';
import { readPdf } from '#test/functions/adapters/pdf/read-pdf.ts';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary, uniqueEmail, verifyEmail } from '#test/support/notary.ts';
import { endTrial } from '#test/support/plan.ts';
import { mailsTo } from '#test/support/stack.ts';

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
  await verifyEmail(notary);
});

const order = {
  ...{ title: 'Vane refinance', starts_at: '2026-12-03T17:30', timezone: 'America/Denver' },
  status: 'done' as const,
  lines: [
    { kind: 'notarial' as const, description: 'Two acknowledgments', amount: '30.00' },
    { kind: 'travel' as const, description: 'To Fresno', amount: '1105.00' },
  ],
};

/** Makes an invoice to a client, with an email address unless it is null. */
async function made(by = notary, email: string | null = uniqueEmail()) {
  const added = await call('add-client', {
    token: by.token,
    body: { name: 'Example Signings', address: '1 Main Street, Fresno', ...(email && { email }) },
  });
  const { body } = await call('add-order', { token: by.token, body: { ...order, client_id: added.body.id } });
  const invoice = await call('add-client-invoice', {
    token: by.token,
    body: { order_ids: [body.id], client_id: added.body.id, due: '2027-01-15', note: 'Thank you' },
  });
  expect(invoice.status).toBe(201);
  return { id: invoice.body.id, number: invoice.body.number, email: email ?? '', client: added.body.id };
}
const bytesOf = (body: object) => new Uint8Array('bytes' in body ? (body.bytes as Buffer) : []);
const send = (id: string, by = notary, key?: string) =>
  call('send-client-invoice', {
    token: by.token,
    params: { id },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const pdf = (id: string, by = notary) => call('export-client-invoice', { token: by.token, params: { id } });

describe('sending an invoice', () => {
  it('mails the PDF to the client, who answers to the notary, and then as a reminder', async () => {
    const { id, email, number } = await made();
    const sent = await send(id);
    expect(sent).toMatchObject({ status: 200, body: { status: 'sent', sent_at: expect.any(String) } });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({
      subject: `Invoice ${number} from Nora Notary`,
      replyTo: [notary.email],
      files: [{ name: `invoice-${number}.pdf`, type: 'application/pdf' }],
    });
    expect(mail?.text).toContain('$1,135.00 is open, due on January 15, 2027.');
    const { text } = await readPdf(new Uint8Array(Buffer.from(mail?.files[0]?.content ?? '', 'base64')));
    for (const words of [`Invoice ${number}`, 'December 3, 2026', 'Notarial fee', '$1,135.00', 'Open']) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('Draft');
    expect((await send(id)).status).toBe(200);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatchObject({ subject: `Reminder: invoice ${number} from Nora Notary` });
    expect(mails[0]?.text).toContain('This is a reminder');
  });

  it('mails once for a repeated request', async () => {
    const { id, email } = await made();
    const answers = [await send(id, notary, 'send-1'), await send(id, notary, 'send-1')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is refused for a void invoice, a client without address, an unconfirmed notary, and on Free', async () => {
    const voided = await made();
    await call('void-client-invoice', { token: notary.token, params: { id: voided.id } });
    expect(await send(voided.id)).toMatchObject({ status: 409, body: { code: 'INVOICE_VOID' } });
    const without = await made(notary, null);
    expect(await send(without.id)).toMatchObject({
      status: 409,
      body: { code: 'CLIENT_WITHOUT_EMAIL' },
    });
    const other = await registerNotary();
    const own = await made(other);
    expect(await send(own.id, other)).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_NOT_VERIFIED' },
    });
    expect((await send(own.id)).status).toBe(404);
    await endTrial(other.id);
    expect(await send(own.id, other)).toMatchObject({
      status: 403,
      body: { code: 'PLAN_LACKS_BUSINESS' },
    });
    for (const { email } of [voided, own]) expect(await mailsTo(email)).toEqual([]);
  });
});

describe('papers to print', () => {
  it('show an invoice, also on Free, and that it is void', async () => {
    const by = await registerNotary();
    const { id, client } = await made(by);
    const payment = { date: '2026-12-20', amount: '100.00', method: 'Check 12' };
    await call('add-invoice-payment', { token: by.token, params: { id }, body: payment });
    await endTrial(by.id);
    const { text } = await readPdf(bytesOf((await pdf(id, by)).body));
    for (const words of ['Example Signings', '1 Main Street', 'Check 12', '$1,035.00', 'Thank you']) {
      expect(text).toContain(words);
    }
    const statement = await call('export-statement', { token: by.token, params: { id: client } });
    const open = await readPdf(bytesOf(statement.body));
    expect(open.text).toContain('$1,035.00');
    const raw = Buffer.from(bytesOf((await pdf(id, by)).body)).toString('latin1');
    const reason = /\/Reason\s*\(([^)]*)\)/.exec(raw)?.[1] ?? '';
    expect(readSignatureReason(reason)).toEqual({ kind: 'invoice', evidence: null });
  });

  it('say that an invoice is void', async () => {
    const { id } = await made();
    await call('void-client-invoice', { token: notary.token, params: { id } });
    expect((await readPdf(bytesOf((await pdf(id)).body))).text).toContain('This invoice is void.');
  });

  it('are only the notary’s own', async () => {
    const { id, client } = await made();
    const other = await registerNotary();
    expect((await pdf(id, other)).status).toBe(404);
    const statement = await call('export-statement', { token: other.token, params: { id: client } });
    expect(statement.status).toBe(404);
  });
});
