import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ApiOutput } from '#web/lib/api-types.ts';
import { aProfile } from '../support/answers.ts';
import { fakeDevicePerTest } from '../support/device.ts';
import { answered } from '../support/fake-api.ts';
import { fakeApiPerTest, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

type Journals = ApiOutput<'list-journals'>['journals'];

const first: Journals[number] = {
  ...{ number: 1, journalId: '01JD1111111111111111111111', openedAt: '2026-01-05T15:00:00.000Z' },
  ...{ entries: 12, closedAt: null, reason: null },
};

const profile = () => ({ ...aProfile(), primaryNotaryState: 'CA' });

beforeEach(() => {
  storeSession(profile());
  net.api.on('get-profile', () => answered('get-profile', profile()));
  net.api.on('list-journals', () => answered('list-journals', { journals: [first] }));
});

test('explains the law, asks for the typed address, and shows the new journal', async () => {
  const bodies: unknown[] = [];
  net.api.on('start-journal', ({ body }) => {
    bodies.push(body);
    const closed = { ...first, closedAt: '2026-11-20T15:00:00.000Z', reason: 'surrendered' as const };
    const next = { ...first, number: 2, journalId: '01JD2222222222222222222222', entries: 0 };
    return answered('start-journal', { journals: [closed, next] });
  });
  const { user } = openSite('/app?view=duties&page=journals');
  expect(await screen.findByText(/8206/)).toBeDefined();
  const start = screen.getByRole('button', { name: 'Close journal 1 and start a new one' });
  await user.click(start);
  expect(await screen.findByText(`Type ${profile().email}.`)).toBeDefined();
  expect(bodies).toEqual([]);
  await user.type(screen.getByLabelText('Type your email address to confirm'), profile().email);
  await user.click(start);
  expect(await screen.findByRole('heading', { name: /Journal 2/ })).toBeDefined();
  expect(bodies).toMatchObject([{ closes: first.journalId, reason: 'surrendered' }]);
  expect(screen.getByRole('button', { name: 'Printable journal of journal 1' })).toBeDefined();
});
