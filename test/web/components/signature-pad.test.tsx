import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PointGroup } from 'signature_pad';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignatureDialog } from '#web/components/signature-pad/signature-dialog.tsx';
import { stampTexts } from '#web/components/signature-pad/stamp.ts';
import { fitStrokes } from '#web/components/signature-pad/strokes.ts';

const png = `data:image/png;base64,${'B'.repeat(100)}`;
const written: string[] = [];

/** Stubs the canvas, which happy-dom lacks: it accepts every command and returns a fixed image. */
function stubCanvas(image = png) {
  const context = new Proxy(
    {},
    {
      get: (_, name) => (name === 'fillText' ? (text: string) => written.push(text) : () => {}),
      set: () => true,
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(image);
  for (const side of ['clientWidth', 'clientHeight'] as const) {
    vi.spyOn(HTMLCanvasElement.prototype, side, 'get').mockReturnValue(300);
  }
}

function position(coords: { latitude: number; longitude: number } | number) {
  const getCurrentPosition = vi.fn((found, failed) =>
    typeof coords === 'number' ? failed({ code: coords }) : found({ coords }),
  );
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as never);
  return getCurrentPosition;
}

beforeEach(() => {
  written.length = 0;
  stubCanvas();
  position(1);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(more: Partial<Parameters<typeof SignatureDialog>[0]> = {}) {
  const calls = { onSave: vi.fn(), onCancel: vi.fn(), onSavingChange: vi.fn() };
  render(
    <>
      <SignatureDialog
        signer="Signer 2"
        withStamp={true}
        place={{ lat: 32.776699, lng: -96.797 }}
        timezone="America/Chicago"
        {...calls}
        {...more}
      />
      <Toaster />
    </>,
  );
  return { ...calls, user: userEvent.setup() };
}

const canvas = () => screen.getByRole('img', { name: /Draw the signature/ });

function stroke(from = 20) {
  const at = (type: string, x: number) =>
    canvas().dispatchEvent(
      new PointerEvent(type, {
        clientX: x,
        clientY: 50,
        button: 0,
        buttons: type === 'pointerup' ? 0 : 1,
        isPrimary: true,
        bubbles: true,
        cancelable: true,
      }),
    );
  at('pointerdown', from);
  for (let x = from; x < from + 60; x += 5) at('pointermove', x);
  at('pointerup', from + 60);
}

const draw = async () => {
  stroke();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveProperty('disabled', false),
  );
};

test('a blank pad is not saved, and a message says so', async () => {
  const { user, onSave } = open();
  expect(screen.getByRole('dialog', { name: 'Add Signature - Signer 2' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save Signature' }));
  expect((await screen.findAllByText('Please draw your signature before saving')).length).toBeGreaterThan(0);
  expect(onSave).not.toHaveBeenCalled();
});

test('a drawn signature is saved with place and time in its corners', async () => {
  const { user, onSave, onSavingChange } = open();
  await draw();
  await user.click(screen.getByRole('button', { name: 'Save Signature' }));
  expect(onSavingChange.mock.calls).toEqual([[true]]);
  await waitFor(() => expect(onSave).toHaveBeenCalledWith(png));
  expect(onSavingChange.mock.calls).toEqual([[true], [false]]);
  expect(written).toEqual([
    'Lat 32.7767',
    'Lng -96.7970',
    expect.stringMatching(/^\d\d\/\d\d$/),
    expect.stringMatching(/^\d\d:\d\d$/),
  ]);
  expect(await screen.findByText('Signature saved successfully')).toBeDefined();
});

test('without metadata, nothing is stamped, announced, or requested from the device', async () => {
  const asked = position({ latitude: 1, longitude: 2 });
  const { user, onSave } = open({ withStamp: false, place: null });
  await draw();
  await user.click(screen.getByRole('button', { name: 'Save Signature' }));
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(written).toEqual([]);
  expect(screen.queryByText(/embedded/)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('the device is asked for a location if the entry has none', async () => {
  position({ latitude: 40.1, longitude: -83.2 });
  open({ place: null });
  expect(
    await screen.findByText(/Location \(40\.1000, -83\.2000\) and timestamp are embedded/),
  ).toBeDefined();
});

test('an unknown location is reported as unavailable', async () => {
  open({ place: null });
  expect(await screen.findByText(/The location is not available/)).toBeDefined();
});

test('an image of 50 characters is not a signature', async () => {
  stubCanvas('x'.repeat(50));
  const { user, onSave } = open();
  await draw();
  await user.click(screen.getByRole('button', { name: 'Save Signature' }));
  expect((await screen.findAllByText('Please draw your signature before saving')).length).toBeGreaterThan(0);
  expect(onSave).not.toHaveBeenCalled();
});

test('undo removes the last stroke, clear removes all, and cancelling asks only if something is drawn', async () => {
  const { user, onCancel } = open();
  await draw();
  stroke(120);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Discard the drawn signature?')).toBeDefined();
  expect(onCancel).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Keep drawing' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test.each([
  ['America/New_York', '11/20', '23:30'],
  ['America/Los_Angeles', '11/20', '20:30'],
  ['Pacific/Honolulu', '11/20', '18:30'],
])('the stamp shows date and 24-hour time in %s', (timezone, date, time) => {
  const texts = stampTexts({ lat: 32.77666, lng: -96.8 }, new Date('2026-11-21T04:30:00Z'), timezone);
  expect(texts).toEqual({
    topLeft: 'Lat 32.7767',
    topRight: 'Lng -96.8000',
    bottomLeft: date,
    bottomRight: time,
  });
});

test('midnight is 00, not 24', () => {
  expect(stampTexts(null, new Date('2026-01-01T05:07:00Z'), 'America/New_York')).toEqual({
    topLeft: '',
    topRight: '',
    bottomLeft: '01/01',
    bottomRight: '00:07',
  });
});

const strokes = (...points: [number, number][]): PointGroup[] => [
  {
    dotSize: 1,
    minWidth: 1,
    maxWidth: 1,
    penColor: 'black',
    velocityFilterWeight: 0.7,
    compositeOperation: 'source-over',
    points: points.map(([x, y]) => ({ x, y, pressure: 0.5, time: 0 })),
  },
];

test('strokes that fit are unchanged', () => {
  const drawn = strokes([10, 10], [300, 150]);
  expect(fitStrokes(drawn, 360, 180)).toEqual(drawn);
});

test('strokes of a wide pad shrink to a narrow one in proportion', () => {
  const fitted = fitStrokes(strokes([0, 0], [800, 100], [400, 50]), 358, 180)[0]?.points ?? [];
  for (const { x, y } of fitted) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(358);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(180);
  }
  const [first, last, middle] = fitted;
  expect((last?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(8 * ((last?.y ?? 0) - (first?.y ?? 0)), 6);
  expect(middle?.x).toBeCloseTo(((first?.x ?? 0) + (last?.x ?? 0)) / 2, 6);
});
