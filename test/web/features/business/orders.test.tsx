import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '#web/features/business/orders/order-types.ts';
import { aProfile, aSubscription } from '../../support/answers.ts';
import { fakeDevicePerTest } from '../../support/device.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { fill } from '../../support/fill.ts';
import { anOrder, anOrderRow } from '../../support/orders.ts';
import { fakeApiPerTest, here, openSite, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

const noClients = { items: [], next: null };
const orders = '/app?view=business&tab=orders';
const one = `${orders}&id=${anOrder().id}`;

beforeEach(() => {
  net.api.on('get-profile', () => answered('get-profile', aProfile()));
  net.api.on('list-clients', () => answered('list-clients', noClients));
  net.api.on('list-orders', () => answered('list-orders', noClients));
  net.api.on('list-order-proposals', () => answered('list-order-proposals', noClients));
  storeSession(aProfile());
});

/** Answers reads and changes of one order as the server would. */
function serve(first: Order): { current: Order } {
  const stored = { current: first };
  net.api.on('get-order', () => answered('get-order', stored.current));
  net.api.on('update-order', ({ body }) => {
    stored.current = { ...stored.current, status: Reflect.get(Object(body), 'status') };
    return answered('update-order', stored.current);
  });
  return stored;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the list', () => {
  test('shows when with a foreign zone, who, where, how much, the status, and what is missing', async () => {
    net.api.on('list-orders', () =>
      answered('list-orders', {
        items: [
          anOrderRow(),
          anOrderRow({
            ...{ id: '2', title: 'Sale, Smith', timezone: 'America/Denver', startsAt: '2026-01-05T09:00' },
            ...{ status: 'done', missing: ['invoice', 'payment'] },
          }),
        ],
        next: null,
      }),
    );
    openSite(orders);
    await screen.findByText('Sale, Smith');
    const [future, past] = document.querySelectorAll('.order-card');
    expect(future?.textContent).toMatch(
      /Thu 12\/03\/2099, 5:30 PMRefinance, Rivera 88-1204Ana Rivera100 Main St/,
    );
    expect(future?.textContent).toMatch(/\$135\.00Pending$/);
    expect(past?.textContent).toMatch(/Mon 01\/05\/2026, 9:00 AM MST/);
    expect(past?.textContent).toMatch(/No invoice.*Not paid.*Done/);
    expect(future?.textContent).not.toMatch(/No invoice/);
  });

  test('asks for what the filters say, and keeps them in the address', async () => {
    const { user } = openSite(orders);
    await user.selectOptions(await screen.findByLabelText('Missing'), 'payment');
    await user.selectOptions(screen.getByLabelText('Status'), 'done');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-01' } });
    await waitFor(() =>
      expect(net.api.callsOf('list-orders').at(-1)?.query).toEqual({
        ...{ missing: 'payment', status: 'done', from: '2026-01-01', limit: '20' },
      }),
    );
    expect(here.current).toContain('missing=payment');
    expect(await screen.findByText('No orders match these filters')).toBeDefined();
    await user.click(await button('Clear filters'));
    expect(here.current).toBe(orders);
  });

  test('shows more, twenty at a time', async () => {
    const rows = Array.from({ length: 40 }, (_, at) =>
      anOrderRow({ id: `order-${at}`, title: `Order ${at}` }),
    );
    net.api.on('list-orders', ({ query }) => {
      const count = Number(query['limit']);
      return answered('list-orders', { items: rows.slice(0, count), next: count < 40 ? 'more' : null });
    });
    const { user } = openSite(orders);
    await screen.findByText('Order 19');
    expect(screen.queryByText('Order 20')).toBeNull();
    await user.click(await button('Show more'));
    expect(await screen.findByText('Order 39')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('is read-only on Free', async () => {
    net.api.on('get-subscription', () => answered('get-subscription', aSubscription('free')));
    net.api.on('list-orders', () => answered('list-orders', { items: [anOrderRow()], next: null }));
    openSite(orders);
    expect(await screen.findByText('Refinance, Rivera')).toBeDefined();
    await screen.findByText(/require the Basic/);
    expect(screen.queryByRole('link', { name: /New order/ })).toBeNull();
  });
});

describe('the form', () => {
  test('sends a new order, with a client that it adds and a total, and opens it', async () => {
    const client = {
      id: 'client-1',
      name: 'First Title',
      email: null,
      phone: null,
      company: null,
      address: null,
    };
    net.api.on('add-client', () => answered('add-client', { ...client, notes: null }));
    net.api.on('add-order', () => answered('add-order', anOrder()));
    serve(anOrder());
    const { user } = openSite(`${orders}&id=new`);
    await fill(user, await screen.findByLabelText(/^Title/), 'Refinance, Rivera');
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '2026-12-03T17:30' } });
    await user.click(screen.getByRole('button', { name: 'Add client' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add client' }));
    await fill(user, dialog.getByLabelText(/^Name/), 'First Title');
    net.api.on('list-clients', () => answered('list-clients', { items: [client], next: null }));
    await user.click(dialog.getByRole('button', { name: 'Save client' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Client').value).toBe('client-1'));
    await user.click(screen.getByRole('button', { name: 'Add line' }));
    await fill(user, screen.getByLabelText('Amount'), '$1,250');
    expect(screen.getByText('$1,250.00')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save order' }));
    await waitFor(() => expect(here.current).toBe(one));
    expect(net.api.callsOf('add-order')[0]?.body).toMatchObject({
      ...{ title: 'Refinance, Rivera', starts_at: '2026-12-03T17:30', timezone: 'America/Chicago' },
      ...{ minutes: 60, client_id: 'client-1', signers: [], entry_ids: [], status: 'pending' },
      lines: [{ kind: 'notarial', description: '', amount: '1250.00' }],
    });
  });

  test('warns above the fee cap of the state in the address', async () => {
    const { user } = openSite(`${orders}&id=new`);
    await fill(user, await screen.findByLabelText(/^Address/), '1 Grant Ave, Denver, Colorado 80203');
    await user.click(screen.getByRole('button', { name: 'Add line' }));
    await fill(user, screen.getByLabelText('Amount'), '99');
    expect(await screen.findByText(/Colorado allows at most \$15\.00 for one acknowledgment/)).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Kind'), 'travel');
    expect(screen.queryByText(/allows at most/)).toBeNull();
  });

  test('keeps what was typed when it is refused, and asks before it is lost', async () => {
    net.api.on('add-order', () => refused(409, { detail: 'The server is busy.', code: 'BUSY' }));
    const { user } = openSite(`${orders}&id=new`);
    await user.click(await button('Save order'));
    expect(await screen.findByText(/^Enter a title/)).toBeDefined();
    await fill(user, screen.getByLabelText(/^Title/), 'Typed');
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '2026-12-03T17:30' } });
    await user.click(screen.getByRole('button', { name: 'Save order' }));
    expect(await screen.findByText('The order was not saved: The server is busy.')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'All orders' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Typed');
  });

  test('changes an order without losing what the form does not show', async () => {
    const stored = serve(anOrder({ lat: 32.8, lng: -96.8, source: 'uid-1', entryIds: ['entry-1'] }));
    net.api.on('get-entry', () => refused(404, { detail: 'Entry not found.', code: 'ENTRY_NOT_FOUND' }));
    const { user } = openSite(`${one}&edit=yes`);
    await fill(user, await screen.findByLabelText('Pages'), '1');
    // Another tab links an entry meanwhile.
    stored.current = { ...stored.current, entryIds: ['entry-1', 'entry-2'] };
    await user.click(screen.getByRole('button', { name: 'Save order' }));
    await waitFor(() =>
      expect(net.api.callsOf('update-order')[0]?.body).toMatchObject({
        ...{ lat: 32.8, lng: -96.8, source: 'uid-1', entry_ids: ['entry-1', 'entry-2'] },
        signers: [{ name: 'Ana Rivera', phone: '(214) 555-0100' }],
      }),
    );
  });
});

describe('an order', () => {
  test('links telephone and map, and its status changes with one tap, and back', async () => {
    const stored = serve(anOrder());
    const { user } = openSite(one);
    expect((await screen.findByRole('link', { name: '(214) 555-0100' })).getAttribute('href')).toBe(
      'tel:2145550100',
    );
    expect(screen.getByRole('link', { name: /100 Main St/ }).getAttribute('href')).toContain(
      '100%20Main%20St',
    );
    await user.click(await button('Confirm'));
    await waitFor(() => expect(stored.current.status).toBe('confirmed'));
    await user.click(await button('Undo'));
    await waitFor(() => expect(stored.current.status).toBe('pending'));
  });

  test('starts its mileage with its day and address', async () => {
    serve(anOrder());
    net.api.on('list-trips', () => answered('list-trips', { items: [], next: null }));
    const { user } = openSite(one);
    await user.click(await button('Mileage'));
    expect((await screen.findByLabelText<HTMLInputElement>('To')).value).toBe(
      '100 Main St, Dallas, TX 75201',
    );
  });

  test('is deleted only after a question', async () => {
    serve(anOrder());
    net.api.on('delete-order', () => answered('delete-order', undefined));
    const { user } = openSite(one);
    await user.click(await button('Delete'));
    expect(net.api.callsOf('delete-order')).toEqual([]);
    await user.click(await button('Delete order'));
    await waitFor(() => expect(here.current).toBe('/app?view=business'));
    expect(net.api.callsOf('delete-order')).toHaveLength(1);
  });

  test('says that it does not exist', async () => {
    net.api.on('get-order', () => refused(404, { detail: 'Order not found.', code: 'ENTRY_NOT_FOUND' }));
    openSite(one);
    expect(await screen.findByText('This order does not exist')).toBeDefined();
  });
});
