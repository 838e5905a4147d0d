import { screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { aProfile } from '../support/answers.ts';
import { fakeDevicePerTest } from '../support/device.ts';
import { answered, refused } from '../support/fake-api.ts';
import { fakeApiPerTest, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

type Retention = ApiOutput<'get-retention'>;

const group = (year: string, canDestroy: boolean): Retention['groups'][number] => ({
  ...{ year, state: 'AZ', entries: 2, canDestroy },
  retention: {
    ...{ basis: 'from_act', years: 5, until: `${Number(year) + 5}-12-30`, isOpen: false },
    ...{
      cite: 'A.R.S. § 41-317(C)',
      destruction: { rule: 'allowed', text: null, cite: null, confidence: null },
    },
  },
});

let retention: Retention;

beforeEach(() => {
  storeSession(aProfile());
  net.api.on('get-profile', () => answered('get-profile', aProfile()));
  retention = { groups: [group('2026', false), group('2020', true)], holds: [], destructions: [] };
  net.api.on('get-retention', () => answered('get-retention', retention));
});

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
});

async function open() {
  const { user } = openSite('/app?view=duties&page=retention');
  await screen.findByRole('heading', { name: 'Your entries by year' });
  return user;
}

const requestedAt = '2026-11-20T18:00:00.000Z';
const carriedOutAfter = '2026-11-27T18:00:00.000Z';

const button = { name: 'Destroy the entries of 2020, Arizona' };

test('asks for the destruction of a year whose last day is over, once the words were typed', async () => {
  const user = await open();
  expect(screen.getAllByRole('button', { name: /^Destroy the entries/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', button));
  const dialog = within(screen.getByRole('dialog', { name: 'Destroy the entries of 2020' }));
  await user.type(dialog.getByLabelText('Type the words to confirm'), 'DESTROY 2020');
  await user.click(dialog.getByRole('button', { name: 'Destroy entries' }));
  await dialog.findByText('Type DESTROY 2020 AZ.');
  net.api.on('request-destruction', () =>
    refused(409, { detail: 'Prepare and download the export first.', code: 'EXPORT_NOT_DOWNLOADED' }),
  );
  await user.type(dialog.getByLabelText('Type the words to confirm'), ' AZ');
  await user.click(dialog.getByRole('button', { name: 'Destroy entries' }));
  await dialog.findByText('Prepare and download the export first.');
  net.api.on('request-destruction', () => {
    retention.destructions.push({
      ...{ id: '01KE0000000000000000000000', year: '2020', state: 'AZ', status: 'waiting' },
      ...{ at: requestedAt, requestedAt, carriedOutAfter, entries: null, stopped: null },
    });
    const made = {
      id: '01KE0000000000000000000000',
      requested_at: requestedAt,
      carried_out_after: carriedOutAfter,
    };
    return Response.json(made, { status: 201 });
  });
  await user.click(dialog.getByRole('button', { name: 'Destroy entries' }));
  await screen.findByText(/The entries will be destroyed after 11\/27\/2026/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(net.api.callsOf('request-destruction').at(-1)?.body).toEqual({
    ...{ year: '2020', state: 'AZ', confirmation: 'DESTROY 2020 AZ' },
  });
});

test('cancels a requested destruction', async () => {
  const requested = {
    id: '01KE0000000000000000000000',
    year: '2020',
    state: 'AZ',
    status: 'waiting' as const,
  };
  retention.destructions = [
    { ...requested, at: requestedAt, requestedAt, carriedOutAfter, entries: null, stopped: null },
  ];
  net.api.on('cancel-destruction', () => {
    retention.destructions = [];
    return new Response(null, { status: 204 });
  });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Cancel the destruction of 2020, Arizona' }));
  await screen.findByText('The destruction was canceled. Nothing was destroyed.');
  expect(net.api.callsOf('cancel-destruction').at(-1)?.path).toContain(requested.id);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Destruction' })).toBeNull());
});

test('offers no destruction while a legal hold is active', async () => {
  const active = { id: '1', askedBy: 'Court', reason: 'C1', since: '2026-01-01T00:00:00.000Z' };
  retention.holds = [{ ...active, liftedAt: null, liftReason: null }];
  await open();
  await screen.findByText('A legal hold is active, so they cannot be destroyed.');
  expect(screen.queryByRole('button', button)).toBeNull();
});
