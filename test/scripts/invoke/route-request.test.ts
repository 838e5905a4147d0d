import { describe, expect, it } from 'vitest';
import { routeRequest } from '#scripts/invoke/route-request.ts';

describe('the request of npm run invoke', () => {
  it('has numbers and truth values as text, and the access token as a bearer', () => {
    const input = { query: { page_size: 2, open: true }, access_token: 'abc' };
    const { target, init } = routeRequest('list-entries', input);
    expect(target).toBe('/api/notary/entries?page_size=2&open=true');
    expect(init).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer abc' } });
  });

  it('fills the path and sends a body as JSON', () => {
    const { target, init } = routeRequest('update-draft', { params: { id: 7 }, body: { comments: 'x' } });
    expect(target).toBe('/api/notary/entries/7');
    expect(init).toMatchObject({
      headers: { 'content-type': 'application/json' },
      body: '{"comments":"x"}',
    });
  });

  it.each([
    [{ token: 'abc' }, 'It has token instead.'],
    [{ query: { page_size: [2] } }, 'query.page_size must be text, a number, true, or false.'],
    [{ query: 'page_size=2' }, 'query must be an object.'],
    [{ access_token: 7 }, 'access_token must be text.'],
    [[], 'It is something else.'],
  ])('refuses %j by naming the part', (input, sentence) => {
    expect(() => routeRequest('list-entries', input)).toThrow(sentence);
  });

  it('names a missing parameter of the path', () => {
    expect(() => routeRequest('get-entry', {})).toThrow('get-entry needs params.id in the input.');
  });
});
