import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Each test reads the configuration as a page does that has just been opened. */
const opened = async () => (await import('#web/lib/site-config.ts')).siteConfig;
const response = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  response.mockReset();
  vi.stubGlobal('fetch', response);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the configuration is read once', async () => {
  response.mockResolvedValue(Response.json({ stripeKey: 'pk_test_1' }));
  const siteConfig = await opened();
  expect(await Promise.all([siteConfig(), siteConfig()])).toEqual([
    { stripeKey: 'pk_test_1' },
    { stripeKey: 'pk_test_1' },
  ]);
  expect(response.mock.calls).toEqual([['/config.json', { cache: 'no-cache' }]]);
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no file', () => Promise.resolve(new Response('', { status: 404 }))],
  ['another page in its place', () => Promise.resolve(new Response('<!doctype html>'))],
])(
  'with %s, the app starts without a configuration and reads it when it is online again',
  async (_, failing) => {
    response.mockImplementationOnce(failing);
    const siteConfig = await opened();
    expect(await siteConfig()).toEqual({});
    expect(await siteConfig()).toEqual({});
    expect(response).toHaveBeenCalledOnce();
    response.mockResolvedValue(Response.json({ supportEmail: 'help@journal.test' }));
    window.dispatchEvent(new Event('online'));
    expect(await siteConfig()).toEqual({ supportEmail: 'help@journal.test' });
  },
);
