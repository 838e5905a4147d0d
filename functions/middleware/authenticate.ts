import { accessTokens } from '#functions/adapters/identity/tokens.ts';
import { tokenKey } from '#functions/adapters/signing/token-key.ts';
import type { Outcome } from '#functions/outcome.ts';
import { authenticate, type Caller } from '#functions/services/auth/authenticate.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Returns the token of `Bearer <token>`. The scheme is case-insensitive (RFC 6750, RFC 9110). */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/-]+=*) *$/i.exec(authorization ?? '')?.[1];
}

/**
 * Identifies the caller by the Authorization header. Fails closed without a valid session. `onSuperseded` is
 * called for a token that was replaced.
 */
export function authenticateCaller(
  authorization: string | undefined,
  onSuperseded?: (caller: Caller) => Promise<void>,
): Promise<Outcome<Caller>> {
  return authenticate(
    {
      accounts: accountStore(table()),
      tokens: accessTokens(tokenKey),
      now: () => new Date(),
      onSuperseded,
    },
    bearerToken(authorization),
  );
}
