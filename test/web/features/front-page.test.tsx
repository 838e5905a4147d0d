import { screen, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { aProfile } from '../support/answers.ts';
import { fakeDevicePerTest } from '../support/device.ts';
import { answered, refused } from '../support/fake-api.ts';
import { fakeApiPerTest, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

let page: ApiOutput<'get-front-page'>;

beforeEach(() => {
  storeSession(aProfile());
  page = {
    ...{ version: 3, name: 'Ada Day', journalId: '01JD1111111111111111111111', commissions: [] },
    ...{ officeAddress: null, abbreviations: 'DL: license', signature: null, successor: null },
    ...{ firstEntry: null, lastEntry: null },
    changes: [{ on: '2026-03-03', line: 'name', was: 'Ada North', now: 'Ada Day' }],
    states: [
      {
        ...{ stateCode: 'IL', stateName: 'Illinois', earliestDestruction: null },
        rules: [{ text: 'The journal must show your name.', cite: '176.900(b)', confidence: 'high' }],
        missing: ['commission_number', 'office_address', 'signature'],
        onDeath: [],
      },
    ],
  };
  net.api.on('get-profile', () => answered('get-profile', aProfile()));
  net.api.on('get-front-page', () => answered('get-front-page', page));
});

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
});

async function open() {
  const { user } = openSite('/app?view=duties&page=front-page');
  await screen.findByRole('heading', { name: 'On the page now' });
  return user;
}

test('shows what a state requires and is missing, with the place to fill it in, and old lines', async () => {
  await open();
  const rules = within(screen.getByRole('region', { name: 'Illinois' }));
  expect(rules.getByText(/commission in this state/).textContent).toContain('Add it to your commissions');
  expect(rules.getByRole('link', { name: 'Add it to your profile' }).getAttribute('href')).toBe(
    '/app?view=settings',
  );
  expect(rules.getByText(/^Your signature/).textContent).toContain('Fill it in below');
  expect(rules.getByText(/^We found no rule/)).toBeDefined();
  expect(screen.getByText('Ada North').tagName).toBe('DEL');
});

test('saves the successor with the version it knows, and asks for a name', async () => {
  const user = await open();
  const form = within(screen.getByRole('form', { name: 'What you add' }));
  await user.type(form.getByLabelText('Email'), 'ben@example.com');
  await user.click(form.getByRole('button', { name: 'Save front page' }));
  expect(await form.findByText('Enter the name of your successor.')).toBeDefined();
  await user.type(form.getByLabelText('Name'), 'Ben Day');
  net.api.on('save-front-page', () =>
    answered('save-front-page', {
      ...page,
      version: 4,
      successor: { name: 'Ben Day', relation: null, phone: null, email: 'ben@example.com' },
    }),
  );
  await user.click(form.getByRole('button', { name: 'Save front page' }));
  await screen.findByText('Front page saved');
  expect(net.api.callsOf('save-front-page').map(({ body }) => body)).toEqual([
    {
      ...{ version: 3, abbreviations: 'DL: license', signature: null },
      successor: { name: 'Ben Day', relation: '', phone: '', email: 'ben@example.com' },
    },
  ]);
});

test('keeps what was typed when another device changed the page', async () => {
  const user = await open();
  net.api.on('save-front-page', () =>
    refused(409, { detail: 'The front page was changed.', code: 'FRONT_PAGE_VERSION_STALE' }),
  );
  const form = within(screen.getByRole('form', { name: 'What you add' }));
  await user.type(form.getByLabelText('Name'), 'Ben Day');
  await user.click(form.getByRole('button', { name: 'Save front page' }));
  await screen.findByText(/The front page was changed/);
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Ben Day');
});
