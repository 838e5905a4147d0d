import { describe, expect, it } from 'vitest';
import { bearerToken } from '#functions/middleware/authenticate.ts';

describe('bearerToken', () => {
  it.each([
    ['Bearer a.b-c_d.e', 'a.b-c_d.e'],
    ['bearer a.b.c', 'a.b.c'],
    ['BEARER  a.b.c ', 'a.b.c'],
  ])('reads %j', (header, token) => {
    expect(bearerToken(header)).toBe(token);
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Basic dXNlcjpwYXNz',
    'a.b.c',
    'Bearera.b.c',
    'Bearer a b',
    'Bearer a,Bearer b',
  ])('finds no token in %j', (header) => {
    expect(bearerToken(header)).toBeUndefined();
  });
});
