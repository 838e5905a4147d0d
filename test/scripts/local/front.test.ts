import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frontServer } from '#scripts/local/front.ts';
import { listen, type RunningServer } from '#scripts/local/http-server.ts';
import type { Site } from '#scripts/local/site.ts';

const front = frontServer();
const behind: RunningServer[] = [];
let url: string;

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
  await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  front.server.closeAllConnections();
  front.server.close();
  for (const running of behind) await running.stop();
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
    front.open({ apiPort: api.port, stripePort: stripe.port, outbox: '/nowhere', s3: '/nowhere', site });
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
    ['/_double/invoices/in_1/pdf', 'stripe GET /_double/invoices/in_1/pdf'],
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
});
