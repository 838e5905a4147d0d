import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchVersions } from '#web/app/new-version.ts';
import { openModal } from '#web/lib/browser/modal-dialogs.ts';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';

/** Fakes the parts of a worker and its registration that the page uses. */
class Worker extends EventTarget {
  messages: unknown[] = [];
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = new Worker();
  update = vi.fn(async () => {});
}

let registration: Registration;
let container: EventTarget & { controller: object | null; register: (path: string) => Promise<Registration> };
const reload = vi.fn();

beforeEach(() => {
  registration = new Registration();
  container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  vi.stubEnv('PROD', true);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  window.history.replaceState(null, '', '/app?view=dashboard');
});

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  reload.mockClear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const question = () => screen.findByText('A new version is ready');
const offers = () => toast.getToasts().length;

async function start(): Promise<() => void> {
  render(<Toaster />);
  let stop = () => {};
  await act(async () => {
    stop = watchVersions();
  });
  return stop;
}

/** Downloads a new version, which then waits. */
async function arrive(): Promise<Worker> {
  const worker = new Worker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing = null;
  registration.waiting = worker;
  await act(async () => void worker.dispatchEvent(new Event('statechange')));
  return worker;
}

test('offers a new version, and activates it when the notary agrees', async () => {
  const stop = await start();
  const worker = await arrive();
  expect(await question()).toBeDefined();
  expect(worker.messages).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(worker.messages).toEqual(['take-over']);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

test('offers nothing on the first visit', async () => {
  container.controller = null;
  const stop = await start();
  await arrive();
  expect(offers()).toBe(0);
  stop();
});

test('offers nothing while the first version takes over', async () => {
  registration.active = null;
  const stop = await start();
  await arrive();
  expect(offers()).toBe(0);
  stop();
});

test('waits with the offer until the wizard is closed', async () => {
  window.history.replaceState(null, '', '/app?view=wizard');
  const stop = await start();
  await arrive();
  expect(offers()).toBe(0);
  window.history.replaceState(null, '', '/app?view=dashboard');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await question()).toBeDefined();
  stop();
});

test('does not reload if the wizard has opened before the notary agrees', async () => {
  const stop = await start();
  const worker = await arrive();
  window.history.replaceState(null, '', '/app?view=wizard');
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(worker.messages).toEqual([]);
  stop();
});

test('does not reload this tab if another tab activates a version', async () => {
  const stop = await start();
  await arrive();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  stop();
});

/** A form with input that is not saved. */
function Edited() {
  useUnsavedEdits(true);
  return null;
}

describe('a page that nobody uses', () => {
  const minute = 60_000;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  });

  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  /** Lets time pass. */
  const pass = (minutes: number) => act(async () => void vi.advanceTimersByTime(minutes * minute));

  test('reloads into the new version after five minutes', async () => {
    const stop = await start();
    const worker = await arrive();
    await pass(4);
    expect(worker.messages).toEqual([]);
    await pass(1);
    expect(worker.messages).toEqual(['take-over']);
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
    stop();
  });

  test('counts from the last touch', async () => {
    const stop = await start();
    const worker = await arrive();
    await pass(4);
    window.dispatchEvent(new Event('keydown'));
    await pass(4);
    expect(worker.messages).toEqual([]);
    await pass(1);
    expect(worker.messages).toEqual(['take-over']);
    stop();
  });

  test.each(['wizard', 'checkout'])('never reloads in the view %s', async (view) => {
    window.history.replaceState(null, '', `/app?view=${view}`);
    const stop = await start();
    const worker = await arrive();
    await pass(60);
    expect(worker.messages).toEqual([]);
    stop();
  });

  test('never reloads while a dialog is open, and does so afterwards', async () => {
    const stop = await start();
    const worker = await arrive();
    const close = openModal(document.body.appendChild(document.createElement('dialog')));
    await pass(60);
    expect(worker.messages).toEqual([]);
    close();
    await pass(1);
    expect(worker.messages).toEqual(['take-over']);
    stop();
  });

  test('never reloads while a form or an upload holds edits', async () => {
    const stop = await start();
    const { unmount } = render(<Edited />);
    const worker = await arrive();
    await pass(60);
    expect(worker.messages).toEqual([]);
    unmount();
    await pass(1);
    expect(worker.messages).toEqual(['take-over']);
    stop();
  });

  test('never reloads over typed text', async () => {
    const stop = await start();
    const worker = await arrive();
    const name = document.body.appendChild(document.createElement('input'));
    name.value = 'Ada';
    await pass(60);
    expect(worker.messages).toEqual([]);
    name.value = '';
    await pass(1);
    expect(worker.messages).toEqual(['take-over']);
    stop();
  });

  test('does nothing without a new version', async () => {
    const stop = await start();
    await pass(60);
    expect(reload).not.toHaveBeenCalled();
    stop();
  });
});
