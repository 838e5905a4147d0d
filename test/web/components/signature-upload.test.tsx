import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pngBytes } from '#test/support/png.ts';
import { SignatureDialog } from '#web/components/signature-pad/signature-dialog.tsx';

const saved = `data:image/png;base64,${'C'.repeat(100)}`;
const written: string[] = [];
/** The brightness of the pixels in every canvas. */
let shown: number[];

beforeEach(() => {
  written.length = 0;
  shown = [255, 10];
  const getImageData = () => ({ data: Uint8ClampedArray.from(shown.flatMap((v) => [v, v, v, 255])) });
  const context = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'getImageData'
          ? getImageData
          : name === 'fillText'
            ? (text: string) => written.push(text)
            : () => {},
      set: () => true,
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(saved);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 600, height: 200, close: () => {} }));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open() {
  const calls = { onSave: vi.fn(), onCancel: vi.fn(), onSavingChange: vi.fn() };
  render(
    <SignatureDialog
      signer="Signer 1"
      withStamp={true}
      place={{ lat: 32.7767, lng: -96.797 }}
      timezone="America/Chicago"
      {...calls}
    />,
  );
  return { ...calls, user: userEvent.setup({ applyAccept: false }) };
}

const png = () => new File([new Uint8Array(pngBytes(600, 200))], 'signature.png', { type: 'image/png' });
const input = () => {
  const found = document.querySelector('dialog input[type=file]');
  if (!(found instanceof HTMLInputElement)) throw new Error('There is no field for an image');
  return found;
};
const button = (name: string) => screen.getByRole('button', { name });
const picture = () => screen.findByRole('img', { name: 'Uploaded signature of signer 1' });
const state = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('an image is uploaded by keyboard, shown, announced, and saved with its stamp', async () => {
  const { user, onSave } = open();
  expect(state()).toContain('No signature yet.');
  const opened = vi.spyOn(input(), 'click');
  button('Upload a signature image').focus();
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
  await user.upload(input(), png());
  expect((await picture()).getAttribute('src')).toBe(saved);
  expect(state()).toContain('A signature image was chosen.');
  await user.click(button('Save Signature'));
  await waitFor(() => expect(onSave).toHaveBeenCalledWith(saved));
  expect(written.slice(0, 2)).toEqual(['Lat 32.7767', 'Lng -96.7970']);
});

test('Clear restores the pad, and leaving asks before an image is lost', async () => {
  const { user, onCancel } = open();
  await user.upload(input(), png());
  await picture();
  await user.click(button('Cancel'));
  expect(screen.getByRole('alert').textContent).toBe('Discard the uploaded signature?');
  await user.click(button('Keep it'));
  await user.click(button('Clear'));
  expect(screen.getByRole('img', { name: /Draw the signature/ })).toBeDefined();
  expect(state()).toContain('No signature yet.');
  await user.click(button('Cancel'));
  expect(onCancel).toHaveBeenCalledOnce();
});

test.each([
  ['another kind of file', () => new File(['%PDF-1.7 and so on, long enough'], 'a.png'), /no PNG or JPEG/],
  ['a file that only begins as one', () => png().slice(0, 12) as File, /no PNG or JPEG/],
  ['a very large file', () => new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png'), /too large/],
])('rejects %s', async (_, file, sentence) => {
  const { user, onSave } = open();
  await user.upload(input(), file());
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  await user.click(button('Save Signature'));
  await screen.findByText('Please draw your signature before saving');
  expect(onSave).not.toHaveBeenCalled();
});

test('rejects a blank image', async () => {
  shown = [255, 250];
  const { user } = open();
  await user.upload(input(), png());
  expect((await screen.findByRole('alert')).textContent).toMatch(/blank/);
  expect(screen.queryByRole('img', { name: /Uploaded/ })).toBeNull();
});

test('rejects a file that cannot be decoded', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  const { user } = open();
  await user.upload(input(), png());
  expect((await screen.findByRole('alert')).textContent).toMatch(/no PNG or JPEG/);
});
