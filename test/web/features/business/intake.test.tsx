import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Proposal } from '#web/features/business/orders/order-types.ts';
import { aProfile, aSubscription } from '../../support/answers.ts';
import { fakeDevicePerTest } from '../../support/device.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { fill } from '../../support/fill.ts';
import { anOrder } from '../../support/orders.ts';
import { fakeApiPerTest, openSite, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

const readPage = '/app?view=business&tab=orders&id=read';
const none = { items: [], next: null };
const read: Proposal['order'] = {
  ...{ title: 'Refinance, Rivera', startsAt: '2026-12-04T17:30', timezone: 'America/Chicago' },
  ...{ orderNumber: '88-1204', signers: [{ name: 'Ana Rivera' }], source: 'uid-1' },
};

function propose(...proposals: Partial<Proposal>[]): void {
  net.api.on('read-orders', () =>
    answered('read-orders', {
      proposals: proposals.map((one) => ({
        order: read,
        unsure: [],
        replaces: null,
        cancels: false,
        ...one,
      })),
    }),
  );
}

beforeEach(() => {
  net.api.on('get-profile', () => answered('get-profile', aProfile()));
  net.api.on('list-clients', () => answered('list-clients', none));
  net.api.on('list-order-proposals', () => answered('list-order-proposals', none));
  net.api.on('add-order', () => answered('add-order', anOrder()));
  net.api.on('get-order', () => answered('get-order', anOrder({ entryIds: ['entry-1'] })));
  net.api.on('update-order', () => answered('update-order', anOrder()));
  storeSession(aProfile());
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Opens the page and lets it read a pasted text. */
async function paste(text = 'Signing on Friday at 5:30 PM') {
  const { user } = openSite(readPage);
  await fill(user, await screen.findByLabelText('Text of an email or message'), text);
  await user.click(await button('Read order'));
  return user;
}

describe('a message that was read', () => {
  test('is shown with its doubts, corrected, and added, and keeps where it came from', async () => {
    propose({ unsure: ['starts_at', 'signers'] });
    const user = await paste();
    const start = await screen.findByLabelText<HTMLInputElement>('Start');
    expect(net.api.callsOf('read-orders')[0]?.body).toEqual({
      ...{ format: 'text', content: 'Signing on Friday at 5:30 PM' },
    });
    const group = start.closest('.amplify-field');
    expect(group?.textContent).toContain('Check this: the message was not clear.');
    expect(screen.getAllByText('Check this: the message was not clear.')).toHaveLength(2);
    expect(screen.getByText(/2 fields are marked/)).toBeDefined();
    fireEvent.change(start, { target: { value: '2026-12-05T09:00' } });
    await user.click(await button('Add order'));
    expect(await screen.findByText('Everything is settled')).toBeDefined();
    expect(net.api.callsOf('add-order')[0]?.body).toMatchObject({
      ...{ title: 'Refinance, Rivera', starts_at: '2026-12-05T09:00', source: 'uid-1' },
    });
  });

  test('changes the order that it replaces, and says what changes', async () => {
    propose({ replaces: anOrder().id });
    const user = await paste();
    expect(await screen.findByText(/^Start:/)).toBeDefined();
    expect(screen.getByText(/^Start:/).textContent).toBe(
      'Start: 12/03/2099, 5:30 PM becomes 12/04/2026, 5:30 PM',
    );
    await user.click(await button('Change order 88-1204'));
    await waitFor(() =>
      expect(net.api.callsOf('update-order')[0]?.body).toMatchObject({
        ...{ starts_at: '2026-12-04T17:30', address: '100 Main St, Dallas, TX 75201' },
        ...{ entry_ids: ['entry-1'], source: 'uid-1', lines: [{ amount: '10.00' }, { amount: '125.00' }] },
      }),
    );
    expect(net.api.callsOf('add-order')).toEqual([]);
  });

  test('cancels an order only when the notary agrees', async () => {
    propose({ replaces: anOrder().id, cancels: true });
    const user = await paste();
    await user.click(await button('Cancel order 88-1204'));
    await waitFor(() =>
      expect(net.api.callsOf('update-order')[0]?.body).toMatchObject({ status: 'cancelled' }),
    );
  });

  test('is one of several, which are checked one by one or discarded after a question', async () => {
    propose({}, { order: { ...read, title: 'Second' } });
    const user = await paste();
    const second = within(await screen.findByRole('article', { name: 'Second' }));
    expect(screen.queryByLabelText('Start')).toBeNull();
    await user.click(second.getByRole('button', { name: 'Discard' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('1 order to check')).toBeDefined();
  });

  test('that is no order, or is refused, says so, and the text stays', async () => {
    propose();
    const user = await paste('hello');
    expect(await screen.findByText('No order was found in this message')).toBeDefined();
    net.api.on('read-orders', () =>
      refused(422, { detail: ['A loan number is in it.'], code: 'INVALID_FIELDS' }),
    );
    await user.click(await button('Read order'));
    expect(await screen.findByText('A loan number is in it.')).toBeDefined();
    const text = screen.getByLabelText<HTMLTextAreaElement>('Text of an email or message');
    expect(text.value).toBe('hello');
    await user.click(screen.getByRole('tab', { name: 'Calendar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Orders' }));
  });

  test('that is too long says so, and a text that was not read is not lost without a question', async () => {
    const { user } = openSite(readPage);
    const text = await screen.findByLabelText('Text of an email or message');
    fireEvent.change(text, { target: { value: 'x'.repeat(262_145) } });
    await user.click(await button('Read order'));
    expect(await screen.findByText(/more than 256 KB/)).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'All orders' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeDefined();
  });

  test.each([
    ['order.eml', '', 'eml'],
    ['invite.ics', 'text/calendar', 'ics'],
    ['note.txt', 'text/plain', 'text'],
  ])('comes from the file %s', async (name, type, format) => {
    propose();
    openSite(readPage);
    const input = await screen.findByLabelText('Email, calendar file, or text file');
    fireEvent.change(input, { target: { files: [new File(['content'], name, { type })] } });
    await waitFor(() =>
      expect(net.api.callsOf('read-orders')[0]?.body).toEqual({ format, content: 'content' }),
    );
  });
});

test('forwarded emails wait in the list, and go when they are settled', async () => {
  const mailed = {
    ...{ id: 'proposal-1', receivedAt: '2026-11-20T18:00:00.000Z', from: 'orders@title.example' },
    ...{ order: read, unsure: [], replaces: null, cancels: false },
  };
  let items = [mailed];
  net.api.on('list-order-proposals', () => answered('list-order-proposals', { items, next: null }));
  net.api.on('discard-order-proposal', () => {
    items = [];
    return answered('discard-order-proposal', undefined);
  });
  net.api.on('list-orders', () => answered('list-orders', none));
  const { user } = openSite('/app?view=business');
  await user.click(await screen.findByRole('link', { name: 'Check' }));
  expect(await screen.findByText(/orders@title\.example, received 11\/20\/2026/)).toBeDefined();
  await user.click(await button('Check order'));
  await user.click(await button('Add order'));
  await waitFor(() => expect(screen.queryByText('From forwarded emails')).toBeNull());
  expect(net.api.callsOf('discard-order-proposal')[0]?.path).toContain('proposal-1');
});

describe('calendar link and email address', () => {
  const page = '/app?view=business&tab=orders&id=connect';

  test('the evening reminder is turned on and off, on every plan, and says what is in the way', async () => {
    const profile = { ...aProfile(), emailVerified: false };
    net.api.on('get-subscription', () => answered('get-subscription', aSubscription('free')));
    net.api.on('get-profile', () => answered('get-profile', profile));
    net.api.on('get-calendar', () => answered('get-calendar', { active: true, showSigners: false }));
    storeSession(profile);
    net.api.on('update-profile', ({ body }) =>
      answered('update-profile', {
        ...profile,
        eveningEmail: (body as { evening_email: boolean }).evening_email,
        emailVerified: true,
      }),
    );
    const { user } = openSite(page);
    const box = await screen.findByLabelText<HTMLInputElement>('Email me the evening before');
    expect(box.checked).toBe(false);
    expect(screen.getByText(/Confirm your email address first/)).toBeDefined();
    await user.click(box);
    await waitFor(() => expect(box.checked).toBe(true));
    expect(screen.queryByText(/Confirm your email address first/)).toBeNull();
    await user.click(box);
    await waitFor(() => expect(box.checked).toBe(false));
    expect(net.api.callsOf('update-profile').map(({ body }) => body)).toEqual([
      { evening_email: true },
      { evening_email: false },
    ]);
    expect(await button('End link')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create new link' })).toBeNull();
    expect(screen.queryByText('Orders by email')).toBeNull();
  });

  test('the link is made, shown once, replaced after a question, and ended', async () => {
    net.api.on('get-calendar', () => answered('get-calendar', { active: false, showSigners: false }));
    net.api.on('get-order-address', () => answered('get-order-address', { address: null, available: false }));
    net.api.on('create-calendar', () =>
      answered('create-calendar', { url: 'https://site.test/calendar/secret.ics' }),
    );
    net.api.on('end-calendar', () => answered('end-calendar', undefined));
    const { user } = openSite(page);
    await user.click(await screen.findByLabelText('Show the names of signers in the calendar'));
    await user.click(await button('Create link'));
    expect(await screen.findByText('https://site.test/calendar/secret.ics')).toBeDefined();
    expect(net.api.callsOf('create-calendar')[0]?.body).toEqual({ show_signers: true });
    await user.click(await button('Create new link'));
    expect(net.api.callsOf('create-calendar')).toHaveLength(1);
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Create new link' }));
    await waitFor(() => expect(net.api.callsOf('create-calendar')).toHaveLength(2));
    await user.click(await button('End link'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End link' }));
    expect(await button('Create link')).toBeDefined();
    expect(screen.getByText(/doesn’t receive emails with orders/)).toBeDefined();
  });

  test('the address is made, and replaced after a question', async () => {
    net.api.on('get-calendar', () => answered('get-calendar', { active: true, showSigners: true }));
    net.api.on('get-order-address', () => answered('get-order-address', { address: null, available: true }));
    let made = 0;
    net.api.on('renew-order-address', () => {
      made += 1;
      return answered('renew-order-address', { address: `secret-${made}@orders.test`, available: true });
    });
    const { user } = openSite(page);
    await user.click(await button('Create address'));
    expect(await screen.findByText('secret-1@orders.test')).toBeDefined();
    await user.click(await button('Create new address'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create new address' }));
    expect(await screen.findByText('secret-2@orders.test')).toBeDefined();
  });
});
