import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { aProfile, twoJournals } from '../support/answers.ts';
import { fakeDevicePerTest } from '../support/device.ts';
import { answered, refused } from '../support/fake-api.ts';
import { fakeApiPerTest, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

const [closed, next] = twoJournals;
const first = { ...closed, closedAt: null, reason: null };

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

test('an earlier journal is chosen for its front page', async () => {
  const page = {
    ...{ version: 0, name: 'Ada Day', commissions: [], officeAddress: null, abbreviations: null },
    ...{ signature: null, successor: null, firstEntry: null, lastEntry: null, changes: [], states: [] },
  };
  net.api.on('list-journals', () => answered('list-journals', { journals: twoJournals }));
  net.api.on('get-front-page', ({ query }) =>
    answered('get-front-page', { ...page, journalId: (query['journal'] === '1' ? closed : next).journalId }),
  );
  net.api.on('export-front-page', () => new Response('%PDF-'));
  const { user } = openSite('/app?view=duties&page=front-page');
  expect(await screen.findByText(next.journalId)).toBeDefined();
  await user.selectOptions(await screen.findByLabelText('Journal'), 'Journal 1, closed 11/20/2026');
  expect(await screen.findByText(closed.journalId)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Front page (PDF)' }));
  await waitFor(() =>
    expect(net.api.callsOf('export-front-page')).toMatchObject([{ query: { journal: '1' } }]),
  );
});

const link: ApiOutput<'list-inspections'>['items'][number] = {
  id: '01JD3333333333333333333333',
  journalId: closed.journalId,
  state: 'active',
  revokedAt: null,
  recipient: 'Ida Inspector',
  office: 'Secretary of State',
  reason: 'inspection',
  images: false,
  scope: { kind: 'numbers', numbers: '2-3' },
  entryCount: 2,
  createdAt: '2026-11-21T15:00:00.000Z',
  expiresAt: '2026-11-28T15:00:00.000Z',
};

test('inspection links name their journal when there are several', async () => {
  net.api.on('list-journals', () => answered('list-journals', { journals: twoJournals }));
  net.api.on('list-inspections', () => answered('list-inspections', { items: [link] }));
  net.api.on('get-inspection', () => answered('get-inspection', { inspection: link, views: [] }));
  const { user } = openSite('/app?view=duties&page=inspections');
  expect(await screen.findByText(/^Inspection, Journal 1, created 11\/21\/2026/)).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Ida Inspector, Secretary of State' }));
  const facts = within(await screen.findByRole('region', { name: 'Facts' }));
  expect(facts.getByText('Journal').nextElementSibling?.textContent).toBe('Journal 1');
});

test('inspection links of the only journal do not name it', async () => {
  net.api.on('list-inspections', () => answered('list-inspections', { items: [link] }));
  openSite('/app?view=duties&page=inspections');
  expect(await screen.findByText(/^Inspection, created 11\/21\/2026/)).toBeDefined();
});

test('an earlier journal is chosen for an inspection link', async () => {
  net.api.on('list-journals', () => answered('list-journals', { journals: twoJournals }));
  net.api.on('list-inspections', () => answered('list-inspections', { items: [] }));
  net.api.on('create-inspection', () => refused(503, { detail: 'The journal is busy.', code: 'BUSY' }));
  const { user } = openSite('/app?view=duties&page=inspections');
  expect(await screen.findByRole('heading', { name: 'No inspection links yet' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'New inspection link' }));
  await user.type(screen.getByLabelText('Name of the official'), 'Ida Inspector');
  await user.type(screen.getByLabelText('Office, court, or agency'), 'Secretary of State');
  await user.selectOptions(await screen.findByLabelText('Journal'), 'Journal 1, closed 11/20/2026');
  await user.selectOptions(screen.getByLabelText('Entries'), 'Chosen entry numbers');
  await user.type(screen.getByLabelText('Entry numbers'), '2-3');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await waitFor(() =>
    expect(net.api.callsOf('create-inspection')).toMatchObject([
      { body: { journal: 1, recipient: 'Ida Inspector' } },
    ]),
  );
});
