import type { Outcome } from '#functions/outcome.ts';
import { deviceDays } from '#functions/store/security/device-store.ts';

/** `__Host-`: only this host sets it, over TLS, for all paths, so no subdomain can plant one. */
const name = '__Host-device';

/** The format of our tokens: 256 bits in base64url. */
const tokenForm = /^[\w-]{43}$/;

/** Returns the device's token from a request's cookies. Undefined without a well-formed one. */
export function deviceTokenIn(cookies: readonly string[] | undefined): string | undefined {
  const cookie = cookies?.find((each) => each.startsWith(`${name}=`));
  const token = cookie?.slice(name.length + 1);
  return token && tokenForm.test(token) ? token : undefined;
}

/** Returns the result of a sign-in, and sets the cookie that identifies the browser from then on. */
export function keepDevice<T extends { deviceToken: string }>(
  outcome: Outcome<T>,
): Outcome<T> & { cookies?: string[] } {
  return outcome.ok ? { ...outcome, cookies: [deviceCookie(outcome.value.deviceToken)] } : outcome;
}

/**
 * Returns the cookie for a device's token, which scripts can't read. It identifies the device but grants no
 * access.
 */
function deviceCookie(token: string): string {
  const maxAge = deviceDays * 24 * 3_600;
  return `${name}=${token}; Path=/; Max-Age=${maxAge}; Secure; HttpOnly; SameSite=Strict`;
}
