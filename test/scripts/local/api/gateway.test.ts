import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Gateway } from '#scripts/local/api/gateway.ts';
import { listen, type RunningServer } from '#scripts/local/processes/http-server.ts';

/** A function that does what its query requests. */
const source = `
let calls = 0;
exports.handler = async (event, context) => {
  calls += 1;
  const act = event.queryStringParameters?.act;
  if (act === 'throw') throw new Error('on purpose');
  if (act === 'exit') process.exit(1);
  if (act === 'hang') await new Promise((resolve) => setTimeout(resolve, 60_000));
  if (act === 'spin') for (;;);
  if (act === 'huge') return { statusCode: 200, body: 'x'.repeat(7 * 1024 * 1024) };
  if (act === 'plain') return { hello: 'there' };
  if (act === 'file') {
    return {
      statusCode: 200,
      headers: { 'content-type': 'application/pdf', 'x-request-id': event.requestContext.requestId },
      cookies: ['a=1; HttpOnly', 'b=2'],
      isBase64Encoded: true,
      body: Buffer.from([0, 255, 1]).toString('base64'),
    };
  }
  if (act === 'empty') return { statusCode: 204, headers: {} };
  const remaining = context.getRemainingTimeInMillis();
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ calls, env: process.env, event, remaining, id: context.awsRequestId }),
  };
};`;

let directory: string;
let gateway: Gateway;
let running: RunningServer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  const file = join(directory, 'index.js');
  await writeFile(file, source);
  await writeFile(join(directory, 'package.json'), '{ "type": "commonjs" }');
  const of = (name: string) => ({
    name,
    file,
    timeoutSeconds: 1,
    memoryMb: 128,
    environment: { ONLY: name, AWS_REGION: 'us-east-1' },
  });
  gateway = new Gateway([
    { method: 'GET', path: '/api/one', function: of('one') },
    { method: 'POST', path: '/api/two/{id}', function: of('two') },
  ]);
  running = await listen((request, response) => gateway.serve(request, response));
  await answers();
});

afterAll(async () => {
  await running.stop();
  await gateway.stop();
  await rm(directory, { recursive: true });
});

const get = (act: string) => fetch(`http://127.0.0.1:${running.port}/api/one?act=${act}`);

/** Waits until the function answers. On a busy machine, its worker may take longer to start than its timeout. */
const answers = () =>
  vi.waitFor(async () => expect((await get('echo')).status).toBe(200), { timeout: 60_000 });

describe('the local gateway', () => {
  it('gives a function only its own environment', async () => {
    process.env['LEAKED'] = 'yes';
    const { env } = await (await get('echo')).json();
    expect(env).toEqual({ ONLY: 'one', AWS_REGION: 'us-east-1' });
  });

  it('passes event and context', async () => {
    const answer = await fetch(`http://127.0.0.1:${running.port}/api/two/a%20b?x=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"n":1}',
    });
    const { event, id, remaining } = await answer.json();
    expect(event).toMatchObject({
      rawPath: '/api/two/a%20b',
      pathParameters: { id: 'a b' },
      body: '{"n":1}',
    });
    expect(id).toBe(event.requestContext.requestId);
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect(remaining).toBeLessThanOrEqual(1_000);
  });

  it('answers bytes, cookies, and empty bodies like the handler', async () => {
    const file = await get('file');
    expect([...(await file.bytes())]).toEqual([0, 255, 1]);
    expect(file.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const empty = await get('empty');
    expect(empty.status).toBe(204);
    expect(await (await get('plain')).json()).toEqual({ hello: 'there' });
  });

  it('keeps a warm function between calls', async () => {
    const { calls } = await (await get('echo')).json();
    expect((await (await get('echo')).json()).calls).toBe(calls + 1);
  });

  it.each(['throw', 'exit', 'hang', 'spin', 'huge'])(
    'answers 500 when a function does this: %s',
    async (act) => {
      const answer = await get(act);
      expect(answer.status).toBe(500);
      expect(await answer.json()).toEqual({ message: 'Internal Server Error' });
      await answers();
    },
  );

  it('rejects a body over 6 MB', async () => {
    const answer = await fetch(`http://127.0.0.1:${running.port}/api/two/1`, {
      method: 'POST',
      body: 'x'.repeat(6 * 1024 * 1024),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });
});
