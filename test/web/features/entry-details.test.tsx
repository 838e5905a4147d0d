import { screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProfile } from '../support/answers.ts';
import { anEntry, rowOf, signature } from '../support/entries.ts';
import { answered, refused } from '../support/fake-api.ts';
import { fakeApiPerTest, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
const notary = aProfile();
const entry = anEntry({
  status: 'submitted',
  entryNumber: '000042',
  submittedAt: '2026-11-20T20:04:00.000Z',
  entryHash: 'ab'.repeat(32),
  previousHash: 'cd'.repeat(32),
});
const page = `/app?view=entryDetails&id=${entry.id}`;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  storeSession(notary);
  net.api.on('get-profile', () => answered('get-profile', notary));
  net.api.on('get-entry', () => answered('get-entry', entry));
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
});

const section = (name: string) => screen.findByRole('region', { name });

/** The value beside a name in a section. */
async function fact(ofSection: string, name: string): Promise<string | null> {
  const term = within(await section(ofSection)).getByText(name);
  return term.nextElementSibling?.textContent ?? null;
}

test('a submitted entry shows its number, time of submission and all its sections', async () => {
  openSite(page);
  expect(await screen.findByRole('heading', { name: 'Entry 000042', level: 1 })).toBeDefined();
  expect(screen.getByText('Submitted 11/20/2026, 2:04 PM')).toBeDefined();
  expect(await fact('Entry Information', 'Notarization Date')).toBe('11/20/2026');
  expect(await fact('Entry Information', 'Fee')).toBe('$15.00');
  expect(within(await section('Location')).getByText('1 Main St, Columbus, OH 43004')).toBeDefined();
  expect(within(await section('Location')).getByText('39.961176, -82.998794')).toBeDefined();
  expect(await fact('Signer Information - Signer 1', 'Name')).toBe('Ana Núñez');
  expect(await fact('Signer Information - Signer 1', 'Address')).toBe('5 Oak Ave, Columbus, OH 43004');
  expect(await fact('Signer Information - Signer 1', 'ID Type')).toBe('Passport');
  expect(await fact('Signer Information - Signer 1', 'ID Number')).toBe('X1234567');
  expect(await fact('Signer Information - Signer 1', 'Expiration Date')).toBe('01/31/2030');
  expect(screen.getByAltText('Signature of Ana Núñez').getAttribute('src')).toBe(signature);
  expect(within(await section('Documents')).getByText('Affidavit of residence')).toBeDefined();
  expect(await fact('State Compliance', 'State')).toBe('Ohio');
  expect(await fact('State Compliance', 'Document Type')).toBe('Affidavit');
  expect(await fact('Seal', 'Entry Hash')).toBe('ab'.repeat(32));
  expect(screen.queryByRole('region', { name: 'Captured Images' })).toBeNull();
  expect(screen.queryByText('Late entry')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Journal' }).getAttribute('href')).toBe(
    '/app?view=journal',
  );
});

test('what is missing is N/A, and there is no map without coordinates', async () => {
  const bare = { fee: 0, locationLabel: null, locationLat: null, locationLng: null, documents: [] };
  net.api.on('get-entry', () => answered('get-entry', { ...entry, ...bare, stateCode: null }));
  openSite(page);
  expect(await fact('Entry Information', 'Fee')).toBe('N/A');
  expect((await section('Location')).textContent).toBe('LocationN/A');
  expect((await section('Documents')).textContent).toBe('DocumentsN/A');
  expect(await fact('State Compliance', 'State')).toBe('N/A');
});

test('personal knowledge shows no ID document', async () => {
  const known = { idType: 'personal_knowledge' as const, idNumber: null, idIssuingAgency: null };
  const signers = entry.signers.map((signer) => ({ ...signer, ...known, idExpirationDate: null }));
  net.api.on('get-entry', () => answered('get-entry', { ...entry, signers }));
  openSite(page);
  expect(await fact('Signer Information - Signer 1', 'ID Type')).toBe('Personal Knowledge');
  expect(screen.queryByText('ID Number')).toBeNull();
  expect(screen.queryByText('Issuing Agency')).toBeNull();
});

test('a late entry is marked, and captured images are shown', async () => {
  const late = anEntry({ ...entry, lateEntry: true, submittedAt: '2026-11-23T20:04:00.000Z' });
  const thumbprintData = JSON.stringify({ image_data: signature, signer_thumb: 'right_thumb' });
  net.api.on('get-entry', () => answered('get-entry', { ...late, thumbprintData }));
  openSite(page);
  expect(await screen.findByText('Late entry')).toBeDefined();
  expect(screen.getByText('Notarized 11/20/2026, recorded 11/23/2026')).toBeDefined();
  const images = within(await section('Captured Images'));
  expect(images.getByAltText('Ink Thumbprint').getAttribute('src')).toBe(signature);
  expect(images.queryByAltText('Physical Journal Signature')).toBeNull();
});

test('a draft is named as such and can be opened, not exported', async () => {
  net.api.on('get-entry', () => answered('get-entry', anEntry()));
  openSite(page);
  expect(await screen.findByText('Draft Entry')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Entry', level: 1 })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open Draft' }).getAttribute('href')).toContain(entry.id);
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull();
});

test('the PDF is downloaded under the name the server gives, in the timezone of the browser', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  net.api.on(
    'export-entry-pdf',
    () =>
      new Response('%PDF-', {
        headers: { 'content-disposition': 'attachment; filename="entry-000042.pdf"' },
      }),
  );
  const { user } = openSite(page);
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByText('PDF exported successfully')).toBeDefined();
  expect(names).toEqual(['entry-000042.pdf']);
  const [call] = net.api.callsOf('export-entry-pdf');
  expect(call?.query).toEqual({ timezone: Intl.DateTimeFormat().resolvedOptions().timeZone });
});

test('a plan without PDF export says so', async () => {
  const detail = 'PDF exports require Basic, Advanced or Pro plan';
  net.api.on('export-entry-pdf', () => refused(403, { detail, code: 'PLAN_LACKS_PDF_EXPORT' }));
  const { user } = openSite(page);
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByText(detail)).toBeDefined();
});

test('when the details cannot be loaded, what the list knew is shown', async () => {
  const listed = { items: [rowOf(entry)], total: 1, asOf: '42' };
  net.api.on('list-entries', () => answered('list-entries', listed));
  net.api.on('get-entry', () =>
    refused(404, { detail: 'This entry does not exist.', code: 'ENTRY_NOT_FOUND' }),
  );
  const { user } = openSite('/app?view=journal');
  await user.click(await screen.findByRole('link', { name: /View Details/ }));
  await waitFor(() => expect(screen.getAllByText('Failed to load entry details').length).toBeGreaterThan(0));
  expect(await fact('Entry Information', 'Signers')).toBe('Ana Núñez');
  expect(await fact('Entry Information', 'Fee')).toBe('$15.00');
  expect(screen.getByRole('heading', { name: 'Entry 000042', level: 1 })).toBeDefined();
});
