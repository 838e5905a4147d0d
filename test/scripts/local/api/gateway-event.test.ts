import { describe, expect, it } from 'vitest';
import { type GatewayRequest, gatewayEvent } from '#scripts/local/api/gateway-event.ts';

const at = new Date('2026-11-20T10:05:09.000Z');
const matched = { routeKey: 'POST /api/things/{id}', pathParameters: { id: 'a b' } };

const eventOf = (changes: Partial<GatewayRequest>) =>
  gatewayEvent(
    {
      method: 'POST',
      url: '/api/things/a%20b',
      headers: {},
      body: Buffer.alloc(0),
      sourceIp: '10.0.0.1',
      ...changes,
    },
    matched,
    'request-1',
    at,
  );

describe('the event of a request', () => {
  it('keeps the raw path and query, decodes parameters, and joins repeated ones with commas', () => {
    const event = eventOf({ url: '/api/things/a%20b?x=1&y=a%26b&x=2' });
    expect(event.rawPath).toBe('/api/things/a%20b');
    expect(event.rawQueryString).toBe('x=1&y=a%26b&x=2');
    expect(event.queryStringParameters).toEqual({ x: '1,2', y: 'a&b' });
    expect(event.pathParameters).toEqual({ id: 'a b' });
    expect(event.routeKey).toBe('POST /api/things/{id}');
  });

  it('leaves out empty parts', () => {
    const event = eventOf({});
    for (const name of ['queryStringParameters', 'cookies', 'body']) expect(event).not.toHaveProperty(name);
    expect(event.isBase64Encoded).toBe(false);
  });

  it('separates cookies from the headers, which are lower-cased and joined', () => {
    const event = eventOf({ headers: { 'X-Thing': ['1', '2'], cookie: ['a=1; b=2'], host: ['localhost'] } });
    expect(event.cookies).toEqual(['a=1', 'b=2']);
    expect(event.headers).toMatchObject({
      'x-thing': '1,2',
      host: 'localhost',
      'x-forwarded-for': '10.0.0.1',
    });
    expect(event.headers).not.toHaveProperty('cookie');
  });

  it.each([
    ['application/json', false],
    ['application/json; charset=utf-8', false],
    ['text/plain', false],
    ['application/problem+json', false],
    ['application/octet-stream', true],
    ['application/x-www-form-urlencoded', true],
    ['multipart/form-data; boundary=x', true],
    ['image/png', true],
  ])('passes a body of %s in base64: %s', (type, isBase64) => {
    const body = Buffer.from('{"å":1}');
    const event = eventOf({ headers: { 'content-type': [type] }, body });
    expect(event.isBase64Encoded).toBe(isBase64);
    expect(Buffer.from(event.body ?? '', isBase64 ? 'base64' : 'utf8')).toEqual(body);
  });

  it('contains time and caller like an event of API Gateway', () => {
    const { requestContext } = eventOf({ headers: { 'user-agent': ['test'] } });
    expect(requestContext).toMatchObject({
      requestId: 'request-1',
      stage: '$default',
      time: '20/Nov/2026:10:05:09 +0000',
      timeEpoch: at.getTime(),
      http: { method: 'POST', path: '/api/things/a%20b', sourceIp: '10.0.0.1', userAgent: 'test' },
    });
  });
});
