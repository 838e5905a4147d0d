import { expect, test } from 'vitest';
import { loadTable } from '#scripts/load/load-report.ts';
import { type Measured, sessionRequests } from '#scripts/load/session.ts';

type Answer = { status: number; body: string };

/** Plays one session against answers, as the load generator does; returns what was sent and measured. */
function play(answerOf: (path: string) => Answer) {
  const sent: string[] = [];
  const measured: Measured[] = [];
  const notary = { email: 'a@example.com', password: 'secret' };
  const requests = sessionRequests(
    () => notary,
    () => ({ state: 'CO' }),
    (response) => measured.push(response),
  );
  const context = {};
  for (const { setupRequest, onResponse } of requests) {
    const { method, path = '', headers } = setupRequest({}, context);
    const response = answerOf(path);
    sent.push(`${method} ${path} ${headers?.['authorization'] ?? '-'}`);
    onResponse(response.status, response.body, context);
  }
  return { sent, measured };
}

const happy = (path: string): Answer => {
  if (path.endsWith('/auth/login')) return { status: 200, body: '{"access_token":"T"}' };
  return path.endsWith('/draft') ? { status: 201, body: '{"id":"E1"}' } : { status: 200, body: '' };
};

test('a session signs in, and then records, reads, and prints its own entries', () => {
  const { sent } = play(happy);
  expect(sent.slice(0, 6)).toEqual([
    'POST /api/auth/login -',
    'GET /api/notary/entries Bearer T',
    'POST /api/notary/entries/draft Bearer T',
    'POST /api/notary/entries/E1/submit Bearer T',
    'GET /api/notary/entries/E1 Bearer T',
    'GET /api/notary/entries Bearer T',
  ]);
  expect(sent.at(-1)).toBe('GET /api/notary/entries/E1/export/pdf Bearer T');
});

test('the report counts failures by route and in all', () => {
  const { measured } = play((path) => (path.endsWith('/submit') ? { status: 503, body: '' } : happy(path)));
  const rows = loadTable(measured, 2)
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));
  expect(rows.find(([name]) => name === 'submit-entry')?.slice(1, 4)).toEqual(['3', '1.5', '3']);
  expect(rows.find(([name]) => name === 'get-entry')?.slice(1, 4)).toEqual(['3', '1.5', '0']);
  expect(rows.at(-1)?.slice(0, 4)).toEqual(['all', '15', '7.5', '3']);
});
