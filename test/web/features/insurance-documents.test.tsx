import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { InsuranceDocuments } from '#web/features/settings/insurance-documents/insurance-documents.tsx';
import type { InsuranceDocument, Profile } from '#web/lib/api/api-types.ts';
import { aProfile } from '../support/answers.ts';
import { answered, refused } from '../support/fake-api.ts';
import { fakeFileStorePerTest } from '../support/file-store.ts';
import { openSection } from '../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
const transfers = fakeFileStorePerTest();

const bond: InsuranceDocument = {
  documentId: '01J000000000000000000000D1',
  documentType: 'surety_bond',
  fileName: 'bond 2026.pdf',
  fileUrl: '/api/uploads/documents/01J000000000000000000000F1.pdf',
  expirationDate: '2027-03-14',
  sizeBytes: 2_621_440,
  contentType: 'application/pdf',
  uploadedAt: '2026-11-20T17:00:00.000Z',
};

let profile: Profile;

/** Opens the section for a notary with these documents. */
function open(documents: InsuranceDocument[] = []) {
  profile = aProfile({ insuranceDocuments: documents });
  storeSession(profile);
  return openSection(<InsuranceDocuments />).user;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:00:00Z') });
  net.api.on('get-profile', () => answered('get-profile', profile));
  net.api.on('create-upload', () =>
    answered('create-upload', {
      uploadId: 'upload-1',
      url: 'https://files.test/bucket',
      fields: { key: 'uploads/1', 'X-Amz-Date': '20261121T180000Z' },
      expiresAt: '2026-11-21T18:10:00.000Z',
    }),
  );
  net.api.on('add-insurance-document', () => {
    profile = { ...profile, insuranceDocuments: [...profile.insuranceDocuments, bond] };
    return answered('add-insurance-document', bond);
  });
});

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pdf = (name = 'bond.pdf', bytes = 1_000) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const documentType = () => screen.getByLabelText<HTMLSelectElement>('Document type');
const fileInput = () => screen.getByLabelText<HTMLInputElement>('Document file');
const alertText = async () => (await screen.findByRole('alert')).textContent;

