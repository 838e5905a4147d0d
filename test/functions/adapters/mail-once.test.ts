import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { endOf, mailOnce } from '#functions/adapters/mail-once.ts';
import { freePort, listen, type RunningServer } from '#scripts/local/http-server.ts';

const mail = { to: 'nora@example.com', subject: 'Subject', text: 'Text', html: '<p>Text</p>' };
let server: RunningServer | undefined;
let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.stubEnv('MAIL_FROM', 'no-reply@example.com');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await server?.stop();
  server = undefined;
});

/** Sends a mail to a service that answers so. */
async function sendTo(answer: (...given: Parameters<RequestListener>) => void) {
  server = await listen(async (request, response) => {
    asked += 1;
    answer(request, response);
  });
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${server.port}`);
  return mailOnce()(mail);
}

const refusal =
  (status: number, name: string): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': name });
    response.end(JSON.stringify({ message: 'no' }));
  };

describe('a mail that is asked for once', () => {
  it('is sent', async () => {
    const result = await sendTo((_, response) => response.end(JSON.stringify({ MessageId: '1' })));
    expect(result).toEqual({ end: 'sent' });
  });

  test.each([
    [429, 'TooManyRequestsException', 'busy'],
    [400, 'LimitExceededException', 'busy'],
    [400, 'SendingPausedException', 'busy'],
    [403, 'AccessDeniedException', 'busy'],
    [400, 'MessageRejected', 'refused'],
    [400, 'BadRequestException', 'refused'],
    [500, 'InternalServiceErrorException', 'unknown'],
    [503, 'ServiceUnavailable', 'unknown'],
  ])('is not asked for again after %i %s: %s', async (status, name, end) => {
    expect(await sendTo(refusal(status, name))).toMatchObject({ end });
    expect(asked).toBe(1);
  });

  it('is unknown when the connection breaks, and not asked for again', async () => {
    expect(await sendTo((request) => request.socket.destroy())).toMatchObject({ end: 'unknown' });
    expect(asked).toBe(1);
  });

  it('was certainly not sent when nobody listens', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${await freePort()}`);
    expect(await mailOnce()(mail)).toMatchObject({ end: 'busy' });
  });

  it('is unknown after whatever is no answer', () => {
    for (const error of [
      undefined,
      'text',
      new Error('odd'),
      Object.assign(new Error(), { code: 'ECONNRESET' }),
    ])
      expect(endOf(error)).toEqual({ end: 'unknown', error });
  });
});
