import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { publicKeysPath } from '#shared/evidence/log/log-paths.ts';
import { kindOfFile } from '#web/features/share/kind-of-file.ts';
import { keepReceived } from '#web/lib/received/received.ts';
import { aDashboard, aProfile } from '../../support/answers.ts';
import { fakeDevicePerTest } from '../../support/device.ts';
import { answered } from '../../support/fake-api.ts';
import { fakeCaches } from '../../support/fake-caches.ts';
import { fakeApiPerTest, here, openSite, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

let stores: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  stores = fakeCaches();
  net.api.on('get-profile', () => answered('get-profile', aProfile()));
  net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
  return () => void vi.unstubAllGlobals();
});

/** Hands content to the app, as the service worker keeps it. */
async function share({ files = [], text = '' }: { files?: File[]; text?: string }): Promise<void> {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  if (text) form.append('text', text);
  await keepReceived(form, Date.now());
}

const view = '/app?view=share';

function open(id = 'notary-1') {
  storeSession(aProfile({ id, primaryNotaryState: 'CA' }));
  return openSite(view);
}

describe('the view of shared content', () => {
  test('imports a CSV file with the code of the import, and sends nothing', async () => {
    await share({ files: [new File(['Date,Signer\n2024-03-04,Ana Cruz\n'], 'old.csv')] });
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Import entries' }));
    expect(await screen.findByRole('heading', { name: 'How is your file read?' })).toBeTruthy();
    expect(here.current).toBe('/app?view=import');
    expect(net.api.callsOf('add-import-rows')).toEqual([]);
  });

  test('hands a text, an email, and a calendar file to the reader of orders', async () => {
    net.api.on('list-order-proposals', () => answered('list-order-proposals', { items: [], next: null }));
    net.api.on('read-orders', () => answered('read-orders', { proposals: [] }));
    await share({ files: [new File(['BEGIN:VCALENDAR'], 'a.ics')], text: 'Order 12 at noon' });
    const { user } = open();
    const [file, text] = await screen.findAllByRole('link', { name: 'Read as order' });
    expect(file?.closest('section')?.textContent).toContain('a.ics');
    expect(net.api.callsOf('read-orders')).toEqual([]);
    if (text) await user.click(text);
    await waitFor(() =>
      expect(net.api.callsOf('read-orders')[0]?.body).toEqual({
        format: 'text',
        content: 'Order 12 at noon',
      }),
    );
    expect(kindOfFile({ name: 'mail', type: 'message/rfc822' })).toBe('message');
  });

  test('checks a PDF with the code of the verification page', async () => {
    await share({ files: [new File(['%PDF-1.7\nnot ours'], 'letter.pdf')] });
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
      call[0] === publicKeysPath ? Promise.reject(new TypeError('offline')) : fetch(...call),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Check document' }));
    expect(await screen.findByText(/The keys of this site could not be loaded/)).toBeTruthy();
    expect(screen.getByText('“letter.pdf”')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Check document' })).toBeNull();
  });

  test('says what it cannot do with a text and with other files', async () => {
    await share({ files: [new File(['x'], 'song.mp3')], text: 'Order 12 at noon' });
    open();
    expect(await screen.findByText(/can’t open this kind of file/)).toBeTruthy();
    expect(screen.getByText('Order 12 at noon')).toBeTruthy();
    expect(screen.getByText(/can’t fill in an entry from a text/)).toBeTruthy();
  });

  test('takes what was shared once the notary signs in, and shows it to no other notary', async () => {
    await share({ text: 'Order 12 at noon' });
    openSite(view);
    const password = await screen.findByLabelText('Password');
    expect(stores.size).toBe(1);
    net.api.on('login', () =>
      answered('login', { accessToken: 'token-1', message: 'Login successful', user: aProfile() }),
    );
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'maria@example.com' } });
    fireEvent.change(password, { target: { value: 'a passphrase' } });
    fireEvent.click(screen.getByRole('button', { name: 'SIGN IN' }));
    expect(await screen.findByText('Order 12 at noon')).toBeTruthy();
    expect(stores.size).toBe(0);
  });

  test('says that there is nothing', async () => {
    open('another-notary');
    expect(await screen.findByRole('heading', { name: 'Nothing to show' })).toBeTruthy();
  });
});
