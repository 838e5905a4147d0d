import { screen, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ClientsTab } from '#web/features/business/clients/clients-tab.tsx';
import { aProfile } from '../../support/answers.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { fill } from '../../support/fill.ts';
import { aClient, anInvoice, anOrder, listed } from '../../support/papers.ts';
import { openSection } from '../../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();

beforeEach(() => {
  storeSession(aProfile());
  listed(net.api, 'list-clients', [aClient()]);
  listed(net.api, 'list-client-invoices', [anInvoice()]);
  listed(net.api, 'list-orders', [anOrder(), anOrder({ id: 'x', title: 'Of another', clientId: 'other' })]);
  net.api.on('get-client', () => answered('get-client', aClient({ phone: '(214) 555-0100 ext. 7' })));
});

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('clients can be written to and called from the list', async () => {
  openSection(<ClientsTab paperId={undefined} />);
  const row = within(await screen.findByRole('listitem'));
  const targets = row.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/app?view=business&tab=clients&id=01J0000000000000000000CL01',
    'mailto:ap@lonestar.example',
    'tel:+12145550100',
  ]);
});

test('a client is added, and a bad address is said at its field', async () => {
  net.api.on('add-client', () => answered('add-client', aClient()));
  const { user } = openSection(<ClientsTab paperId={undefined} />);
  await user.click(await button('Add client'));
  await fill(user, screen.getByLabelText('Name'), 'Acme Law');
  await fill(user, screen.getByLabelText('Email (optional)'), 'acme');
  await user.click(await button('Save client'));
  expect(await screen.findByText('Enter a valid email address.')).toBeDefined();
  await fill(user, screen.getByLabelText('Email (optional)'), '@law.example');
  await user.click(await button('Save client'));
  expect(await screen.findByText('Client saved')).toBeDefined();
  expect(net.api.callsOf('add-client')[0]?.body).toMatchObject({
    name: 'Acme Law',
    email: 'acme@law.example',
  });
});

test('a client shows its orders and invoices', async () => {
  openSection(<ClientsTab paperId={aClient().id} />);
  expect(await screen.findByRole('link', { name: 'Refinance, Lee' })).toBeDefined();
  expect(screen.queryByText('Of another')).toBeNull();
  expect(await screen.findByText('0001 · Lone Star Title')).toBeDefined();
  expect(net.api.callsOf('list-client-invoices')[0]?.query).toEqual({ client_id: aClient().id, limit: '20' });
  const call = screen.getByRole('link', { name: '(214) 555-0100 ext. 7' });
  expect(call.getAttribute('href')).toBe('tel:2145550100,7');
});

test('a client in use stays, and the reason is said', async () => {
  net.api.on('delete-client', () =>
    refused(409, { detail: 'This client has orders or invoices.', code: 'CLIENT_IN_USE' }),
  );
  const { user } = openSection(<ClientsTab paperId={aClient().id} />);
  await user.click(await button('Delete'));
  await user.click(await button('Delete client'));
  expect(await screen.findByText('This client has orders or invoices.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'ap@lonestar.example' })).toBeDefined();
});