function rows(): (string | null)[] {
  const list = screen.queryByRole('list', { name: 'Insurance and certificate documents' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent)
    : [];
}

type User = ReturnType<typeof open>;

/** Fills in the form, sends it, and returns the started transfer. */
async function send(user: User, file = pdf()) {
  await user.selectOptions(documentType(), 'Surety Bond');
  await user.upload(fileInput(), file);
  await user.click(button('Upload document'));
  await waitFor(() => expect(transfers).toHaveLength(1));
  const [transfer] = transfers;
  if (!transfer) throw new Error('Nothing is being sent');
  return transfer;
}

describe('a document', () => {
  test('is sent to the file store with progress, and then listed', async () => {
    const user = open();
    fireEvent.change(screen.getByLabelText('Expiration date (optional)'), {
      target: { value: '2027-03-14' },
    });
    const transfer = await send(user);
    expect(net.api.callsOf('create-upload')[0]?.body).toEqual({
      purpose: 'insurance_document',
      file_name: 'bond.pdf',
      content_type: 'application/pdf',
      size: 1_000,
    });
    expect(transfer.url).toBe('https://files.test/bucket');
    expect([...transfer.form.keys()]).toEqual(['key', 'X-Amz-Date', 'file']);
    act(() => transfer.progress(420, 1_000));
    expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('value')).toBe('42');
    transfer.end(204);
    expect(await screen.findByText('Document uploaded')).toBeDefined();
    const [added] = net.api.callsOf('add-insurance-document');
    expect(added?.query).toEqual({ document_type: 'surety_bond', expiration_date: '2027-03-14' });
    expect(added?.body).toEqual({ upload_id: 'upload-1' });
    expect(rows()).toEqual(['Surety Bondbond 2026.pdf 2.5 MBExpires 03/14/2027 Download']);
    expect(documentType().value).toBe('');
    expect(screen.queryByText('bond.pdf')).toBeNull();
  });

  test('can be canceled during the upload, and the form stays', async () => {
    const user = open();
    const transfer = await send(user);
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(transfer.isAborted).toBe(true);
    expect(toast.getToasts()).toEqual([]);
    expect(documentType().value).toBe('surety_bond');
    expect(screen.getByText('bond.pdf')).toBeDefined();
    expect(net.api.callsOf('add-insurance-document')).toEqual([]);
  });

  test('can be sent again after a failure', async () => {
    const user = open();
    const transfer = await send(user);
    transfer.end(0);
    expect(await screen.findByText('Failed to upload document')).toBeDefined();
    expect(await alertText()).toContain('Check your internet connection');
    await user.click(button('Try again'));
    await waitFor(() => expect(transfers).toHaveLength(2));
    transfers[1]?.end(204);
    expect(await screen.findByText('Document uploaded')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('stays in the form if the server rejects it', async () => {
    net.api.on('add-insurance-document', () =>
      refused(415, { detail: 'Files of this type cannot be used.', code: 'FILE_TYPE_REFUSED' }),
    );
    const user = open();
    (await send(user)).end(204);
    expect(await alertText()).toBe('Files of this type cannot be used.');
    expect(screen.getByText('bond.pdf')).toBeDefined();
    await user.upload(fileInput(), pdf('another.pdf'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Upload document')).toBeDefined();
  });

  test('can be dropped', async () => {
    open();
    const place = screen.getByRole('group', { name: 'Document file' });
    fireEvent.drop(place, { dataTransfer: { files: [pdf('dropped.pdf')] } });
    expect(screen.getByText('dropped.pdf')).toBeDefined();
    fireEvent.drop(place, { dataTransfer: { files: [pdf('one.pdf'), pdf('two.pdf')] } });
    expect(await alertText()).toBe('Choose one file at a time.');
  });
});

describe('before anything is sent', () => {
  test('type and file are required', async () => {
    const user = open();
    await user.click(button('Upload document'));
    expect(await alertText()).toBe('Please select document type and file');
    expect(document.activeElement).toBe(documentType());
    await user.selectOptions(documentType(), 'eo_insurance');
    await user.click(button('Upload document'));
    expect(await alertText()).toBe('Please select document type and file');
    expect(document.activeElement).toBe(button('Choose file'));
    expect(net.api.callsOf('create-upload')).toEqual([]);
  });

  test.each([
    [pdf('large.pdf', 10 * 1024 * 1024 + 1), 'File size must be less than 10MB'],
    [new File(['<svg/>'], 'bond.svg', { type: 'image/svg+xml' }), 'Please select a PDF, JPG or PNG file.'],
    [pdf('empty.pdf', 0), 'This file is empty. Choose another.'],
  ])('an unsupported file is rejected', async (file, message) => {
    open();
    fireEvent.change(fileInput(), { target: { files: [file] } });
    expect(await alertText()).toBe(message);
    expect(screen.queryByText(file.name)).toBeNull();
  });

  test('a file of exactly 10 MB or without a declared type is accepted', () => {
    open();
    fireEvent.change(fileInput(), { target: { files: [pdf('full.pdf', 10 * 1024 * 1024)] } });
    expect(screen.getByText('full.pdf')).toBeDefined();
    fireEvent.change(fileInput(), { target: { files: [new File(['x'], 'SCAN.JPEG')] } });
    expect(screen.getByText('SCAN.JPEG')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the list', () => {
  test.each([
    ['2026-11-20', 'Expired'],
    ['2026-11-21', 'Expires today'],
    ['2026-11-22', '1 day left'],
    ['2027-01-20', '60 days left'],
  ])('warns about a document that expires on %s: %s', (expirationDate, words) => {
    open([{ ...bond, expirationDate }]);
    expect(screen.getByText(words)).toBeDefined();
  });

  test('does not warn about other documents', () => {
    open([
      { ...bond, expirationDate: '2027-01-21' },
      { ...bond, documentId: 'other', expirationDate: null },
    ]);
    expect(screen.queryByText(/left|Expired/)).toBeNull();
    expect(screen.getAllByText(/^Expires/)).toHaveLength(1);
  });

  test('downloads a document under its own name', async () => {
    net.api.on('download-document', () => new Response('%PDF'));
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const user = open([bond]);
    await user.click(button('Download Surety Bond, bond 2026.pdf'));
    expect(await screen.findByText('Document downloaded')).toBeDefined();
    expect(names).toEqual(['bond 2026.pdf']);
    const [call] = net.api.callsOf('download-document');
    expect(call?.path).toBe(bond.fileUrl);
    expect(call?.headers.get('authorization')).toBe('Bearer token-1');
  });

  test.each([
    [
      'Failed to download document (404)',
      () => refused(404, { detail: 'This document does not exist.', code: 'DOCUMENT_NOT_FOUND' }),
    ],
    ['Error downloading document', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows %s', async (words, reply) => {
    net.api.on('download-document', reply);
    const user = open([bond]);
    await user.click(button(/^Download/));
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('deletes a document after a confirmation', async () => {
    net.api.on('delete-insurance-document', () => {
      profile = { ...profile, insuranceDocuments: [] };
      return answered('delete-insurance-document', undefined);
    });
    const user = open([bond]);
    await user.click(button(/^Delete/));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete document?' }));
    expect(dialog.getByText('Surety Bond, bond 2026.pdf, will be deleted permanently.')).toBeDefined();
    expect(net.api.callsOf('delete-insurance-document')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete document' }));
    expect(await screen.findByText('Document deleted')).toBeDefined();
    expect(net.api.callsOf('delete-insurance-document')[0]?.path).toBe(
      `/api/user/insurance-document/${bond.documentId}`,
    );
    expect(rows()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Insurance and certificate documents');
  });

  test('keeps a document if deleting fails', async () => {
    net.api.on('delete-insurance-document', () =>
      refused(503, { detail: 'The journal is busy.', code: 'BUSY' }),
    );
    const user = open([bond]);
    await user.click(button(/^Delete/));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete document' }));
    expect(await screen.findByText('Failed to delete document')).toBeDefined();
    expect(rows()).toHaveLength(1);
  });
});
