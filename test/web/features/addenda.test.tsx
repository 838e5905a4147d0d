import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { aProfile } from '../support/answers.ts';
import { anEntry } from '../support/entries.ts';
import { answered } from '../support/fake-api.ts';
import { fakeApiPerTest, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
const notary = aProfile();
const entry = anEntry({
  status: 'submitted',
  entryNumber: '000042',
  ...{ locationLat: null, locationLng: null },
  submittedAt: '2026-11-20T20:04:00.000Z',
});
const addendum = {
  ...{ number: 1, reason: 'Wrong fee', text: 'The signer paid $10.00.', field: 'fee' },
  ...{ at: '2026-11-21T15:00:00.000Z', hash: 'ef'.repeat(32) },
};
const page = `/app?view=entryDetails&id=${entry.id}`;

beforeEach(() => {
  storeSession(notary);
  net.api.on('get-profile', () => answered('get-profile', notary));
  net.api.on('get-entry', () => answered('get-entry', entry));
});

const addenda = async () => within(await screen.findByRole('region', { name: 'Addenda' }));

test('an addendum is added beside the entry, whose corrected field keeps its value and links to it', async () => {
  const sent: unknown[] = [];
  net.api.on('add-addendum', ({ body }) => {
    sent.push(body);
    return answered('add-addendum', { addendum });
  });
  openSite(page);
  const user = userEvent.setup();
  await user.click((await addenda()).getByRole('button', { name: 'Add an addendum' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'Add an addendum' }));
  await user.click(dialog.getByRole('button', { name: 'Add addendum' }));
  expect(await dialog.findByText('Enter the reason for the addendum.')).toBeDefined();
  await user.type(dialog.getByLabelText('Reason'), 'Wrong fee');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  // The typed text is still there.
  await user.click((await addenda()).getByRole('button', { name: 'Add an addendum' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Add an addendum' }));
  expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'Wrong fee');
  await user.selectOptions(dialog.getByLabelText('Corrected field'), 'Fee');
  await user.type(dialog.getByLabelText('Text'), 'The signer paid $10.00.');
  await user.click(dialog.getByRole('button', { name: 'Add addendum' }));
  expect(await (await addenda()).findByRole('heading', { name: 'Addendum 1' })).toBeDefined();
  expect(sent).toEqual([{ reason: 'Wrong fee', text: 'The signer paid $10.00.', field: 'fee' }]);
  const link = screen.getByRole('link', { name: 'Corrected by addendum 1' });
  expect(link.getAttribute('href')).toBe('#addendum-1');
  expect(link.closest('dd')?.textContent).toContain('$15.00');
});

test('the dialog asks what an ambiguous number is, and sends the answer', async () => {
  const sent: unknown[] = [];
  net.api.on('add-addendum', ({ body }) => {
    sent.push(body);
    return answered('add-addendum', { addendum });
  });
  openSite(page);
  const user = userEvent.setup();
  await user.click((await addenda()).getByRole('button', { name: 'Add an addendum' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an addendum' }));
  await user.type(dialog.getByLabelText('Reason'), 'Wrong parcel');
  await user.type(dialog.getByLabelText('Text'), 'It was 123-45-6789');
  await user.selectOptions(await dialog.findByLabelText('Text: what is this number?'), 'A parcel number');
  await user.click(dialog.getByRole('button', { name: 'Add addendum' }));
  expect(await (await addenda()).findByRole('heading', { name: 'Addendum 1' })).toBeDefined();
  expect(sent).toEqual([
    {
      ...{ reason: 'Wrong parcel', text: 'It was 123-45-6789' },
      text_confirmations: [{ field: 'text', kind: 'parcel_number' }],
    },
  ]);
});
