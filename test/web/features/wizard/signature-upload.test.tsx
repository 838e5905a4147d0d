import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pngBytes } from '#test/support/png.ts';
import { drawnImage, openSession, stubCanvas, takeBack } from '../../support/signing.tsx';

let written: string[];

beforeEach(() => {
  written = stubCanvas();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 600, height: 200, close: () => {} }));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const png = () => new File([new Uint8Array(pngBytes(600, 200))], 'signature.png', { type: 'image/png' });
const input = () => {
  const found = document.querySelector('dialog input[type=file]');
  if (!(found instanceof HTMLInputElement)) throw new Error('There is no field for an image');
  return found;
};
const button = (name: string) => screen.getByRole('button', { name });
const picture = () => screen.findByRole('img', { name: 'Uploaded signature' });
const state = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Opens a session and calls the notary, who can upload an image. */
async function openPanel() {
  const session = openSession();
  await session.user.click(button('I can’t sign here'));
  await takeBack(session.user);
  return session;
}

test('an image is uploaded by keyboard, shown, announced, and saved with its stamp', async () => {
  const { user, onSigned } = await openPanel();
  const opened = vi.spyOn(input(), 'click');
  button('Upload a signature image').focus();
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
  await user.upload(input(), png());
  expect((await picture()).getAttribute('src')).toBe(drawnImage);
  expect(state()).toContain('A signature image was chosen.');
  await user.click(button('Save Signature'));
  await waitFor(() =>
    expect(onSigned).toHaveBeenCalledWith(expect.anything(), drawnImage, expect.anything()),
  );
  expect(written.slice(0, 2)).toEqual(['Lat 32.7767', 'Lng -96.7970']);
});

test('Clear restores the pad', async () => {
  const { user } = await openPanel();
  await user.upload(input(), png());
  await picture();
  await user.click(button('Clear'));
  expect(screen.getByRole('img', { name: /Draw the signature/ })).toBeDefined();
  expect(state()).toContain('No signature yet.');
});

test.each([
  [
    'another kind of file',
    () => new File(['%PDF-1.7 and so on, long enough'], 'a.png', { type: 'image/png' }),
    /is not a picture/,
  ],
  ['a file that only begins as one', () => png().slice(0, 12) as File, /is not a picture/],
  ['a very large file', () => new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png'), /too large/],
])('rejects %s', async (_, file, sentence) => {
  const { user } = await openPanel();
  await user.upload(input(), file());
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  expect(screen.queryByRole('img', { name: /Uploaded/ })).toBeNull();
});

test('rejects a blank image', async () => {
  stubCanvas({ pixels: [255, 250] });
  const { user } = await openPanel();
  await user.upload(input(), png());
  expect((await screen.findByRole('alert')).textContent).toMatch(/blank/);
  expect(screen.queryByRole('img', { name: /Uploaded/ })).toBeNull();
});

test('rejects a file that cannot be decoded', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  const { user } = await openPanel();
  await user.upload(input(), png());
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be opened/);
});
