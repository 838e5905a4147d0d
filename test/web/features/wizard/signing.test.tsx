import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actTypeCodes } from '#shared/data/act-types.ts';
import { actWords } from '#web/features/wizard/signing/act-words.ts';
import { HoldButton } from '#web/features/wizard/signing/hold-button.tsx';
import { aLine, drawnImage, drawStroke, openSession, stubCanvas, takeBack } from '../../support/signing.tsx';

let written: string[];

function position(coords: { latitude: number; longitude: number } | number) {
  const getCurrentPosition = vi.fn((found, failed) =>
    typeof coords === 'number' ? failed({ code: coords }) : found({ coords }),
  );
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as never);
  return getCurrentPosition;
}

beforeEach(() => {
  written = stubCanvas();
  position(1);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const save = () => button('Save Signature');
const heading = () => screen.getByRole('heading', { level: 3 }).textContent;

test('a line shows who signs what, in plain words', () => {
  openSession();
  expect(screen.getByRole('dialog', { name: 'Add Signature - Signer 1' })).toBeDefined();
  expect(heading()).toBe('Ada Byron');
  expect(document.activeElement?.textContent).toBe('Ada Byron');
  expect(screen.getByText('Warranty deed')).toBeDefined();
  expect(screen.getByText(/You say that the signature on this document is yours/)).toBeDefined();
  expect(screen.getByText('I sign for this entry.')).toBeDefined();
});

test('a blank pad is not saved, and a message says so', async () => {
  const { user, onSigned } = openSession();
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe('Please draw your signature before saving');
  expect(onSigned).not.toHaveBeenCalled();
});

test('an image of 50 characters is not a signature', async () => {
  stubCanvas({ image: 'x'.repeat(50) });
  const { user, onSigned } = openSession();
  await drawStroke();
  await user.click(save());
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(onSigned).not.toHaveBeenCalled();
});

test('a signature is saved with place and time, and the notary takes the device back', async () => {
  const line = aLine();
  const { user, onSigned, onSavingChange, onEnd } = openSession({ lines: [line] });
  await drawStroke();
  await user.click(save());
  await waitFor(() =>
    expect(onSigned).toHaveBeenCalledWith(line, drawnImage, { language: 'en', at: expect.any(String) }),
  );
  expect(onSavingChange.mock.calls).toEqual([[true], [false]]);
  expect(written).toEqual([
    'Lat 32.7767',
    'Lng -96.7970',
    expect.stringMatching(/^\d\d\/\d\d$/),
    expect.stringMatching(/^\d\d:\d\d$/),
  ]);
  expect(heading()).toBe('Thank you, Ada Byron');
  expect(onEnd).not.toHaveBeenCalled();
  await takeBack(user);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(await screen.findByText('Signature saved successfully')).toBeDefined();
});

test('one person signs line after line with progress, and each person gives the device back', async () => {
  const lines = [
    aLine({ document: 'Note' }),
    aLine({ document: 'Deed of trust' }),
    aLine({ document: 'Deed of trust', path: 'lines.2', label: 'Signer 2', person: 'Ben Ortiz' }),
  ];
  const { user, onSigned, onEnd } = openSession({ lines, withStamp: false });
  for (const [progress, title] of [
    ['1 of 2', 'Note'],
    ['2 of 2', 'Deed of trust'],
  ] as const) {
    expect(await screen.findByText(progress)).toBeDefined();
    expect(screen.getByText(title)).toBeDefined();
    expect(screen.queryByText('Ben Ortiz')).toBeNull();
    await drawStroke();
    await user.click(save());
  }
  await screen.findByText('Thank you, Ada Byron');
  await takeBack(user);
  expect(heading()).toBe('Ben Ortiz');
  expect(screen.queryByText('Ada Byron')).toBeNull();
  await drawStroke();
  await user.click(save());
  await screen.findByText('Thank you, Ben Ortiz');
  await takeBack(user);
  expect(onSigned.mock.calls.map(([line]) => line)).toEqual(lines);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(await screen.findByText('3 signatures saved successfully')).toBeDefined();
});

test('Escape does not leave, and Cancel leaves when held; a drawn signature is asked about', async () => {
  const { user, onEnd } = openSession();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await user.click(button(/^Cancel/));
  expect(screen.getByText('Press 2 more times.')).toBeDefined();
  expect(onEnd).not.toHaveBeenCalled();
  await drawStroke();
  await takeBack(user, /^Cancel/);
  expect(screen.getByText("The signature on the pad isn't saved.")).toBeDefined();
  await user.click(button('Keep signing'));
  await user.click(button('Clear'));
  await takeBack(user, /^Cancel/);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a person who cannot sign calls the notary, who decides', async () => {
  const { user, onEnd } = openSession();
  await user.click(button('I can’t sign here'));
  expect(heading()).toBe('Please give the device to the notary');
  await user.click(button('Back to signing'));
  expect(heading()).toBe('Ada Byron');
  await user.click(button('I can’t sign here'));
  await takeBack(user);
  expect(heading()).toBe("Signer 1 hasn't signed yet");
  await user.click(button('Stop signing'));
  expect(onEnd).toHaveBeenCalledOnce();
});

test('the signer chooses Spanish', async () => {
  const { user, onSigned } = openSession();
  await user.click(button('Español'));
  expect(screen.getByRole('dialog', { name: 'Agregar firma' }).getAttribute('lang')).toBe('es');
  expect(screen.getByText(/Usted declara que la firma de este documento es suya/)).toBeDefined();
  await drawStroke();
  await user.click(button('Guardar firma'));
  await waitFor(() => expect(onSigned).toHaveBeenCalled());
  expect(heading()).toBe('Gracias, Ada Byron');
  expect(button('English').getAttribute('lang')).toBe('en');
});

test('without metadata, nothing is stamped, announced, or requested from the device', async () => {
  const asked = position({ latitude: 1, longitude: 2 });
  const { user, onSigned } = openSession({ withStamp: false, place: null });
  await drawStroke();
  await user.click(save());
  await waitFor(() => expect(onSigned).toHaveBeenCalled());
  expect(written).toEqual([]);
  expect(screen.queryByText(/embedded/)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  [{ latitude: 40.1, longitude: -83.2 }, /Location \(40\.1000, -83\.2000\) and timestamp are embedded/],
  [1, /The location is not available/],
])('the device is asked for a location if the entry has none: %o', async (response, note) => {
  position(response);
  openSession({ place: null });
  expect(await screen.findByText(note)).toBeDefined();
});

test('a button to hold acts after 1.2 seconds, and not when it is let go earlier', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onHeld = vi.fn();
  openHold(onHeld);
  const hold = button('Hold');
  fireEvent.pointerDown(hold, { button: 0 });
  act(() => vi.advanceTimersByTime(1100));
  fireEvent.pointerUp(hold);
  act(() => vi.advanceTimersByTime(5000));
  expect(onHeld).not.toHaveBeenCalled();
  fireEvent.keyDown(hold, { key: ' ' });
  act(() => vi.advanceTimersByTime(1200));
  expect(onHeld).toHaveBeenCalledOnce();
  expect(hold.getAttribute('aria-describedby')).toBe(screen.getByText('How to hold').id);
});

function openHold(onHeld: () => void) {
  render(<HoldButton label="Hold" how="How to hold" left={String} onHeld={onHeld} />);
}

test('every act has plain words in both languages, and an unknown one has none', () => {
  for (const code of actTypeCodes) {
    expect(actWords(code, 'es')?.meaning).not.toBe(actWords(code, 'en')?.meaning);
  }
  expect(actWords('', 'en')).toBeUndefined();
});
