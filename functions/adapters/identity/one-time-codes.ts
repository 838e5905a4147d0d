import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const issuer = 'Digital Notary Journal';

/** The parameters that every authenticator app assumes (RFC 6238). Apps ignore other values. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
const recoveryCodeBytes = 10;
const recoveryCodesMade = 10;

/** Phone clocks drift, so accept one step either way (RFC 6238, 5.2). */
const stepsEitherWay = 1;

const totp = (secret: string, label = '') =>
  new TOTP({ ...parameters, issuer, label, secret: Secret.fromBase32(secret) });

/** Returns a new secret of 160 random bits (RFC 4226, 4), in base32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the `otpauth:` URL that an authenticator app scans as a QR code. */
export function otpauthUrl(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/**
 * Returns the time step that a code belongs to: the current one, or one either way. Undefined for a wrong
 * code.
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const off = totp(secret).validate({ token: code, timestamp, window: stepsEitherWay });
  return off === null ? undefined : TOTP.counter({ period: parameters.period, timestamp }) + off;
}

/** Returns ten codes of 80 random bits, in base32: `ABCD-EFGH-2345-6723`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodesMade }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(recoveryCodeBytes)).buffer });
    return (base32.match(/.{4}/g) ?? []).join('-');
  });
}
