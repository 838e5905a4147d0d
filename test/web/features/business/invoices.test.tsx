import { screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { InvoicesTab } from '#web/features/business/invoices/invoices-tab.tsx';
import { readAmount } from '#web/lib/amounts.ts';
import { aProfile, aSubscription } from '../../support/answers.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { fill } from '../../support/fill.ts';
import { aClient, anInvoice, anOrder, listed } from '../../support/papers.ts';
import { openSection } from '../../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:00:00Z') });
  storeSession(aProfile());
  listed(net.api, 'list-client-invoices', []);
  listed(net.api, 'list-clients', [aClient()]);
  net.api.on('get-client', () => answered('get-client', aClient()));
});
afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
  vi.useRealTimers();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const open = (paperId?: string) => openSection(<InvoicesTab paperId={paperId} />).user;

function openInvoice(more: Parameters<typeof anInvoice>[0]) {
  net.api.on('get-client-invoice', () => answered('get-client-invoice', anInvoice(more)));
  return open(anInvoice().id);
}

test.each([
  ['135', '135.00'],
  ['$1,250.5', '1250.50'],
  ['.5', '0.50'],
  ['1,25', undefined],
  ['12.345', undefined],
  ['100000', undefined],
  ['', undefined],
])('reads the amount %j as %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

describe('the list', () => {
  const other = { clientId: 'other', clientName: 'Acme Law' };
  const invoices = [
    anInvoice({ id: 'a', number: '0004', status: 'draft', due: '2026-11-01', open: '10.10', total: '10.10' }),
    anInvoice({
      id: 'b',
      number: '0003',
      ...other,
      due: '2026-12-31',
      open: '300.00',
      status: 'partly_paid',
    }),
    anInvoice({ id: 'c', number: '0002', open: '135.20' }),
    anInvoice({ id: 'd', number: '0001', status: 'void' }),
  ];

  test('shows first who owes how much', async () => {
    listed(net.api, 'list-client-invoices', invoices);
    open();
    const owed = await screen.findByRole('region', { name: /^Who owes me/ });
    expect(within(owed).getByRole('heading').textContent).toBe('Who owes me$445.30');
    expect(
      within(owed)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Acme Law1 invoice$300.00Statement',
      'Lone Star Title2 invoices, 1 overdue, 1 not sent yet$145.30Statement',
    ]);
    expect(net.api.callsOf('list-client-invoices')[0]?.query).toEqual({ open: 'true', limit: '100' });
  });

  test('shows overdue ones, and all', async () => {
    listed(net.api, 'list-client-invoices', invoices);
    const user = open();
    await user.selectOptions(await screen.findByLabelText('Show'), 'Overdue');
    const list = await screen.findByRole('region', { name: 'Overdue invoices' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['0002 · Lone Star Title']);
    await user.selectOptions(screen.getByLabelText('Show'), 'All');
    expect(await screen.findByText('0001 · Lone Star Title')).toBeDefined();
    expect(net.api.callsOf('list-client-invoices').at(-1)?.query).toEqual({ limit: '20' });
  });

  test('says that it is empty, or why it did not load', async () => {
    net.api.on('list-client-invoices', () => refused(400, { detail: 'No.', code: 'INVALID_FIELDS' }));
    const user = open();
    expect(await screen.findByRole('heading', { name: 'Failed to load your invoices' })).toBeDefined();
    listed(net.api, 'list-client-invoices', []);
    await user.click(await button('Try again'));
    expect(await screen.findByText('No open invoices')).toBeDefined();
  });
});

describe('a new invoice', () => {
  const orders = Array.from({ length: 12 }, (_, at) =>
    anOrder({
      id: `order ${at}`,
      title: `Order ${at}`,
      startsAt: `2026-11-${10 + at}T10:00`,
      total: '10.00',
    }),
  );

  test('takes at most ten orders of one client', async () => {
    listed(net.api, 'list-orders', [...orders, anOrder({ id: 'x', clientId: null })]);
    net.api.on('add-client-invoice', () => answered('add-client-invoice', anInvoice({ number: '0007' })));
    const user = open('new');
    expect(await screen.findByText(/^1 done order has no client yet/)).toBeDefined();
    const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
    await waitFor(() => expect(boxes().filter(({ checked }) => checked)).toHaveLength(10));
    expect(boxes().at(-1)?.disabled).toBe(true);
    expect(screen.getByText('$100.00')).toBeDefined();
    await user.click(screen.getByLabelText(/^Order 0,/));
    expect(boxes().at(-1)?.disabled).toBe(false);
    await user.click(await button('Make invoice'));
    expect(await screen.findByText('Invoice 0007 was made')).toBeDefined();
    expect(net.api.callsOf('add-client-invoice')[0]?.body).toEqual({
      client_id: aClient().id,
      order_ids: orders.slice(1, 10).map(({ id }) => id),
      number: '',
      due: '2026-12-21',
      note: '',
    });
  });

  test('stays in the form if it is refused', async () => {
    listed(net.api, 'list-orders', orders.slice(0, 1));
    net.api.on('add-client-invoice', () =>
      refused(409, { detail: 'Another invoice has this number.', code: 'INVOICE_NUMBER_TAKEN' }),
    );
    const user = open('new');
    await fill(user, await screen.findByLabelText('Number (optional)'), '0001');
    await user.click(await button('Make invoice'));
    expect((await screen.findByRole('alert')).textContent).toBe('Another invoice has this number.');
    expect(screen.getByLabelText<HTMLInputElement>('Number (optional)').value).toBe('0001');
  });
});

describe('an invoice', () => {
  test('records a payment of what is open, and remembers the method', async () => {
    net.api.on('add-invoice-payment', () => answered('add-invoice-payment', anInvoice()));
    const user = openInvoice({ status: 'partly_paid', paid: '35.00', open: '100.00' });
    await user.click(await button('Record payment'));
    const dialog = within(screen.getByRole('dialog'));
    const method = dialog.getByLabelText('Method');
    await user.clear(method);
    await fill(user, method, 'Zelle');
    const amount = dialog.getByLabelText<HTMLInputElement>('Amount');
    expect(amount.value).toBe('100.00');
    await user.clear(amount);
    await fill(user, amount, '100.01');
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await dialog.findByText('Only $100.00 is open.')).toBeDefined();
    await user.clear(amount);
    await fill(user, amount, '$50');
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('Payment recorded')).toBeDefined();
    expect(net.api.callsOf('add-invoice-payment')[0]?.body).toEqual({
      date: '2026-11-21',
      method: 'Zelle',
      amount: '50.00',
    });
    await user.click(await button('Record payment'));
    expect(screen.getByLabelText<HTMLInputElement>('Method').value).toBe('Zelle');
  });

  test('is sent to the address that it names', async () => {
    storeSession(aProfile({ emailVerified: true }));
    net.api.on('send-client-invoice', () => answered('send-client-invoice', anInvoice()));
    const user = openInvoice({ status: 'draft', sentAt: null });
    await user.click(await button('Send'));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('ap@lonestar.example')).toBeDefined();
    expect(net.api.callsOf('send-client-invoice')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Invoice 0001 was sent to ap@lonestar.example')).toBeDefined();
  });

  test('says what is missing before it can be sent', async () => {
    storeSession(aProfile({ emailVerified: false }));
    net.api.on('get-client', () => answered('get-client', aClient({ email: null })));
    const user = openInvoice({});
    await user.click(await button('Send a reminder'));
    expect(await screen.findByText(/has no email address yet/)).toBeDefined();
    expect(screen.getByText(/^Confirm your own email address first/)).toBeDefined();
    const send = within(screen.getByRole('dialog')).getByRole('button', { name: 'Send a reminder' });
    expect(send).toHaveProperty('disabled', true);
  });

  test('is voided after a question', async () => {
    net.api.on('void-client-invoice', () => answered('void-client-invoice', anInvoice({ status: 'void' })));
    const user = openInvoice({});
    await user.click(await button('Void'));
    expect(net.api.callsOf('void-client-invoice')).toEqual([]);
    await user.click(await button('Void invoice'));
    expect(await screen.findByText('Invoice 0001 is void')).toBeDefined();
  });

  test('is deleted as a draft, also on Free', async () => {
    net.api.on('get-subscription', () => answered('get-subscription', aSubscription('free')));
    net.api.on('delete-client-invoice', () => answered('delete-client-invoice', undefined));
    const user = openInvoice({ status: 'draft', sentAt: null });
    await user.click(await button('Delete draft'));
    await user.click(await button('Delete invoice'));
    expect(await screen.findByText('The invoice was deleted')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});
