import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestTimestamp } from '#functions/adapters/timestamps/timestamp-authority.ts';
import { listen, type RunningServer } from '#scripts/local/processes/http-server.ts';
import { type LocalAuthority, startAuthority } from '#test/support/timestamp-authority.ts';

let authority: LocalAuthority;
let wrong: RunningServer;
let answer: { status: number; body: Uint8Array };

beforeAll(async () => {
  authority = await startAuthority();
  wrong = await listen(async (request, response) => {
    request.resume();
    response.writeHead(answer.status).end(answer.body);
  });
});

afterAll(async () => {
  await authority.stop();
  await wrong.stop();
});

const digestOf = (text: string) => new Uint8Array(createHash('sha256').update(text).digest());
const wrongUrl = () => `http://127.0.0.1:${wrong.port}`;

describe('a timestamp', () => {
  it('is one that OpenSSL accepts for the data, and for no other', async () => {
    const { response, token, at } = await requestTimestamp(authority.url, digestOf('a note'));
    await authority.verify('a note', response);
    await expect(authority.verify('another note', response)).rejects.toThrow('message imprint mismatch');
    expect(Buffer.from(response).includes(Buffer.from(token))).toBe(true);
    expect(at).toBeInstanceOf(Date);
  });

  it('must be of the digest that was sent, in this request', async () => {
    const { response } = await requestTimestamp(authority.url, digestOf('a note'));
    answer = { status: 200, body: response };
    await expect(requestTimestamp(wrongUrl(), digestOf('another'))).rejects.toThrow('something else');
    // The nonce differs.
    await expect(requestTimestamp(wrongUrl(), digestOf('a note'))).rejects.toThrow('something else');
  });

  it.each([
    ['a refusal', 200, Uint8Array.of(0x30, 0x05, 0x30, 0x03, 0x02, 0x01, 0x02), 'refused, with the status 2'],
    ['an error', 503, new Uint8Array(), 'answered 503'],
    ['anything else', 200, new TextEncoder().encode('<html>'), 'no DER'],
  ])('is not %s', async (_, status, body, said) => {
    answer = { status, body };
    await expect(requestTimestamp(wrongUrl(), digestOf('a note'))).rejects.toThrow(said);
  });
});
