import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Profile } from '#web/lib/api/api-types.ts';
import { aDashboard, aProfile } from '../support/answers.ts';
import { answerCredentials } from '../support/credentials.ts';
import { answered } from '../support/fake-api.ts';
import { fakeFileStorePerTest } from '../support/file-store.ts';
import { fakeApiPerTest, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
const transfers = fakeFileStorePerTest();

let profile: Profile;

beforeEach(() => {
  profile = aProfile();
  storeSession(profile);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  net.api.on('get-profile', () => answered('get-profile', profile));
  net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
  answerCredentials(net.api);
  net.api.on('create-upload', () =>
    answered('create-upload', {
      uploadId: 'upload-1',
      url: 'https://files.test/bucket',
      fields: { key: 'uploads/1' },
      expiresAt: '2026-11-21T18:10:00.000Z',
    }),
  );
  net.api.on('set-profile-picture', () => {
    profile = { ...profile, profilePictureUrl: '/pictures/upload-1.jpg', version: profile.version + 1 };
    return answered('set-profile-picture', { profilePictureUrl: '/pictures/upload-1.jpg' });
  });
});

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
  vi.restoreAllMocks();
});

async function openProfile() {
  const { user } = openSite('/app?view=settings');
  await screen.findByRole('heading', { level: 2, name: 'Profile' });
  return user;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the profile picture', () => {
  const png = (bytes = 100) => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
  const input = () => field('Profile picture file');
  const badge = () => screen.getByRole('link', { name: /: User Settings$/ });
  const alert = (text: string) => screen.findByText(text);

  async function choose(user: Awaited<ReturnType<typeof openProfile>>) {
    await user.upload(input(), png());
    await waitFor(() => expect(transfers.length).toBeGreaterThan(0));
    const transfer = transfers.at(-1);
    if (!transfer) throw new Error('Nothing is being sent');
    return transfer;
  }

  test('is sent with a preview and progress, and then appears in the header', async () => {
    const user = await openProfile();
    expect(badge().textContent).toContain('M');
    const transfer = await choose(user);
    expect(document.querySelector('.picture img')?.getAttribute('src')).toBe('blob:chosen');
    act(() => transfer.progress(50, 100));
    expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('value')).toBe('50');
    transfer.end(204);
    expect(await screen.findByText('Profile picture updated')).toBeDefined();
    expect(net.api.callsOf('set-profile-picture')[0]?.body).toEqual({ upload_id: 'upload-1' });
    await waitFor(() =>
      expect(badge().querySelector('img')?.getAttribute('src')).toBe('/pictures/upload-1.jpg?v=2'),
    );
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  test('can be canceled during the upload', async () => {
    const user = await openProfile();
    const transfer = await choose(user);
    await user.click(button('Cancel'));
    await waitFor(() => expect(transfer.isAborted).toBe(true));
    await waitFor(() => expect(document.querySelector('.picture img')).toBeNull());
    expect(document.activeElement).toBe(button('Choose picture'));
    expect(net.api.callsOf('set-profile-picture')).toEqual([]);
  });

  test('can be sent again after a failure', async () => {
    const user = await openProfile();
    (await choose(user)).end(0);
    expect(await screen.findByText('Failed to upload profile picture')).toBeDefined();
    await user.click(button('Try again'));
    await waitFor(() => expect(transfers).toHaveLength(2));
    transfers[1]?.end(204);
    expect(await screen.findByText('Profile picture updated')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('can be dropped, and an unsupported file is rejected', async () => {
    await openProfile();
    const place = screen.getByRole('group', { name: 'Profile picture' });
    const drop = (file: File) => fireEvent.drop(place, { dataTransfer: { files: [file] } });
    drop(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(await alert('Please select an image file')).toBeDefined();
    drop(png(5 * 1024 * 1024 + 1));
    expect(await alert('File size must be less than 5MB')).toBeDefined();
    drop(new File(['x'], 'me.gif', { type: 'image/gif' }));
    expect(await alert('Please select an image file: a JPG or PNG.')).toBeDefined();
    expect(net.api.callsOf('create-upload')).toEqual([]);
    drop(png());
    await waitFor(() => expect(transfers).toHaveLength(1));
  });

  test('is removed after a confirmation', async () => {
    profile = { ...profile, profilePictureUrl: '/pictures/old.jpg' };
    storeSession(profile);
    net.api.on('remove-profile-picture', () => {
      profile = { ...profile, profilePictureUrl: null, version: 2 };
      return answered('remove-profile-picture', undefined);
    });
    const user = await openProfile();
    expect(badge().querySelector('img')?.getAttribute('src')).toBe('/pictures/old.jpg?v=1');
    await user.click(button('Remove'));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove profile picture?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove picture' }));
    expect(await screen.findByText('Profile picture removed')).toBeDefined();
    expect(badge().querySelector('img')).toBeNull();
    expect(badge().textContent).toContain('M');
  });
});
