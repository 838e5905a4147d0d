import { errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { TokenKey } from '../signing/token-key.ts';

/** Ed25519 by its specific name (RFC 9864). */
const algorithm = 'Ed25519';
const type = 'at+jwt';
const issuer = 'digital-notary-journal';
const audience = 'digital-notary-journal/api';

/** The claims of an access token. Times are epoch seconds. */
export type TokenClaims = {
  notaryId: string;
  sessionId: string;
  /** The account's token version when the session started. A password change increments it. */
  tokenVersion: number;
  /** How often the session was renewed before this token was issued. */
  generation: number;
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
  gen: z.int(),
  auth_time: z.int(),
  jti: z.string().check(z.minLength(1)),
  iat: z.int(),
  exp: z.int(),
});

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

export type AccessTokens = {
  /** Returns a signed token with these claims. */
  sign(claims: TokenClaims): Promise<string>;
  /** Returns the claims of a token, or why it is rejected. Throws if the key is unavailable. */
  read(token: string, now: Date): Promise<TokenReading>;
};

/**
 * Signs and reads access tokens: JWTs with a fixed algorithm, type, issuer, and audience (RFC 8725;
 * specification, section 10). Doesn't check whether the session still exists.
 */
export function accessTokens(key: () => TokenKey): AccessTokens {
  return {
    async sign(claims) {
      const payload: z.input<typeof payloadSchema> & { iss: string; aud: string } = {
        iss: issuer,
        aud: audience,
        sub: claims.notaryId,
        sid: claims.sessionId,
        ver: claims.tokenVersion,
        gen: claims.generation,
        auth_time: claims.signedInAt,
        jti: claims.tokenId,
        iat: claims.issuedAt,
        exp: claims.expiresAt,
      };
      // jose needs the key itself to sign, but this one stays in KMS.
      const signed = `${encoded({ alg: algorithm, typ: type })}.${encoded(payload)}`;
      const signature = await key().sign(Buffer.from(signed));
      return `${signed}.${Buffer.from(signature).toString('base64url')}`;
    },

    async read(token, now) {
      const publicKey = await key().publicKey();
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: [algorithm],
          typ: type,
          issuer,
          audience,
          currentDate: now,
        });
        const parsed = z.safeParse(payloadSchema, payload);
        if (!parsed.success) return { ok: false, reason: 'invalid' };
        const { sub, sid, ver, gen, auth_time, jti, iat, exp } = parsed.data;
        return {
          ok: true,
          claims: {
            notaryId: sub,
            sessionId: sid,
            tokenVersion: ver,
            generation: gen,
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
