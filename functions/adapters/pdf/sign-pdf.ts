import type { TimestampAuthority } from '@libpdf/core';
import { prolonged, type SignatureAuthorities, type SignatureGoal, timestampChain } from './prolonged.ts';
import { attributesWithoutTime, cmsWithoutTime } from './without-signing-time.ts';

/** The key and certificates for signing documents. */
export type DocumentSigner = {
  /** X.509 certificates in DER: the key's own, then its issuers, if any. */
  certificates: readonly Uint8Array[];
  /** Returns the RSASSA-PKCS1-v1_5 signature with SHA-256 of a message of at most 4,096 bytes. */
  sign: (message: Uint8Array) => Promise<Uint8Array>;
} & SignatureAuthorities;

/** A user is waiting for the document: authorities together may take this long. */
const authoritiesMs = 5_000;

/** Bytes for a signature without its certificates and timestamp: an RSA key of 3,072 bits needs about 900. */
const signatureBytes = 2_048;
/** A timestamp token contains its authority's certificates: usually 3 to 6 KB. */
const timestampBytes = 10_240;

/** Thrown while signing if the expected timestamp is missing. */
class NoTimestamp extends Error {}

/** Removes the signing time from the last signature of a PDF, in place: no signature covers its own bytes. */
function removeSigningTime(pdf: Uint8Array): void {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
  const start = '/Contents <';
  const from = bytes.lastIndexOf(start) + start.length;
  const to = bytes.indexOf('>', from);
  const cms = cmsWithoutTime(Buffer.from(bytes.toString('latin1', from, to), 'hex'));
  bytes.write(
    Buffer.from(cms)
      .toString('hex')
      .padEnd(to - from, '0'),
    from,
    'latin1',
  );
}

/**
 * Returns a PDF with a signature over all of it, after the last byte, and its timestamp, if an authority
 * answers (PAdES baseline B-B or B-T). Throws if the signer fails.
 */
async function withSignature(
  pdf: Uint8Array,
  signer: DocumentSigner,
  { signedAt, reason }: { signedAt: Date; reason: string },
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; token?: Uint8Array }> {
  const [certificate, ...certificateChain] = signer.certificates;
  if (!certificate) throw new Error('Documents cannot be signed without a certificate');
  // Loaded on first use: it is larger than the layout engine.
  const { PDF } = await import('@libpdf/core');
  const certificateBytes = signer.certificates.reduce((sum, { length }) => sum + length, 0);

  const signed = async (timestampAuthority?: TimestampAuthority): Promise<Uint8Array> => {
    const document = await PDF.load(pdf);
    const { bytes } = await document.sign({
      signer: {
        certificate,
        certificateChain,
        keyType: 'RSA',
        signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
        sign: (attributes) => signer.sign(attributesWithoutTime(attributes)),
      },
      level: timestampAuthority ? 'B-T' : 'B-B',
      ...(timestampAuthority && { timestampAuthority }),
      digestAlgorithm: 'SHA-256',
      signingTime: signedAt,
      reason,
      fieldName: 'Signature',
      estimatedSize: signatureBytes + certificateBytes + (timestampAuthority ? timestampBytes : 0),
    });
    removeSigningTime(bytes);
    return bytes;
  };

  const { timestamp } = signer;
  if (!timestamp) return { bytes: await signed() };
  try {
    let token: Uint8Array | undefined;
    const bytes = await signed({
      timestamp: async (digest) => {
        token = await timestamp(digest, signal);
        if (!token || token.length > timestampBytes || timestampChain(token).length === 0)
          throw new NoTimestamp();
        return token;
      },
    });
    return { bytes, ...(token && { token }) };
  } catch (error) {
    if (error instanceof NoTimestamp) return { bytes: await signed() };
    throw error;
  }
}

/**
 * Returns a PDF with a signature over all of it, up to the level that the authorities allow
 * (docs/adr/0080-lasting-signatures.md). The same input gives the same bytes, unless there is a timestamp.
 * Throws if the signer fails.
 */
export async function signPdf(
  pdf: Uint8Array,
  signer: DocumentSigner,
  { goal = 'B-LT', ...signing }: { signedAt: Date; reason: string; goal?: SignatureGoal },
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(authoritiesMs);
  const { timestamp, ...unstamped } = signer;
  const stamping = goal === 'data-only' ? unstamped : signer;
  return prolonged(await withSignature(pdf, stamping, signing, signal), signer, goal, signal);
}
