import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { watchOrderLinks } from '#web/app/watch-order-links.ts';
import { linkEntries } from '#web/features/business/orders/link-entries.ts';
import type { Order } from '#web/features/business/orders/order-types.ts';
import { preparedFrom } from '#web/features/business/orders/start-entries.tsx';
import { stateOfAddress } from '#web/features/business/orders/state-of-address.ts';
import { preparedForm } from '#web/features/wizard/start/prepared-form.ts';
import { keepDraft } from '#web/lib/entries/draft-keeper.ts';
import { noteSealed, orderOfDraft, unlinkedEntries } from '#web/lib/entries/order-links.ts';
import { anEntry, rowOf } from '../../support/entries.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { anOrder } from '../../support/orders.ts';
import { here, openSite } from '../../support/site.tsx';
import {
  aForm,
  button,
  fakeWizardPerTest,
  field,
  newFormIn,
  newPage,
  notary,
  saveDraft,
} from '../../support/wizard-page.ts';

const net = fakeWizardPerTest();
const orderPage = `/app?view=business&tab=orders&id=${anOrder().id}`;

/** Answers reads and changes of an order as the server would. */
function serve(first: Order = anOrder()): { current: Order } {
  const stored = { current: first };
  net.api.on('get-order', () => answered('get-order', stored.current));
  net.api.on('update-order', ({ body }) => {
    stored.current = { ...stored.current, entryIds: Reflect.get(Object(body), 'entry_ids') };
    return answered('update-order', stored.current);
  });
  return stored;
}

beforeEach(() => {
  const none = { items: [], next: null };
  net.api.on('list-clients', () => answered('list-clients', none));
});

describe('a prepared entry', () => {
  const deed = { kind: 'notarial', description: 'Deed of Trust', amount: '20.00' } as const;
  const affidavit = { kind: 'notarial', description: 'Notarial fees', amount: '10.00' } as const;
  const two = [
    { name: 'Ana Rivera', phone: null, email: null },
    { name: 'Luis Rivera Jr.', phone: null, email: null },
  ];

  test('has the place, the state, the signers, the document, and the fee of the order', () => {
    const prepared = preparedFrom(anOrder({ address: '1 Grant Ave, Denver, CO 80203', signers: two }));
    const form = preparedForm(newFormIn('TX'), prepared, []);
    expect(form).toMatchObject({
      ...{ stateCode: 'CO', locationLabel: '1 Grant Ave, Denver, CO 80203', visit: null, fee: '10.00' },
      ...{ documentType: 'deed_of_trust', documents: [{ description: 'Deed of Trust' }] },
      signers: [
        { firstName: 'Ana', lastName: 'Rivera' },
        { firstName: 'Luis', lastName: 'Rivera Jr.' },
      ],
    });
  });

  test('becomes a table for several acts, whose fees are shared among the signers', () => {
    const prepared = preparedFrom(anOrder({ signers: two, lines: [deed, affidavit] }));
    const { visit } = preparedForm(newFormIn('TX'), prepared, []);
    expect(visit?.documents.map(({ title, fee, documentType }) => [title, fee, documentType])).toEqual([
      ['Deed of Trust', '10.00', 'deed_of_trust'],
      ['', '5.00', 'deed_of_trust'],
    ]);
  });

  test.each([
    ['100 Main St, Dallas, TX 75201-1234', 'TX'],
    ['1 Elm St, Charleston, West Virginia 25301', 'WV'],
    ['5 K St, Sacramento, ca 95814', 'CA'],
    ['At the library, Austin, Texas', 'TX'],
    ['Room 5', undefined],
  ])('finds the state of %s', (address, state) => expect(stateOfAddress(address)).toBe(state));
});

describe('from an order to its entries', () => {
  test('the wizard opens filled in, and a saved draft still belongs to the order', async () => {
    serve();
    const { user } = openSite(orderPage);
    await user.click(await screen.findByRole('link', { name: 'Start entries' }));
    expect(here.current).toBe(newPage);
    await waitFor(() => expect(field('First Name').value).toBe('Ana'));
    expect(await saveDraft(net.api, user)).toMatchObject({
      ...{ location_label: '100 Main St, Dallas, TX 75201', fee: 10 },
      documents: [{ description: 'Deed of Trust' }],
    });
    expect(orderOfDraft(notary.id, rowOf(anEntry()).id)).toBe(anOrder().id);
  });

  test('a sealed entry leads back to the order, which then lists it', async () => {
    const order = serve();
    const { id } = rowOf(anEntry());
    net.api.on('get-entry', () =>
      answered('get-entry', anEntry({ status: 'submitted', entryNumber: '000001' })),
    );
    await keepDraft(notary.id, { form: aForm('OH', 'affidavit'), saver: {}, step: 4, orderId: anOrder().id });
    const { user } = openSite(newPage);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: /^Review/ });
    await user.click(button('Submit Entry'));
    await user.click(await screen.findByRole('link', { name: 'Back to the order' }));
    await waitFor(() => expect(order.current.entryIds).toEqual([id]));
    expect((await screen.findByRole('link', { name: 'Entry 000001' })).getAttribute('href')).toContain(id);
    expect(unlinkedEntries(notary.id).size).toBe(0);
  });
});

describe('links that could not be made', () => {
  test('are made later, beside the entries that another device linked', async () => {
    net.api.on('get-order', () => refused(503, { detail: 'Later.', code: 'BUSY' }));
    noteSealed(notary.id, anOrder().id, ['entry-1', 'entry-2']);
    expect(await linkEntries(notary.id)).toBe(false);
    const order = serve(anOrder({ entryIds: ['entry-0', 'entry-1'] }));
    expect(await linkEntries(notary.id)).toBe(true);
    expect(order.current.entryIds).toEqual(['entry-0', 'entry-1', 'entry-2']);
    expect(await linkEntries(notary.id)).toBe(false);
    expect(net.api.callsOf('update-order')).toHaveLength(1);
  });

  test('are made as soon as an entry is sealed, and when the connection returns', async () => {
    const order = serve();
    const end = watchOrderLinks();
    noteSealed(notary.id, anOrder().id, ['entry-1']);
    await waitFor(() => expect(order.current.entryIds).toEqual(['entry-1']));
    await waitFor(() => expect(unlinkedEntries(notary.id).size).toBe(0));
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    noteSealed(notary.id, anOrder().id, ['entry-2']);
    offline.mockRestore();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(order.current.entryIds).toEqual(['entry-1', 'entry-2']));
    end();
  });

  test('are given up when the order was deleted', async () => {
    net.api.on('get-order', () => refused(404, { detail: 'Order not found.', code: 'ENTRY_NOT_FOUND' }));
    noteSealed(notary.id, anOrder().id, ['entry-1']);
    await linkEntries(notary.id);
    expect(unlinkedEntries(notary.id).size).toBe(0);
  });
});
