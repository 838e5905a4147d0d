import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const issuer = 'Digital Notary Journal';

/** What every authenticator app takes for granted (RFC 6238; the apps ignore anything else). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
const recoveryCodeBytes = 10;
const recoveryCodesMade = 10;

/** Clocks of phones are off: one step either way is accepted (RFC 6238, 5.2). */
const stepsEitherWay = 1;

const totp = (secret: string, label = '') =>
  new TOTP({ ...parameters, issuer, label, secret: Secret.fromBase32(secret) });

/** A new secret of 160 random bits (RFC 4226, 4), in base32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The address that an authenticator app takes a secret from, by QR code or by hand. */
export function otpauthUrl(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** The time step that a code belongs to: of the running one, or one either way. Undefined for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const off = totp(secret).validate({ token: code, timestamp, window: stepsEitherWay });
  return off === null ? undefined : TOTP.counter({ period: parameters.period, timestamp }) + off;
}

/** Ten codes of 80 random bits, in base32: `ABCD-EFGH-2345-6723`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodesMade }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(recoveryCodeBytes)).buffer });
    return (base32.match(/.{4}/g) ?? []).join('-');
  });
}
