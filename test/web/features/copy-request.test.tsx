import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProfile, aRow } from '../support/answers.ts';
import { answered } from '../support/fake-api.ts';
import { fakeApiPerTest, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();

test('a request brings its name and document to the search, which lists titles, acts, and days', async () => {
  storeSession(aProfile());
  net.api.on('get-profile', () => answered('get-profile', aProfile()));
  net.api.on('get-matter', () =>
    answered('get-matter', {
      ...{ id: 'M1', kind: 'copy', state: 'TX', openedAt: '2026-11-20T17:00:00.000Z', closedAt: null },
      ...{ version: 1, dueOn: null, steps: [] },
      facts: {
        ...{ requester: 'Dana Reyes', contact: null, onBehalfOf: null, isParty: false, form: 'written' },
        ...{ receivedOn: '2026-11-20', month: null, people: 'Ann Lee and Bo Ek', document: 'deed of trust' },
      },
    }),
  );
  const found = aRow({ entryNumber: '000012', documentType: 'deed_of_trust', actType: 'jurat' });
  net.api.on('find-matter-entries', () => answered('find-matter-entries', { items: [found], total: 1 }));
  const { user } = openSite('/app?view=duties&matter=M1');
  expect(await screen.findByLabelText('Signer’s name')).toHaveProperty('value', 'Ann Lee');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const preview = await screen.findByRole('button', { name: 'Preview the copy of entry 000012' });
  const row = '000012Deed of trustAnn Lee · Jurat · 03/14/2026 · $12.50Preview';
  expect(preview.closest('li')?.textContent).toBe(row);
  expect(net.api.callsOf('find-matter-entries')[0]?.body).toEqual({
    search: 'Ann Lee',
    document_type: 'deed_of_trust',
  });
});
