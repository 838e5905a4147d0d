import { describe, expect, it } from 'vitest';
import { refusalResponse } from '#functions/middleware/map-errors.ts';
import { parseRequest } from '#functions/middleware/parse-request.ts';
import { refuse } from '#functions/outcome.ts';
import { login } from '#shared/contract/auth.ts';
import { createDraft } from '#shared/contract/drafts.ts';

const request = (body: unknown) => ({ headers: {}, body: JSON.stringify(body), isBase64Encoded: false });

describe('complaints', () => {
  it('are at most 20 for 100,000 unknown fields, and quote only the beginning of a name', () => {
    const unknown = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`f${at}`, 1]));
    const long = { ['x'.repeat(5_000)]: 1 };
    const parsed = parseRequest(login, request({ ...long, ...unknown }));
    expect(parsed).toMatchObject({ ok: false, code: 'INVALID_FIELDS' });
    const details = parsed.ok ? [] : [parsed.detail ?? []].flat();
    expect(details.length).toBeGreaterThan(0);
    expect(details.length).toBeLessThanOrEqual(20);
    expect(details.join('').length).toBeLessThan(2_000);
  });

  it('are at most 20 for many wrong members of a list', () => {
    const documents = Array.from({ length: 50 }, () => ({ description: 'x'.repeat(501) }));
    const parsed = parseRequest(createDraft, { ...request({ documents }), queryStringParameters: {} });
    expect(parsed).toMatchObject({ ok: false });
    expect(parsed.ok ? [] : parsed.detail).toHaveLength(20);
  });

  it('are at most 20 in an answer, wherever they come from', () => {
    const detail = Array.from({ length: 30 }, (_, at) => `Signer ${at + 1}: First name is required`);
    const answer = refusalResponse(refuse('INVALID_FIELDS', { detail }), 'r1');
    expect(JSON.parse(answer.body ?? '').detail).toEqual(detail.slice(0, 20));
  });
});
