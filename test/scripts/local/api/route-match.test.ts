import { describe, expect, it } from 'vitest';
import { matchRoute } from '#scripts/local/api/route-match.ts';

const routes = [
  { method: 'GET', path: '/api/entries/{id}' },
  { method: 'GET', path: '/api/entries/recent' },
  { method: 'PUT', path: '/api/entries/{id}' },
  { method: 'GET', path: '/api/entries/{id}/export/pdf' },
];

describe('finding a route', () => {
  it.each([
    ['GET', '/api/entries/7', '/api/entries/{id}', { id: '7' }],
    ['GET', '/api/entries/recent', '/api/entries/recent', {}],
    ['PUT', '/api/entries/recent', '/api/entries/{id}', { id: 'recent' }],
    ['GET', '/api/entries/a%2Fb/export/pdf', '/api/entries/{id}/export/pdf', { id: 'a/b' }],
    ['GET', '/api/entries/%zz', '/api/entries/{id}', { id: '%zz' }],
    ['GET', '/api/entries/a%ED%A0%BD', '/api/entries/{id}', { id: 'a\ufffd\ufffd\ufffd' }],
    ['GET', '/api/entries/%C3%A9%', '/api/entries/{id}', { id: 'é%' }],
  ])('%s %s is %s', (method, path, expected, parameters) => {
    const found = matchRoute(routes, method, path);
    expect(found?.route.path).toBe(expected);
    expect(found?.matched).toEqual({ routeKey: `${method} ${expected}`, pathParameters: parameters });
  });

  it.each([
    ['POST', '/api/entries/7'],
    ['GET', '/api/entries'],
    ['GET', '/api/entries/'],
    ['GET', '/api/entries/7/'],
    ['GET', '/api/entries/7/export'],
  ])('%s %s is no route', (method, path) => {
    expect(matchRoute(routes, method, path)).toBeUndefined();
  });
});
