import { describe, expect, it } from 'vitest';
import { cacheable } from '#functions/middleware/cacheable.ts';
import { jsonResponse } from '#functions/middleware/http-response.ts';

const answer = () => jsonResponse(200, { states: ['Ohio'] });
const etag = cacheable(answer(), undefined).headers['etag'] ?? '';

describe('cacheable', () => {
  it('adds a strong tag that depends only on the body', () => {
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect(cacheable(answer(), undefined).headers['etag']).toBe(etag);
    expect(cacheable(jsonResponse(200, { states: [] }), undefined).headers['etag']).not.toBe(etag);
  });

  it('keeps the content type and replaces no-store', () => {
    expect(cacheable(answer(), undefined)).toMatchObject({
      statusCode: 200,
      headers: {
        'content-type': 'application/json',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=300, s-maxage=86400, stale-while-revalidate=86400',
      },
      body: '{"states":["Ohio"]}',
    });
  });

  it.each([
    ['the tag', etag],
    ['the tag as weak', `W/${etag}`],
    ['a list', `"other", W/"an,other" , ${etag}`],
    ['anything', '*'],
    ['anything, with space', ' * '],
  ])('is 304 without a body for who has %s', (_, sent) => {
    const unchanged = cacheable(answer(), sent);
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged).not.toHaveProperty('body');
    expect(unchanged.headers).toMatchObject({
      etag,
      'cache-control': expect.stringContaining('max-age=300'),
    });
    expect(unchanged.headers).not.toHaveProperty('content-type');
  });

  it.each([
    ['another tag', '"other"'],
    ['the tag without its quotes', etag.replaceAll('"', '')],
    ['a list of others', '"a", W/"b"'],
    ['an empty header', ''],
    ['a star in quotes', '"*"'],
  ])('is given whole to who has %s', (_, sent) => {
    expect(cacheable(answer(), sent)).toMatchObject({ statusCode: 200, body: answer().body });
  });
});
