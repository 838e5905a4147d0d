import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { emailOnce, endOf } from '#functions/adapters/email/email-once.ts';
import { freePort, listen, type RunningServer } from '#scripts/local/processes/http-server.ts';

const mail = {
  kind: 'notice' as const,
  to: 'nora@example.com',
  subject: 'Subject',
  text: 'Text',
  html: '<p>Text</p>',
};
let server: RunningServer | undefined;
let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.stubEnv('MAIL_FROM', 'no-reply@example.com');
  vi.stubEnv('MAIL_CONFIGURATION_SET', 'sending');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await server?.stop();
  server = undefined;
});

/** Sends an email to a service with this response. */
async function sendTo(answer: (...given: Parameters<RequestListener>) => void) {
  server = await listen(async (request, response) => {
    asked += 1;
    answer(request, response);
  });
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${server.port}`);
  return emailOnce()(mail);
}

const refusal =
  (status: number, name: string): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': name });
    response.end(JSON.stringify({ message: 'no' }));
  };

describe('mailOnce', () => {
  it('sends an email', async () => {
    const result = await sendTo((_, response) => response.end(JSON.stringify({ MessageId: '1' })));
    expect(result).toEqual({ kind: 'sent' });
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
  ])('does not retry after %i %s: %s', async (status, name, kind) => {
    expect(await sendTo(refusal(status, name))).toMatchObject({ kind });
    expect(asked).toBe(1);
  });

  it('returns unknown when the connection breaks, without a retry', async () => {
    expect(await sendTo((request) => request.socket.destroy())).toMatchObject({ kind: 'unknown' });
    expect(asked).toBe(1);
  });

  it('returns busy when nothing listens, because nothing was sent', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${await freePort()}`);
    expect(await emailOnce()(mail)).toMatchObject({ kind: 'busy' });
  });

  it('returns unknown after errors that are not responses', () => {
    for (const error of [
      undefined,
      'text',
      new Error('odd'),
      Object.assign(new Error(), { code: 'ECONNRESET' }),
    ])
      expect(endOf(error)).toEqual({ kind: 'unknown', error });
  });
});
