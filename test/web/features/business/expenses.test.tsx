import { screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExpensesTab } from '#web/features/business/expenses/expenses-tab.tsx';
import type { RowOf } from '#web/lib/api/use-list.ts';
import { aProfile } from '../../support/answers.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { fakeFileStorePerTest } from '../../support/file-store.ts';
import { fill } from '../../support/fill.ts';
import { aSummary, listed } from '../../support/papers.ts';
import { openSection } from '../../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();
const transfers = fakeFileStorePerTest();

const toner: RowOf<'list-expenses'> = {
  id: 'EX01',
  date: '2026-11-03',
  category: 'office',
  amount: '42.10',
  description: 'Toner',
  orderId: null,
  uploadId: null,
  repeats: null,
  nextDue: null,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:00:00Z') });
  storeSession(aProfile());
  listed(net.api, 'list-expenses', []);
  net.api.on('get-business-summary', () =>
    answered(
      'get-business-summary',
      aSummary({
        expenses: { office: '42.10', taxesLicenses: '21.00' },
        months: [
          { month: '2026-11', expenses: '63.10', miles: 0, notarialFees: '0.00', otherIncome: '0.00' },
        ],
      }),
    ),
  );
  net.api.on('create-upload', () =>
    answered('create-upload', {
      uploadId: 'upload-1',
      url: 'https://files.test/bucket',
      fields: { key: 'uploads/1' },
      expiresAt: '2026-11-21T18:10:00.000Z',
    }),
  );
});
afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
  vi.useRealTimers();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('an expense with a receipt is saved, and a retry sends the file once', async () => {
  let calls = 0;
  net.api.on('add-expense', () => {
    calls += 1;
    return calls === 1
      ? refused(422, { detail: ['Description: looks like a card number'], code: 'INVALID_FIELDS' })
      : answered('add-expense', toner);
  });
  const { user } = openSection(<ExpensesTab />);
  await user.click(await button('Add expense'));
  await fill(user, screen.getByLabelText('Amount'), '42.1');
  await user.selectOptions(screen.getByLabelText('Category'), 'Office expense (Line 18)');
  await fill(user, screen.getByLabelText('Description'), 'Toner');
  const photo = new File(['x'], 'receipt.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Receipt'), photo);
  await user.click(await button('Save expense'));
  await waitFor(() => expect(transfers).toHaveLength(1));
  transfers[0]?.end(204);
  expect(await screen.findByText('Description: looks like a card number')).toBeDefined();
  await user.click(await button('Save expense'));
  expect(await screen.findByText('Expense saved')).toBeDefined();
  expect(transfers).toHaveLength(1);
  expect(net.api.callsOf('create-upload')[0]?.body).toMatchObject({ purpose: 'receipt' });
  expect(net.api.callsOf('add-expense')[1]?.body).toEqual({
    date: '2026-11-21',
    category: 'office',
    amount: '42.10',
    description: 'Toner',
    order_id: null,
    upload_id: 'upload-1',
    repeats: null,
  });
});

test('the last expense can be repeated today', async () => {
  listed(net.api, 'list-expenses', [{ ...toner, uploadId: 'upload-0' }]);
  net.api.on('add-expense', () => answered('add-expense', toner));
  const { user } = openSection(<ExpensesTab />);
  expect(await screen.findByRole('heading', { name: 'November 2026 $63.10' })).toBeDefined();
  await user.click(await button('Repeat last'));
  await user.click(await button('Save expense'));
  await screen.findByText('Expense saved');
  expect(net.api.callsOf('add-expense')[0]?.body).toMatchObject({
    ...{ date: '2026-11-21', amount: '42.10', upload_id: null },
  });
});

