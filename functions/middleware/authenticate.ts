import { tokenKey } from '#functions/adapters/secrets.ts';
import { accessTokens } from '#functions/adapters/tokens.ts';
import type { Outcome } from '#functions/outcome.ts';
import { authenticate, type Caller } from '#functions/services/authenticate.ts';
import { accountStore } from '#functions/store/account-store.ts';
import { table } from '#functions/store/table.ts';

/** The token of `Bearer <token>`, the scheme in any case (RFC 6750, RFC 9110). */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/-]+=*) *$/i.exec(authorization ?? '')?.[1];
}

/** Who makes a request, by its Authorization header; refuses by services/authenticate, and so fails closed. */
export function authenticateCaller(authorization: string | undefined): Promise<Outcome<Caller>> {
  return authenticate(
    { accounts: accountStore(table()), tokens: accessTokens(tokenKey), now: () => new Date() },
    bearerToken(authorization),
  );
}
