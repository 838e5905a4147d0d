import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiBase, routes } from '#shared/contract/routes.ts';
import { reportVitals as contract } from '#shared/contract/vitals.ts';
import { limits } from '#shared/data/limits.ts';
import type { SiteConfig } from '#shared/site-config.ts';

type Report = (metric: { name: string; value: number; entries: unknown[] }) => void;

const library = vi.hoisted(() => ({ onCLS: vi.fn(), onINP: vi.fn(), onLCP: vi.fn() }));
vi.mock('web-vitals', () => library);

const sendBeacon = vi.fn((_address: string, _body: Blob) => true);
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  visibility = 'visible';
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  // Its settings of the site must not be those of later files.
  vi.resetModules();
});

async function start(config: SiteConfig): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json(config));
  const { reportVitals } = await import('#web/lib/vitals/report-vitals.ts');
  await reportVitals();
}

function turn(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Reports a value as the library does. */
function measure(on: keyof typeof library, value: number): void {
  const [report] = library[on].mock.lastCall as [Report];
  report({
    name: on,
    value,
    entries: [{ name: 'https://notary.test/app?view=entryDetails&id=1', target: '#signer-jane' }],
  });
}

test('sends numbers once, when the page is put aside', async () => {
  await start({ vitals: true });
  measure('onLCP', 900.4);
  measure('onLCP', 1_200.6);
  measure('onINP', 80);
  measure('onCLS', 0.012_345_678);
  window.dispatchEvent(new ErrorEvent('error', { message: 'Jane Doe is not a function' }));
  window.dispatchEvent(new Event('unhandledrejection'));
  turn('visible');
  expect(sendBeacon).not.toHaveBeenCalled();
  turn('hidden');
  turn('visible');
  turn('hidden');
  expect(sendBeacon).toHaveBeenCalledOnce();
  const [address = '', body = new Blob()] = sendBeacon.mock.lastCall ?? [];
  expect(address).toBe(`${apiBase}${routes['report-vitals'].path}`);
  expect(body.type).toBe('application/json');
  expect(body.size).toBeLessThanOrEqual(limits.vitalsBodyBytes);
  const sent: unknown = JSON.parse(await body.text());
  expect(sent).toEqual({ lcp: 1_201, inp: 80, cls: 0.0123, errors: 2 });
  expect(contract.body.safeParse(sent)).toMatchObject({ success: true, data: sent });
});

test('sends a report that the server accepts from a page without values, and with errors without end', async () => {
  await start({ vitals: true });
  for (let count = 0; count < 1_100; count += 1) window.dispatchEvent(new Event('error'));
  turn('hidden');
  const sent: unknown = JSON.parse((await sendBeacon.mock.lastCall?.[1].text()) ?? '');
  expect(sent).toEqual({ errors: 1_000 });
  expect(contract.body.safeParse(sent).success).toBe(true);
});

test('measures and sends nothing unless the stage asks for it', async () => {
  await start({});
  turn('hidden');
  expect(sendBeacon).not.toHaveBeenCalled();
  for (const on of Object.values(library)) expect(on).not.toHaveBeenCalled();
});