test('an expense that repeats is due again, and is added or stopped by the notary', async () => {
  const phone = { ...toner, id: 'EX03', date: '2026-10-21', description: 'Phone', uploadId: 'upload-0' };
  let rows = [
    { ...phone, repeats: 'monthly' as const, nextDue: '2026-11-21' },
    { ...toner, repeats: 'yearly' as const, nextDue: '2027-11-03' },
  ];
  net.api.on('list-expenses', () => answered('list-expenses', { items: rows, next: null }));
  net.api.on('add-expense', () => {
    rows = rows.slice(1);
    return answered('add-expense', phone);
  });
  // Another device changed it, and attached a receipt.
  net.api.on('get-expense', () =>
    answered('get-expense', { ...phone, amount: '45.00', uploadId: 'upload-1', repeats: 'monthly' }),
  );
  net.api.on('update-expense', () => answered('update-expense', phone));
  const { user } = openSection(<ExpensesTab />);
  const block = within(await screen.findByRole('region', { name: 'Due again' }));
  expect(block.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '11/21/2026PhoneEvery month$42.10AddStop repeating',
  ]);
  expect(net.api.callsOf('list-expenses').map(({ query }) => query['due'])).toContain('2026-11-21');
  await user.click(block.getByRole('button', { name: 'Stop repeating Phone' }));
  await screen.findByText('The expense no longer repeats');
  expect(net.api.callsOf('update-expense')[0]?.body).toMatchObject({
    ...{ date: '2026-10-21', amount: '45.00', upload_id: 'upload-1', repeats: null },
  });
  await user.dblClick(block.getByRole('button', { name: 'Add Phone' }));
  await screen.findByText('Expense added');
  expect(net.api.callsOf('add-expense').map(({ body }) => body)).toEqual([
    {
      ...{ date: '2026-11-21', category: 'office', amount: '42.10', description: 'Phone' },
      repeated_expense_id: 'EX03',
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Due again' })).toBeNull());
});

test('how often an expense repeats is chosen in its dialog', async () => {
  listed(net.api, 'list-expenses', [{ ...toner, repeats: 'yearly', nextDue: '2027-11-03' }]);
  net.api.on('update-expense', () => answered('update-expense', toner));
  const { user } = openSection(<ExpensesTab />);
  expect(await screen.findByText(/Line 18 · Every year/)).toBeDefined();
  await user.click(await button('Edit'));
  const repeats = screen.getByLabelText<HTMLSelectElement>('Repeats');
  expect([...repeats.options].map(({ text }) => text)).toEqual(['No', 'Every month', 'Every year']);
  expect(repeats.value).toBe('yearly');
  await user.selectOptions(repeats, 'Every month');
  await user.click(await button('Save expense'));
  await waitFor(() =>
    expect(net.api.callsOf('update-expense')[0]?.body).toMatchObject({ repeats: 'monthly' }),
  );
});

test('a receipt stays with its expense until it is removed', async () => {
  listed(net.api, 'list-expenses', [{ ...toner, uploadId: 'upload-0' }]);
  net.api.on('update-expense', () => answered('update-expense', toner));
  const { user } = openSection(<ExpensesTab />);
  await user.click(await button('Edit'));
  await user.click(await button('Save expense'));
  await waitFor(() =>
    expect(net.api.callsOf('update-expense')[0]?.body).toMatchObject({ upload_id: 'upload-0' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await button('Edit'));
  await user.click(await button('Remove receipt'));
  await user.click(await button('Save expense'));
  await waitFor(() => expect(net.api.callsOf('update-expense')[1]?.body).toMatchObject({ upload_id: null }));
});

test('sums and expenses are shown by line of Schedule C', async () => {
  const license = { ...toner, id: 'EX02', category: 'taxes_licenses' as const, description: 'Commission' };
  listed(net.api, 'list-expenses', [license, toner]);
  const { user } = openSection(<ExpensesTab />);
  await user.selectOptions(await screen.findByLabelText('Show'), 'By Schedule C line');
  const table = await screen.findByRole('table', { name: 'Expenses by line of Schedule C' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'CategorySchedule CAmount',
    'Office expenseLine 18$42.10',
    'Taxes and licensesLine 23$21.00',
    'Total$63.10',
  ]);
  const list = await screen.findByRole('region', { name: 'Expenses' });
  await within(list).findByText('Commission');
  expect(
    within(list)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Office expense (Line 18)$42.10', 'Taxes and licenses (Line 23)$21.00']);
});

test('a car expense says what the mileage rate covers', async () => {
  const { user } = openSection(<ExpensesTab />);
  await user.click(await button('Add expense'));
  await user.selectOptions(screen.getByLabelText('Category'), 'Car and truck (Line 9)');
  expect(screen.getByText(/^The mileage deduction already covers gas/)).toBeDefined();
});
