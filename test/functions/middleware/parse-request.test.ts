import { describe, expect, it } from 'vitest';
import { refusalResponse } from '#functions/middleware/map-errors.ts';
import { parseRequest } from '#functions/middleware/parse-request.ts';
import { refuse } from '#functions/outcome.ts';
import { login } from '#shared/contract/auth.ts';
import { createDraft } from '#shared/contract/drafts.ts';
import { updateProfile } from '#shared/contract/profile.ts';
import { suggestSigners } from '#shared/contract/signers.ts';
import { getEntry } from '#shared/contract/whole-entry.ts';

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
    const response = refusalResponse(refuse('INVALID_FIELDS', { detail }), 'r1');
    expect(JSON.parse(response.body ?? '').detail).toEqual(detail.slice(0, 20));
  });
});

describe('broken characters', () => {
  const broken = (name: string) => `${name}: a character is broken. Delete it and type it again.`;

  it.each([
    ['a text', { comments: 'Hand \ud83d' }, ['Comments']],
    [
      'the text of a signer',
      { signers: [{ first_name: 'Ann' }, { last_name: '\udc00' }] },
      ['Signer 2: Last name'],
    ],
    [
      'each of several texts',
      { comments: '\ud83d', documents: [{ description: '\ud83d' }] },
      ['Comments', 'Document 1: Description'],
    ],
    ['the name of a field', { 'comm\ud83dents': 'x' }, ['Comm\ufffdents']],
    ['the whole body', 'a\ud83d', ['The request']],
    ['JSON in a text', { thumbprint_data: '{"method": "\\ud83d"}' }, ['Thumbprint data: Method']],
    ['a name in JSON in a text', { thumbprint_data: '{"a\\udfff": 1}' }, ['Thumbprint data: A\ufffd']],
  ])('are refused in %s', (_, body, names) => {
    const parsed = parseRequest(createDraft, request(body));
    expect(parsed).toMatchObject({ ok: false, code: 'INVALID_FIELDS', detail: names.map(broken) });
  });

  it('are refused before a schema sees the text', () => {
    const parsed = parseRequest(updateProfile, request({ full_name: '\ud83d', unknown: 1 }));
    expect(parsed).toMatchObject({ detail: [broken('Full name')] });
  });

  it('are refused in a query and a path, where they arrive as U+FFFD', () => {
    const query = { ...request(undefined), queryStringParameters: { search: 'Ann\ufffd', state: 'CA' } };
    expect(parseRequest(suggestSigners, query)).toMatchObject({ detail: [broken('Search')] });
    const path = { ...request(undefined), pathParameters: { id: '\ufffd' } };
    expect(parseRequest(getEntry, path)).toMatchObject({ detail: [broken('Id')] });
  });

  it('are not found in whole pairs, and in a replacement character that was typed', () => {
    const body = {
      comments: '👍 \ufffd {"a": "\\ud83d\\udc4d"}',
      thumbprint_data: '{"a": "\\ud83d\\udc4d"}',
    };
    const parsed = parseRequest(createDraft, request(body));
    expect(JSON.stringify(parsed)).not.toContain('broken');
  });

  it('are counted up to 20', () => {
    const documents = Array.from({ length: 1_000 }, () => ({ description: '\ud83d' }));
    const parsed = parseRequest(createDraft, request({ documents }));
    expect(parsed.ok ? [] : parsed.detail).toHaveLength(20);
  });
});

describe('bodies that no client sends', () => {
  const parse = (body: string) => parseRequest(createDraft, { headers: {}, body, isBase64Encoded: false });

  it('are refused if they are nested deeply', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(parse(`{"documents":${deep}}`)).toMatchObject({
      code: 'INVALID_FIELDS',
      detail: [expect.stringMatching(/is nested too deeply$/)],
    });
  });

  it('are refused if they name a field __proto__, at any depth', () => {
    expect(parse('{"__proto__": {"comments": "x"}}')).toMatchObject({ code: 'INVALID_FIELDS' });
    expect(parse('{"signers": [{"__proto__": []}]}')).toMatchObject({ code: 'INVALID_FIELDS' });
  });
});
