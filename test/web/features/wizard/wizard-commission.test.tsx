import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EntryForm } from '#web/features/wizard/form/entry-form.ts';
import type { Commission } from '#web/lib/api/api-types.ts';
import { anEntry, rowOf } from '../../support/entries.ts';
import { answered } from '../../support/fake-api.ts';
import { openSite, storeSession } from '../../support/site.tsx';
import {
  aForm,
  button,
  choose,
  fakeWizardPerTest,
  newPage,
  notary,
  openKept,
} from '../../support/wizard-page.ts';

const net = fakeWizardPerTest();

const ohioan: Commission = {
  commissionNumber: 'OH-7',
  state: 'OH',
  expirationDate: '2027-06-01',
  isPrimary: true,
};
const noneForFlorida = /^No commission for Florida is listed in your settings/;
const expired = 'Your Ohio commission OH-7 expired on 11/18/2026, before the date of this act.';

/** Opens a complete entry in Ohio for a notary with this commission. */
function open(commission: Commission, more: Partial<EntryForm> = {}, step = 1) {
  const user = { ...notary, notaryCommissions: [commission] };
  storeSession(user);
  net.api.on('get-profile', () => answered('get-profile', user));
  return openKept(aForm('OH', 'affidavit', more), step);
}

const note = () => document.querySelector('.commission-note')?.textContent;

test('a new entry begins in the state that the server names, not in the one that this device stored', async () => {
  storeSession({ ...notary, primaryNotaryState: 'OH' });
  net.api.on('get-profile', () => answered('get-profile', { ...notary, primaryNotaryState: 'FL' }));
  openSite(newPage);
  const state = await screen.findByLabelText<HTMLSelectElement>(/^State for this Entry/);
  expect(state.value).toBe('FL');
});

test('the signer step names the commission of the chosen state, and warns if there is none', async () => {
  const user = await open(ohioan);
  expect(note()).toBe('Recorded under your Ohio commission OH-7, which expires on 06/01/2027.');
  await choose(user, 'State for this Entry', 'FL');
  expect(await screen.findByText(noneForFlorida)).toBeDefined();
  expect(screen.getByRole('link', { name: /^Your commissions/ }).getAttribute('target')).toBe('_blank');
});

test('warns about a commission that had expired on the date of the act, and blocks nothing', async () => {
  const user = await open({ ...ohioan, expirationDate: '2026-11-18' });
  expect(note()).toContain('Recorded under your Ohio commission OH-7.');
  expect(note()).toContain(expired);
  await user.click(button(/^Next/));
  expect(screen.getByRole('heading', { name: 'Entry Details' })).toBeDefined();
});

test('a commission covers a draft that was started before it expired', async () => {
  await open({ ...ohioan, expirationDate: '2026-11-18' }, { date: '2026-11-18' });
  expect(note()).toBe('Recorded under your Ohio commission OH-7, which expires on 11/18/2026.');
});

test('repeats the warning before the submission, and shows the server’s warnings after it', async () => {
  const sealed = rowOf(anEntry(), { status: 'submitted', entryNumber: '000001', version: 3 });
  const warning = 'The commission OH-7 has expired.';
  net.api.on('submit-entry', () =>
    answered('submit-entry', { ...sealed, warnings: [warning], entryHash: 'ab'.repeat(32) }),
  );
  const user = await open({ ...ohioan, expirationDate: '2026-11-18' }, {}, 4);
  expect(screen.getByText(expired)).toBeDefined();
  await user.click(button('Seal with 1 warning'));
  const checked = screen.getByLabelText('I’ve checked this');
  await waitFor(() => expect(document.activeElement).toBe(checked));
  expect(net.api.callsOf('submit-entry')).toEqual([]);
  await user.click(checked);
  await user.click(button('Submit Entry'));
  expect(await screen.findByText('Entry submitted successfully!')).toBeDefined();
  expect(screen.getByText(warning).closest('[data-sonner-toast]')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Entry 000001' })).toBeDefined();
});
