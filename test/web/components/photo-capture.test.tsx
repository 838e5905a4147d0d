import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { PhotoCapture, type PhotoCaptureProps } from '#web/components/photo-capture/photo-capture.tsx';
import { photo, photoFile, stubPhotos } from '../support/photos.ts';

/** Finishes each decoding when the test says so. */
function stubDecoder() {
  const decoded = { width: 1200, height: 900, close: () => {} };
  const waiting: { resolve: (bitmap: typeof decoded) => void; reject: (error: Error) => void }[] = [];
  vi.stubGlobal(
    'createImageBitmap',
    () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
  );
  const next = async () => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    return waiting.shift();
  };
  return {
    decode: async () => (await next())?.resolve(decoded),
    fail: async () => (await next())?.reject(new DOMException('no image', 'InvalidStateError')),
  };
}

class FakeTrack extends EventTarget {
  stop = vi.fn();
}

function stubMedia(getUserMedia: (constraints: MediaStreamConstraints) => Promise<unknown>) {
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
}

/** Stubs a browser whose camera returns a stream or the named error. */
function stubCamera(error?: string) {
  const tracks: FakeTrack[] = [];
  const getUserMedia = vi.fn(async (_constraints: MediaStreamConstraints) => {
    if (error) throw new DOMException('refused', error);
    const track = new FakeTrack();
    tracks.push(track);
    return { getTracks: () => [track] };
  });
  stubMedia(getUserMedia);
  return { tracks, getUserMedia };
}

function stubPhone() {
  Object.defineProperty(HTMLInputElement.prototype, 'capture', { value: '', configurable: true });
}

let decoder: ReturnType<typeof stubDecoder>;
/** Records what a video shows, because happy-dom accepts only its own streams. */
let shown: Mock<(stream: MediaProvider | null) => void>;

