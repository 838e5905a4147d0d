import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAssertion } from '#functions/adapters/identity/passkey-responses.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

/** CBOR of a byte string of 24 to 65,535 bytes, in the shortest form (RFC 8949). */
const cborBytes = (bytes: Buffer) => {
  const { length } = bytes;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
};
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** The actions of the user and the browser, by default the correct ones. */
type Ceremony = { origin?: string; userVerified?: boolean; counter?: number };

/**
 * Returns an authenticator with one passkey (ES256) for a site and an account, which answers as browsers do, with or without
 * the user's fingerprint.
 */
export function softwareAuthenticator(siteUrl: string, userId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  // kty EC2, alg ES256, crv P-256, x, y (RFC 9053).
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);

  const clientData = (type: string, challenge: string, { origin = siteUrl }: Ceremony) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });

  const authenticatorData = (flags: number, { userVerified = true, counter = 0 }: Ceremony) => {
    const head = Buffer.alloc(5);
    head[0] = flags | 0x01 | (userVerified ? 0x04 : 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(new URL(siteUrl).hostname), head]);
  };

  return {
    id: base64url(id),
    /** Makes the passkey. */
    create(challenge: string, ceremony: Ceremony = {}): NewPasskey {
      const data = Buffer.concat([
        authenticatorData(0x40, ceremony),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none')],
        ...[cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(data)],
      ]);
      return {
        id: base64url(id),
        clientData: base64url(clientData('webauthn.create', challenge, ceremony)),
        attestation: base64url(attestation),
        transports: ['internal'],
      };
    },
    /** Signs a challenge. */
    use(challenge: string, ceremony: Ceremony = {}): PasskeyAssertion {
      const client = clientData('webauthn.get', challenge, ceremony);
      const data = authenticatorData(0, ceremony);
      return {
        id: base64url(id),
        clientData: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: base64url(userId),
      };
    },
  };
}
