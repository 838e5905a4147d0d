import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';

const algorithm = 'HS256';
const type = 'at+jwt';
const issuer = 'digital-notary-journal';
const audience = 'digital-notary-journal/api';

/** The claims of an access token. Times are epoch seconds. */
export type TokenClaims = {
  notaryId: string;
  sessionId: string;
  /** The account's token version when the session started. A password change raises it. */
  tokenVersion: number;
  signedInAt: number;
  tokenId: string;
  issuedAt: number;
  expiresAt: number;
};

/** The claims of a token, or why it is rejected. */
export type TokenReading = { ok: true; claims: TokenClaims } | { ok: false; reason: 'expired' | 'invalid' };

const payloadSchema = z.object({
  sub: z.string().check(z.minLength(1)),
  sid: z.string().check(z.minLength(1)),
  ver: z.int(),
  auth_time: z.int(),
  jti: z.string().check(z.minLength(1)),
  iat: z.int(),
  exp: z.int(),
});

export type AccessTokens = {
  /** Returns a signed token with these claims. */
  sign(claims: TokenClaims): Promise<string>;
  /** Returns the claims of a token, or why it is rejected. Throws if the key is unavailable. */
  read(token: string, now: Date): Promise<TokenReading>;
};

/**
 * Signs and reads access tokens: JWTs with one fixed algorithm, type, issuer, and audience (RFC 8725;
 * specification, section 10). Whether the session still exists is checked elsewhere.
 */
export function accessTokens(key: () => Promise<Uint8Array>): AccessTokens {
  return {
    async sign(claims) {
      return new SignJWT({ sid: claims.sessionId, ver: claims.tokenVersion, auth_time: claims.signedInAt })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(claims.notaryId)
        .setJti(claims.tokenId)
        .setIssuedAt(claims.issuedAt)
        .setExpirationTime(claims.expiresAt)
        .sign(await key());
    },

    async read(token, now) {
      const secret = await key();
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [algorithm],
          typ: type,
          issuer,
          audience,
          currentDate: now,
        });
        const parsed = z.safeParse(payloadSchema, payload);
        if (!parsed.success) return { ok: false, reason: 'invalid' };
        const { sub, sid, ver, auth_time, jti, iat, exp } = parsed.data;
        return {
          ok: true,
          claims: {
            notaryId: sub,
            sessionId: sid,
            tokenVersion: ver,
            signedInAt: auth_time,
            tokenId: jti,
            issuedAt: iat,
            expiresAt: exp,
          },
        };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { ok: false, reason: 'expired' };
        if (error instanceof errors.JOSEError) return { ok: false, reason: 'invalid' };
        throw error;
      }
    },
  };
}
