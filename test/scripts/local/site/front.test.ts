import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type RunningServer } from '#scripts/local/processes/http-server.ts';
import { frontServer } from '#scripts/local/site/front.ts';
import type { Site } from '#scripts/local/site/site.ts';

const front = frontServer();
const behind: RunningServer[] = [];
let url: string;
let folder: string;

/** A server that answers with its own name and the request. */
async function named(name: string): Promise<RunningServer> {
  const running = await listen(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    response.end(`${name} ${request.method} ${request.url} ${body}`.trim());
  });
  behind.push(running);
  return running;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'front-'));
  await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  front.server.closeAllConnections();
  front.server.close();
  for (const running of behind) await running.stop();
  await rm(folder, { recursive: true });
});

const ask = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).text();

describe('the one address of the product', () => {
  it('answers that it is starting until it is opened', async () => {
    const answer = await fetch(`${url}/_double`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  });
});

describe('the address of a running product', () => {
  beforeAll(async () => {
    const [api, stripe] = await Promise.all([named('api'), named('stripe')]);
    const site: Site = {
      serve: (request, response) => void response.end(`site ${request.method} ${request.url}`),
      stop: async () => {},
    };
    const clockFile = join(folder, 'clock.json');
    await writeFile(clockFile, JSON.stringify({ offsetMs: 0 }));
    const folders = { outbox: '/nowhere', s3: '/nowhere', clockFile };
    front.open({ apiPort: api.port, stripePort: stripe.port, ...folders, site });
  });

  it.each([
    ['/api', 'api GET /api'],
    ['/api/user/profile?x=1', 'api GET /api/user/profile?x=1'],
    ['/_stripe/v1/payment_methods', 'stripe GET /v1/payment_methods'],
    [
      '/_stripe/_double/browser/intent?client_secret=a%20b',
      'stripe GET /_double/browser/intent?client_secret=a%20b',
    ],
    ['/_stripe', 'stripe GET /'],
    ['/_double', 'stripe GET /_double'],
    ['/_double/objects/in_1', 'stripe GET /_double/objects/in_1'],
    ['/_stripes', 'site GET /_stripes'],
    ['/_doubles', 'site GET /_doubles'],
    ['/app/_stripe/x', 'site GET /app/_stripe/x'],
    ['/', 'site GET /'],
  ])('forwards %s', async (path, expected) => {
    expect(await ask(path)).toBe(expected);
  });

  it('forwards bodies to the provider', async () => {
    expect(await ask('/_stripe/_double/authenticate', { method: 'POST', body: '{"intent":"pi_1"}' })).toBe(
      'stripe POST /_double/authenticate {"intent":"pi_1"}',
    );
  });

  it('limits the calls of an address to the paths of strangers together, until its clock goes on', async () => {
    const statuses = async (paths: string[]) =>
      Promise.all(paths.map(async (path) => (await fetch(url + path)).status));
    const paths = Array.from({ length: 300 }, (_, at) =>
      at % 2 ? '/api/verify/J/1' : '/api/inspections/open',
    );
    expect(new Set(await statuses(paths))).toEqual(new Set([200]));
    for (const path of ['/api/verify/J/1?hash=x', '/api/%76ERIFY/J/2', '/api/inspections/entries']) {
      const refused = await fetch(url + path);
      expect([path, refused.status]).toEqual([path, 429]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);
      expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
    expect(await statuses(['/api/notary/entries', '/verify'])).toEqual([200, 200]);
    await writeFile(join(folder, 'clock.json'), JSON.stringify({ offsetMs: 300_000 }));
    expect(await statuses(['/api/verify/J/1'])).toEqual([200]);
  });
});
