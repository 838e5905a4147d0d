import { describe, expect, it } from 'vitest';
import type { TokenClaims } from '#functions/adapters/identity/tokens.ts';
import { isLive, issueToken, sessionsToDrop } from '#functions/services/auth/sessions.ts';

const signedInAt = '2026-03-02T08:00:00.500Z';
const at = (time: string) => new Date(`2026-03-02T${time}Z`);

describe('a session', () => {
  it('is live for 12 hours', () => {
    expect(isLive(signedInAt, at('08:00:00.500'))).toBe(true);
    expect(isLive(signedInAt, at('20:00:00.499'))).toBe(true);
    expect(isLive(signedInAt, at('20:00:00.500'))).toBe(false);
  });

  it.each([
    ['08:00:00.500', 3600],
    ['19:00:00.500', 3600],
    ['19:30:00.500', 1800],
    ['19:59:59.500', 1],
  ])('at %s gets a token for %i more seconds', async (time, lifetime) => {
    let signed: TokenClaims | undefined;
    const deps = {
      now: () => at(time),
      newId: () => 'token-id',
      tokens: {
        sign: async (claims: TokenClaims) => {
          signed = claims;
          return 'signed';
        },
      },
    };
    const account = { id: 'n1', tokenVersion: 4, sessions: { s1: { signedInAt, renewals: 2 } } };
    const token = await issueToken(deps, account, { sessionId: 's1', signedInAt });
    expect(token).toBe('signed');
    expect(signed).toMatchObject({
      notaryId: 'n1',
      sessionId: 's1',
      tokenVersion: 4,
      generation: 2,
      signedInAt: Math.floor(Date.parse(signedInAt) / 1000),
      tokenId: 'token-id',
      issuedAt: Math.floor(at(time).getTime() / 1000),
    });
    expect((signed?.expiresAt ?? 0) - (signed?.issuedAt ?? 0)).toBe(lifetime);
  });
});

describe('sessionsToDrop', () => {
  const now = at('20:00:00');
  const sessions = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `s${index}`,
        { signedInAt: new Date(now.getTime() - index * 60_000).toISOString() },
      ]),
    );

  it('drops none while there is room for one more', () => {
    expect(sessionsToDrop(sessions(0), now)).toEqual([]);
    expect(sessionsToDrop(sessions(19), now)).toEqual([]);
  });

  it('drops the oldest at the maximum', () => {
    expect(sessionsToDrop(sessions(20), now)).toEqual(['s19']);
    expect(sessionsToDrop(sessions(22), now)).toEqual(['s21', 's20', 's19']);
  });

  it('drops expired sessions first, and no live one if that makes room', () => {
    const old = { signedInAt: at('07:59:59').toISOString() };
    expect(sessionsToDrop({ ...sessions(19), old }, now)).toEqual(['old']);
    expect(sessionsToDrop({ ...sessions(20), old }, now)).toEqual(['old', 's19']);
  });
});