beforeEach(() => {
  stubPhotos();
  decoder = stubDecoder();
  shown = vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue(undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(HTMLInputElement.prototype, 'capture');
});

type Captured = Parameters<PhotoCaptureProps['onCapture']>[0];

function Form({
  onCaptured,
  ...more
}: Partial<PhotoCaptureProps> & { onCaptured: (photo: Captured) => void }) {
  const [value, setValue] = useState(more.value ?? '');
  return (
    <PhotoCapture
      id="entry-thumbprint"
      label="Ink thumbprint"
      hint="Photograph the right thumbprint in the paper journal."
      altText="Ink thumbprint of signer 1"
      {...more}
      value={value}
      onCapture={(photo) => {
        onCaptured(photo);
        setValue(photo.dataUrl);
      }}
      onClear={() => setValue('')}
    />
  );
}

function open(more: Partial<PhotoCaptureProps> = {}) {
  const captured: Captured[] = [];
  const { container, unmount } = render(
    <StrictMode>
      <Form onCaptured={(photo) => captured.push(photo)} {...more} />
    </StrictMode>,
  );
  const [cameraInput, fileInput] = container.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (!cameraInput || !fileInput) throw new Error('There are no inputs');
  // Allows files of any kind, because `accept` is only a hint.
  const user = userEvent.setup({ applyAccept: false });
  return { captured, unmount, cameraInput, fileInput, user };
}

const button = (name: string) => screen.getByRole('button', { name: `${name}: Ink thumbprint` });
const preview = () => screen.queryByRole('img', { name: 'Ink thumbprint of signer 1' });

/** The camera's first picture arrives. */
async function goLive() {
  const video = screen.getByLabelText<HTMLVideoElement>('Live camera view');
  await waitFor(() => expect(shown).toHaveBeenCalled());
  for (const [side, pixels] of [
    ['videoWidth', 1920],
    ['videoHeight', 1080],
  ] as const) {
    Object.defineProperty(video, side, { value: pixels });
  }
  fireEvent.loadedData(video);
}

test('on a phone, the main button opens the phone’s camera and the other one opens files', async () => {
  stubPhone();
  const { cameraInput, fileInput, user } = open();
  const asked = { camera: vi.fn(), file: vi.fn() };
  cameraInput.addEventListener('click', asked.camera);
  fileInput.addEventListener('click', asked.file);
  expect(cameraInput.getAttribute('capture')).toBe('environment');
  expect(fileInput.hasAttribute('capture')).toBe(false);
  expect(button('Take photo').id).toBe('entry-thumbprint');
  await user.click(button('Take photo'));
  expect([asked.camera.mock.calls.length, asked.file.mock.calls.length]).toEqual([1, 0]);
  await user.click(button('Choose file'));
  expect([asked.camera.mock.calls.length, asked.file.mock.calls.length]).toEqual([1, 1]);
});

test('a chosen photo is prepared, announced, and shown, and the focus stays on the main button', async () => {
  stubCamera();
  const { captured, fileInput, user } = open();
  await user.upload(fileInput, photoFile());
  expect(screen.getByRole('status').textContent).toBe('Preparing photo…');
  expect(button('Use camera').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Use camera'));
  expect(screen.queryByRole('dialog')).toBeNull();
  button('Choose file').focus();
  await decoder.decode();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Photo captured'));
  expect(captured).toEqual([
    {
      dataUrl: photo,
      bytes: 300,
      type: 'image/jpeg',
      capturedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  ]);
  expect(preview()?.getAttribute('src')).toBe(photo);
  expect(document.activeElement).toBe(button('Capture again'));
  expect(button('Capture again').id).toBe('entry-thumbprint');
  expect(screen.queryByRole('button', { name: /Choose file/ })).toBeNull();
});

test('the same file can be chosen again', async () => {
  const { captured, fileInput, user } = open();
  await user.upload(fileInput, photoFile());
  expect(fileInput.files).toHaveLength(1);
  await decoder.decode();
  await waitFor(() => expect(captured).toHaveLength(1));
  expect(fileInput.value).toBe('');
  expect(fileInput.files).toHaveLength(0);
});

test('the caller can set the waiting text', async () => {
  const { fileInput, user } = open({ busyLabel: 'Preparing thumbprint…' });
  await user.upload(fileInput, photoFile());
  expect(screen.getByRole('status').textContent).toBe('Preparing thumbprint…');
});

test('clearing removes the photo immediately and keeps the focus in the field', async () => {
  stubCamera();
  const { user } = open({ value: photo });
  await user.click(button('Clear'));
  expect(preview()).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Photo cleared');
  expect(document.activeElement).toBe(button('Use camera'));
});

test('a file that is not a photo is rejected beside the field, and the earlier photo stays', async () => {
  stubCamera();
  const { captured, fileInput, user } = open({ value: photo });
  await user.upload(fileInput, new File(['%PDF-1.7'], 'deed.pdf'));
  await decoder.fail();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('This file is not a picture. Choose a JPEG or PNG.');
  expect(button('Capture again').getAttribute('aria-describedby')?.split(' ')).toContain(alert.id);
  expect(preview()).not.toBeNull();
  await user.upload(fileInput, photoFile());
  expect(screen.queryByRole('alert')).toBeNull();
  await decoder.decode();
  await waitFor(() => expect(captured).toHaveLength(1));
});

test('the error of the form and the hint describe the main button', () => {
  open({ error: 'Thumbprint is required' });
  const described = button(
    screen.queryByRole('button', { name: /Use camera/ }) ? 'Use camera' : 'Choose file',
  )
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual([
    'Photograph the right thumbprint in the paper journal.',
    'Thumbprint is required',
  ]);
  expect(screen.getByRole('group', { name: 'Ink thumbprint' })).toBeDefined();
});

test('a photo that is ready after the field has closed is dropped', async () => {
  const { captured, fileInput, unmount, user } = open();
  await user.upload(fileInput, photoFile());
  unmount();
  await decoder.decode();
  await new Promise((resolve) => setTimeout(resolve));
  expect(captured).toEqual([]);
});

test('on a desktop, the dialog photographs the live picture and turns the camera off', async () => {
  const { tracks, getUserMedia } = stubCamera();
  const { captured, user } = open();
  await user.click(button('Use camera'));
  expect(screen.getByRole('dialog', { name: 'Ink thumbprint' })).toBeDefined();
  const take = screen.getByRole('button', { name: 'Take photo' });
  expect(take).toHaveProperty('disabled', true);
  expect(screen.getByText(/Starting the camera…/)).toBeDefined();
  await goLive();
  expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({
    video: { facingMode: { ideal: 'environment' } },
    audio: false,
  });
  expect(document.activeElement).toBe(take);
  await user.click(take);
  expect(captured).toMatchObject([{ dataUrl: photo }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(preview()).not.toBeNull();
  for (const track of tracks) expect(track.stop).toHaveBeenCalledOnce();
});

test.each(['Cancel', 'Close'])('%s turns the camera off without a photo', async (name) => {
  const { tracks } = stubCamera();
  const { captured, user } = open();
  await user.click(button('Use camera'));
  await goLive();
  await user.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(captured).toEqual([]);
  expect(tracks.length).toBeGreaterThan(0);
  for (const track of tracks) expect(track.stop).toHaveBeenCalledOnce();
});

test('leaving the page turns the camera off', async () => {
  const { tracks } = stubCamera();
  const { unmount, user } = open();
  await user.click(button('Use camera'));
  await goLive();
  unmount();
  expect(tracks.length).toBeGreaterThan(0);
  for (const track of tracks) expect(track.stop).toHaveBeenCalledOnce();
});

test('a camera that starts after the dialog has closed is turned off immediately', async () => {
  const track = new FakeTrack();
  const started: ((stream: unknown) => void)[] = [];
  const getUserMedia = () => new Promise((resolve) => started.push(resolve));
  stubMedia(getUserMedia);
  const { user } = open();
  await user.click(button('Use camera'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(track.stop).not.toHaveBeenCalled();
  for (const start of started) start({ getTracks: () => [track] });
  await waitFor(() => expect(track.stop).toHaveBeenCalledTimes(started.length));
  expect(started.length).toBeGreaterThan(0);
});

test.each([
  [
    'NotAllowedError',
    'Camera access denied. Allow the camera for this site in your browser’s settings and try again, or choose a file.',
  ],
  ['NotFoundError', 'No camera was found. Connect one and try again, or choose a file.'],
  [
    'NotReadableError',
    'The camera is in use by another program. Close that program and try again, or choose a file.',
  ],
  ['UnknownError', 'The camera could not be started. Try again, or choose a file.'],
])('%s has its own message, and a file is the alternative', async (error, sentence) => {
  stubCamera(error);
  const { captured, fileInput, user } = open();
  await user.click(button('Use camera'));
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  const asked = vi.fn();
  fileInput.addEventListener('click', asked);
  await user.click(screen.getByRole('button', { name: 'Choose file' }));
  expect(asked).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.upload(fileInput, photoFile());
  await decoder.decode();
  await waitFor(() => expect(captured).toHaveLength(1));
});

test('trying again requests the camera again', async () => {
  stubCamera('NotAllowedError');
  const { user } = open();
  await user.click(button('Use camera'));
  await screen.findByRole('alert');
  stubCamera();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await goLive();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Take photo' })).toHaveProperty('disabled', false);
});

test('an unplugged camera is reported', async () => {
  const { tracks } = stubCamera();
  const { user } = open();
  await user.click(button('Use camera'));
  await goLive();
  tracks.at(-1)?.dispatchEvent(new Event('ended'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The camera was disconnected. Connect it and try again, or choose a file.',
  );
});

test('a camera that another app took while the page was hidden is started again', async () => {
  const { tracks, getUserMedia } = stubCamera();
  const { user } = open();
  await user.click(button('Use camera'));
  await goLive();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const last = tracks.at(-1);
  if (!last) throw new Error('No camera runs');
  Object.defineProperty(last, 'readyState', { value: 'ended' });
  last.dispatchEvent(new Event('ended'));
  expect(screen.queryByRole('alert')).toBeNull();
  const before = getUserMedia.mock.calls.length;
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(getUserMedia.mock.calls.length).toBe(before + 1));
});

test('a camera without a picture is reported', async () => {
  stubCamera();
  const { user } = open();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(button('Use camera'));
  await waitFor(() => expect(shown).toHaveBeenCalled());
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  vi.useRealTimers();
  expect(screen.getByRole('alert').textContent).toMatch(/^The camera shows no picture\./);
});

test.each([
  [
    'iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    /Settings > Apps > Safari > Camera/,
  ],
  ['iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/130.0 Safari/604.1', /Settings > Apps > Chrome > Camera/],
  ['Linux; Android 15) Chrome/130.0 Mobile Safari/537.36', /Settings > Apps > Chrome > Permissions > Camera/],
])('a denied camera names the settings of the phone: %s', async (agent, path) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${agent}`);
  stubCamera('NotAllowedError');
  const { user } = open();
  await user.click(button('Use camera'));
  expect((await screen.findByRole('alert')).textContent).toMatch(path);
});

test('a file is the only option if pages may not use a camera', async () => {
  const { fileInput, user } = open();
  expect(screen.getAllByRole('button').map((one) => one.textContent?.trim())).toEqual(['Choose file']);
  expect(button('Choose file').id).toBe('entry-thumbprint');
  const asked = vi.fn();
  fileInput.addEventListener('click', asked);
  await user.click(button('Choose file'));
  expect(asked).toHaveBeenCalledOnce();
});
