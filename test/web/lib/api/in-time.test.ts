import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#web/lib/api/api-client.ts';
import { uploadFile } from '#web/lib/api/upload-file.ts';
import { aProfile } from '../../support/answers.ts';
import { fakeApiPerTest, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();

beforeEach(() => {
  storeSession(aProfile());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = () => new Promise<Response>(() => {});

/** Returns how a call ended, or undefined while it has not. */
function endOf(call: Promise<unknown>) {
  const end: { error?: unknown; value?: unknown } = {};
  call.then(
    (value) => Object.assign(end, { value }),
    (error: unknown) => Object.assign(end, { error }),
  );
  return end;
}

test('a call without an answer ends as without a connection, and aborts its request', async () => {
  net.api.on('get-profile', never);
  const end = endOf(api('get-profile'));
  await vi.advanceTimersByTimeAsync(39_000);
  expect(end).toEqual({});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(end.error).toMatchObject({ status: 0, code: 'NETWORK' });
  expect(net.api.calls[0]?.signal?.aborted).toBe(true);
});

test('a call ends even if the browser does not end its request', async () => {
  vi.stubGlobal('fetch', never);
  const end = endOf(api('get-profile', { patience: 5_000 }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(end.error).toMatchObject({ status: 0, code: 'NETWORK' });
});

test('a call with photos has the time that they need on a slow connection', async () => {
  net.api.on('update-profile', never);
  const call = api('update-profile', {
    body: { version: 1, website: 'x'.repeat(2_000_000) },
    patience: 20_000,
    idempotencyKey: 'key',
  });
  const end = endOf(call);
  await vi.advanceTimersByTimeAsync(99_000);
  expect(end).toEqual({});
  await vi.advanceTimersByTimeAsync(2_000);
  expect(end.error).toMatchObject({ status: 0, code: 'NETWORK' });
});

test('the caller can still abort a call', async () => {
  net.api.on('get-profile', never);
  const controller = new AbortController();
  const end = endOf(api('get-profile', { signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(10);
  controller.abort(new Error('left'));
  await vi.advanceTimersByTimeAsync(0);
  expect(end.error).toMatchObject({ message: 'left' });
});

test('an answer may take long as long as it arrives, and ends when nothing more does', async () => {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  net.api.on(
    'get-profile',
    () => new Response(readable, { headers: { 'content-type': 'application/json' } }),
  );
  const end = endOf(api('get-profile'));
  for (const part of ['{"ema', 'il": ', '"a"']) {
    await vi.advanceTimersByTimeAsync(25_000);
    void writer.write(encoder.encode(part));
  }
  await vi.advanceTimersByTimeAsync(25_000);
  expect(end).toEqual({});
  await vi.advanceTimersByTimeAsync(6_000);
  expect(end.error).toMatchObject({ status: 0, code: 'NETWORK' });
});

test('a file that does not move any more ends its upload', async () => {
  net.api.on('create-upload', () => Response.json({ upload_id: 'u', url: 'http://files.test', fields: {} }));
  const requests: SilentRequest[] = [];
  class SilentRequest extends EventTarget {
    upload = new EventTarget();
    status = 0;
    constructor() {
      super();
      requests.push(this);
    }
    open() {}
    send() {}
    abort = () => this.dispatchEvent(new Event('loadend'));
  }
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  const file = new File(['x'], 'bond.pdf', { type: 'application/pdf' });
  const upload = uploadFile('insurance_document', file, {
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  const end = endOf(upload);
  await vi.advanceTimersByTimeAsync(25_000);
  requests[0]?.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
  await vi.advanceTimersByTimeAsync(25_000);
  expect(end).toEqual({});
  await vi.advanceTimersByTimeAsync(5_000);
  expect(end.error).toMatchObject({ status: 0, detail: /could not be sent/ });
});
