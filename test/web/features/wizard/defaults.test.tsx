import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEntry, rowOf } from '#test/web/support/entries.ts';
import { answered } from '#test/web/support/fake-api.ts';
import { openSite } from '#test/web/support/site.tsx';
import {
  aForm,
  button,
  choose,
  fakeWizardPerTest,
  field,
  newFormIn,
  newPage,
  notary,
  openKept,
} from '#test/web/support/wizard-page.ts';
import { suggestedFor, withDefaults } from '#web/features/wizard/start/defaults.ts';
import { latestPlaces } from '#web/features/wizard/start/latest-places.ts';
import { type RecentAct, recentActs, rememberActs } from '#web/lib/entries/recent-acts.ts';
import { clearDevice } from '#web/lib/offline/device-key.ts';

const net = fakeWizardPerTest();

const act = (more: Partial<RecentAct> = {}): RecentAct => ({
  stateCode: 'CO',
  documentType: 'acknowledgment',
  actType: '',
  fee: 10,
  titles: [],
  place: null,
  ...more,
});

describe('defaults', () => {
  it('are the most frequent act of the state, and what was last charged for it', () => {
    const acts = [
      act({ documentType: 'jurat', fee: 7 }),
      act({ fee: 12 }),
      act({ fee: 10 }),
      act({ stateCode: 'TX', documentType: 'deed' }),
    ];
    expect(withDefaults(newFormIn('CO'), acts)).toMatchObject({
      documentType: 'acknowledgment',
      fee: '12.00',
      documents: [{ description: '' }],
    });
    expect(withDefaults(newFormIn('OH'), acts)).toMatchObject({ documentType: '', fee: '' });
  });

  it('begin with the fee cap of the state', () => {
    const form = { ...newFormIn('CO'), documentType: 'jurat' };
    expect(suggestedFor(form, [])).toMatchObject({ fee: '15.00', feeFrom: 'cap' });
    expect(withDefaults({ ...form, fee: '3' }, [])).toMatchObject({ fee: '3' });
  });

  it('offer each place of the state once, with its point if one is known', () => {
    const bank = { label: '1 Bank St', lat: null, lng: null };
    const acts = [
      act({ place: bank }),
      act({ place: { ...bank, lat: 39.7, lng: -105 } }),
      act({ stateCode: 'TX', place: { label: '2 Elm St', lat: 1, lng: 1 } }),
    ];
    expect(latestPlaces(acts, 'CO')).toEqual([{ ...bank, lat: 39.7, lng: -105 }]);
  });
});

describe('recent acts', () => {
  it('are read from the journal once, when the device remembers none', async () => {
    const row = rowOf(anEntry({ status: 'submitted', stateCode: notary.primaryNotaryState }));
    net.api.on('list-entries', () => answered('list-entries', { items: [row], total: 1, asOf: '1' }));
    const first = openSite(newPage);
    await waitFor(() => expect(field('Document Type').value).toBe('affidavit'));
    first.unmount();
    openSite(newPage);
    await waitFor(() => expect(field('Document Type').value).toBe('affidavit'));
    expect(net.api.callsOf('list-entries')).toHaveLength(1);
  });

  it('leave the device with a logout', async () => {
    await rememberActs(notary.id, [act()]);
    expect(await recentActs(notary.id)).toEqual([act()]);
    await clearDevice(notary.id);
    expect(await recentActs(notary.id)).toBeUndefined();
  });
});

it('suggests fee and document again with the document type, and keeps what was typed', async () => {
  const { user } = openSite(newPage);
  await screen.findByLabelText('Document Type');
  await choose(user, 'State for this Entry', 'CO');
  await choose(user, 'Document Type', 'jurat');
  await choose(user, 'Document Type', 'deed');
  await user.click(button('Save as Draft'));
  await waitFor(() => expect(net.api.callsOf('create-draft')).toHaveLength(1));
  expect(net.api.callsOf('create-draft')[0]?.body).toMatchObject({
    fee: 15,
    documents: [{ description: 'Deed' }],
  });
});

it('offers the titles of earlier acts before the common ones', async () => {
  await rememberActs(notary.id, [act({ titles: ['Boat Title'] })]);
  await openKept(aForm('OH', 'affidavit'), 3);
  await screen.findByLabelText('Document 1 Description');
  const titles = [...document.querySelectorAll<HTMLOptionElement>('datalist option')].map(
    ({ value }) => value,
  );
  expect(titles[0]).toBe('Boat Title');
  expect(titles).toContain('Signature/Name Affidavit');
});
